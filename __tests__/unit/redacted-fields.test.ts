import { expect, test } from '@jest/globals'
import { Failure } from '../../src/errors.ts'
import { problem } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import type { Preview } from '../../src/report/preview-result.ts'
import { redactFields } from '../../src/report/redacted-fields.ts'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { summaryText } from '../helpers/github-page.ts'
import { contentOf, fullContent, heldClaim, runOf, sentResult } from '../helpers/results.ts'
import { previewSummary, sendSummary } from '../helpers/summaries.ts'

// Every character of it is altered by escaping, and it is long enough to be broken or cut.
const token = `pk_live:"<${'A&b_'.repeat(12)}@1>`
const { redact } = createSecrets({ apiToken: token })

const url = `https://a.example/?key=${token}`
const claim = { ...heldClaim, key: token, by: { run: token, attempt: 1, time: token, url } }

test.each<{ what: string; run: FinishedSend }>([
  { what: 'a failure', run: runOf(token, url) },
  {
    what: 'a skipped run',
    run: runOf(token, url, { result: { outcome: 'skipped', reason: 'already-sent', claim } }),
  },
  {
    what: 'a used key',
    run: runOf(token, url, { result: { outcome: 'dry-run' }, keyUse: { kind: 'used', claim } }),
  },
])('$what has no token left in any text, nor in its summary', ({ run }) => {
  expect(summaryText(sendSummary(run))).toContain('pk_live')
  const redacted = redactFields(run, redact)
  for (const text of [JSON.stringify(redacted), summaryText(sendSummary(redacted))]) {
    expect(text).toContain('***')
    expect(text).not.toMatch(/pk_live|A&b_/)
  }
})

test.each<{ what: string; result: FinishedSend['result']; codes: object }>([
  {
    what: 'was sent',
    result: { outcome: 'sent', sentAt: new Date(0), unexpected: 'cut' },
    codes: { outcome: 'sent', unexpected: 'cut' },
  },
  {
    what: 'was skipped',
    result: { outcome: 'skipped', reason: 'not-announceable', why: { kind: 'state', actual: 'failure' } },
    codes: { outcome: 'skipped', reason: 'not-announceable', why: { kind: 'state' } },
  },
])('a run that $what keeps all texts without a token, and its codes with a token that is part of them', row => {
  const run = sentResult({
    result: row.result,
    content: fullContent,
    payload: '{"title":"sent"}',
    extraFields: { list: [1, true, null, { a: 'b' }] },
    keyUse: { kind: 'used', claim: heldClaim },
    claim: { ...heldClaim, kind: 'held', tag: 't' },
    advice: [{ kind: 'markup', field: 'title', what: 'HTML', found: '<b>' }],
  })
  expect(redactFields(run, redact)).toEqual(run)
  const partsOfCodes = ['sent', 'cut', 'skip', 'announce', 'state', 'aud', 'used', 'held', 'markup', 'HTML', 'input']
  for (const apiToken of [...partsOfCodes, 'file', 'actions', 'text']) {
    const redacted = redactFields(run, createSecrets({ apiToken }).redact)
    expect(redacted).toMatchObject({
      result: row.codes,
      payload: run.payload,
      content: { sources: run.content?.sources },
      target: { type: 'audience' },
      keyUse: { kind: 'used' },
      claim: { kind: 'held' },
      advice: run.advice,
    })
    expect(() => sendSummary(redacted)).not.toThrow()
  }
})

test.each(['spring-sale*7', 'spring\\u002dsale*7', 'spring%2Dsale%2A7'])(
  'a preview shows no password of a proxy, be it written as %s',
  written => {
    const { redact } = createSecrets({ apiToken: '', proxyCredentials: ['spring-sale*7'] })
    const preview: Preview = {
      notifications: [
        {
          file: `campaigns/${written}.yml`,
          content: contentOf({
            title: `Our ${written}`,
            message: written,
            landing_url: `https://a.example/${written}`,
          }),
          advice: [{ kind: 'template', fieldPath: ['title'], template: written }],
          problems: [problem({ input: 'payload-file', file: written }, `has ${written}`, { path: [written] })],
          positionOf: () => undefined,
        },
      ],
      problems: [problem('title', `contains ${written}`)],
      extraFields: { [written]: written },
      failure: new Failure({ reason: 'timeout', title: written, message: written, hint: written }),
    }
    expect(summaryText(previewSummary(preview))).toContain('sale')
    expect(summaryText(previewSummary(redactFields(preview, redact)))).not.toContain('sale')
  },
)
