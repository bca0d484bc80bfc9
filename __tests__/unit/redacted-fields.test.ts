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

test('a run without a token stays as it is', () => {
  const run = sentResult({ content: fullContent, extraFields: { list: [1, true, null, { a: 'b' }] } })
  expect(redactFields(run, redact)).toEqual(run)
})

test.each([
  { code: 'not-announceable', of: 'a reason' },
  { code: 'audience', of: 'a type of target' },
  { code: 'icon_url', of: 'a field' },
])('$of stays as it is, even if the token is "$code": the report depends on it', ({ code }) => {
  const run = sentResult({
    result: { outcome: 'skipped', reason: 'not-announceable', why: { kind: 'state', actual: 'failure' } },
    content: fullContent,
    payload: `{"title":"${code}"}`,
    keyUse: { kind: 'used', claim: heldClaim },
  })
  const redacted = redactFields(run, createSecrets({ apiToken: code }).redact)
  expect(redacted).toMatchObject({
    result: { outcome: 'skipped', reason: 'not-announceable', why: { kind: 'state' } },
    payload: run.payload,
    content: { sources: run.content?.sources },
    target: { type: 'audience' },
  })
  expect(() => sendSummary(redacted)).not.toThrow()
})

test.each(['spring sale*7', 'spring%20sale*7'])(
  'a preview shows no password of a proxy, be it written as %s',
  written => {
    const { redact } = createSecrets({ apiToken: '', proxyCredentials: ['spring sale*7'] })
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
          redirects: [],
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
