import { expect, test } from '@jest/globals'
import { Failure } from '../../src/errors.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { redactRun } from '../../src/report/redact.ts'
import type { FinishedRun } from '../../src/report/result.ts'
import { renderSummary } from '../../src/report/summary.ts'
import { githubNodes, visibleText } from '../helpers/github-page.ts'
import { contentOf, fullContent, heldClaim, sentResult } from '../helpers/results.ts'

// Every character of it is altered by escaping, and it is long enough to be broken or cut.
const token = `pk_live:"<${'A&b_'.repeat(12)}@1>`
const { redact } = createSecrets({ apiToken: token })
const seenIn = (run: FinishedRun) => visibleText(githubNodes(renderSummary(run))).replaceAll('\u200b', '')

const url = `https://a.example/?key=${token}`
const by = { run: token, attempt: 1, time: token, url }
const failure = new Failure({ reason: 'http-400', title: token, message: `It points to ${url}`, hint: token })
const everywhere: Omit<FinishedRun, 'result'> = {
  content: contentOf({
    title: token,
    message: token,
    banner_url: url,
    actions: [{ text: token, url }],
    utm_source: token,
  }),
  target: { type: 'audience', audience: { id: 1, name: token, reach: 1 } },
  guards: { checkUrls: true, onceKey: token },
  response: { response: `{"echo":"${token}"}` },
  extraFields: { deep: [{ [token]: token, payload: token, kind: token }] },
  advice: [{ kind: 'key-separator', key: token }],
  keyUse: { ...heldClaim, key: token, kind: 'unknown', cause: token },
  claim: { ...heldClaim, key: token, kind: 'maybe', tag: token },
  attempts: 1,
}

test.each<[string, FinishedRun]>([
  ['a failure', { ...everywhere, result: { outcome: 'rejected', failure } }],
  [
    'a skipped run',
    { ...everywhere, result: { outcome: 'skipped', reason: 'already-sent', claim: { ...heldClaim, key: token, by } } },
  ],
  [
    'a used key',
    { ...everywhere, result: { outcome: 'dry-run' }, keyUse: { kind: 'used', claim: { ...heldClaim, by } } },
  ],
])('no token is left in any text of %s, nor in its summary', (_what, run) => {
  expect(seenIn(run)).toContain('pk_live')
  const redacted = redactRun(run, redact)
  for (const text of [JSON.stringify(redacted), seenIn(redacted)]) {
    expect(text).toContain('***')
    expect(text).not.toMatch(/pk_live|A&b_/)
  }
})

test.each<FinishedRun['result']>([
  { outcome: 'sent', sentAt: new Date(0), doubt: 'cut' },
  { outcome: 'skipped', reason: 'not-announceable', because: { kind: 'state', found: 'failure' } },
])('everything else stays as it is, and so do the payload and codes that contain a short token: %j', result => {
  const run = sentResult({
    result,
    content: fullContent,
    payload: '{"title":"sent"}',
    extraFields: { list: [1, true, null, { a: 'b' }] },
    keyUse: { kind: 'used', claim: heldClaim },
    claim: { ...heldClaim, kind: 'held', tag: 't' },
    advice: [{ kind: 'markup', field: 'title', what: 'tag' }],
  })
  expect(redactRun(run, redact)).toEqual(run)
  for (const code of 'sent cut skip announce state aud used held markup tag input file'.split(' ')) {
    const short = redactRun(run, createSecrets({ apiToken: code }).redact)
    const { payload, content } = run
    expect(short).toMatchObject({ payload, content: { sources: content?.sources }, keyUse: { kind: 'used' } })
    expect(short.result).toMatchObject({ outcome: result.outcome, ...('doubt' in result && { doubt: 'cut' }) })
    expect(short).toMatchObject({ target: { type: 'audience' }, claim: { kind: 'held' } })
    expect(() => renderSummary(short)).not.toThrow()
  }
})
