import { expect, test } from '@jest/globals'
import { Failure } from '../../src/errors.ts'
import { problem } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import type { Preview } from '../../src/report/preview-summary.ts'
import { redactFields } from '../../src/report/redacted-fields.ts'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { githubNodes, visibleText } from '../helpers/github-page.ts'
import { contentOf, fullContent, heldClaim, runOf, sentResult } from '../helpers/results.ts'
import { previewSummary, sendSummary } from '../helpers/summaries.ts'

// Every character of it is altered by escaping, and it is long enough to be broken or cut.
const token = `pk_live:"<${'A&b_'.repeat(12)}@1>`
const { redact } = createSecrets({ apiToken: token })
const seenIn = (run: FinishedSend) => visibleText(githubNodes(sendSummary(run))).replaceAll('\u200b', '')

const url = `https://a.example/?key=${token}`
const claim = { ...heldClaim, key: token, by: { run: token, attempt: 1, time: token, url } }
test.each<[string, FinishedSend]>([
  ['a failure', runOf(token, url)],
  ['a skipped run', runOf(token, url, { result: { outcome: 'skipped', reason: 'already-sent', claim } })],
  ['a used key', runOf(token, url, { result: { outcome: 'dry-run' }, keyUse: { kind: 'used', claim } })],
])('%s has no token left in any text, nor in its summary', (_what, run) => {
  expect(seenIn(run)).toContain('pk_live')
  const redacted = redactFields(run, redact)
  for (const text of [JSON.stringify(redacted), seenIn(redacted)]) {
    expect(text).toContain('***')
    expect(text).not.toMatch(/pk_live|A&b_/)
  }
})

test.each<FinishedSend['result']>([
  { outcome: 'sent', sentAt: new Date(0), unexpected: 'cut' },
  { outcome: 'skipped', reason: 'not-announceable', why: { kind: 'state', actual: 'failure' } },
])('a run without the token stays as it is, and so do payload and codes that contain a short one: %j', result => {
  const run = sentResult({
    result,
    content: fullContent,
    payload: '{"title":"sent"}',
    extraFields: { list: [1, true, null, { a: 'b' }] },
    keyUse: { kind: 'used', claim: heldClaim },
    claim: { ...heldClaim, kind: 'held', tag: 't' },
    advice: [
      { kind: 'markup', field: 'title', what: 'tag' },
      { kind: 'text-comment', fieldPath: ['actions', 0, 'text'], comment: '#1' },
    ],
  })
  expect(redactFields(run, redact)).toEqual(run)
  const { outcome } = result
  const codes = 'unexpected' in result ? { outcome, unexpected: result.unexpected } : { outcome }
  const words = [
    'sent',
    'cut',
    'skip',
    'announce',
    'state',
    'aud',
    'used',
    'held',
    'markup',
    'tag',
    'input',
    'file',
    'actions',
    'text',
  ]
  for (const code of words) {
    const short = redactFields(run, createSecrets({ apiToken: code }).redact)
    const { payload, content, advice } = run
    expect(short).toMatchObject({ advice, payload, content: { sources: content?.sources }, keyUse: { kind: 'used' } })
    expect(short.result).toMatchObject(codes)
    expect(short).toMatchObject({ target: { type: 'audience' }, claim: { kind: 'held' } })
    expect(() => sendSummary(short)).not.toThrow()
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
          advice: [{ kind: 'page-as-image', field: 'icon_url', raw: `https://a.example/${written}` }],
          problems: [problem({ input: 'payload-file', file: written }, `has ${written}`, { path: [written] })],
          positionOf: () => undefined,
        },
      ],
      problems: [problem('title', `contains ${written}`)],
      extraFields: { [written]: written },
      failure: new Failure({ reason: 'timeout', title: written, message: written, hint: written }),
    }
    expect(seenInPreview(preview)).toContain('sale')
    expect(seenInPreview(redactFields(preview, redact))).not.toContain('sale')
  },
)

const seenInPreview = (preview: Preview) => visibleText(githubNodes(previewSummary(preview))).replaceAll('\u200b', '')
