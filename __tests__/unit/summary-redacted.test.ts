import { describe, expect, test } from '@jest/globals'
import { Failure } from '../../src/errors.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { renderAudiencesSummary } from '../../src/report/audiences.ts'
import { redactFailure, redactRun } from '../../src/report/redact.ts'
import { renderSummary } from '../../src/report/summary.ts'
import { githubNodes, visibleText } from '../helpers/github-page.ts'
import { audience, contentOf, failedResult, heldClaim, sentResult } from '../helpers/results.ts'

// Every character of it is altered by escaping, and it is long enough to be broken or cut.
const token = `pk_live:"<${'A&b_'.repeat(12)}@1>`
const { redact } = createSecrets({ apiToken: token })
const seenIn = (markdown: string) => visibleText(githubNodes(markdown)).replaceAll('\u200b', '')

const claimedBy = (text: string) => ({ run: text, attempt: 1, time: text, url: `https://github.com/${text}` })

const failure = new Failure({
  reason: 'http-400',
  title: `Failed ${token}`,
  message: `It points to https://other.example/?key=${token}`,
  hint: `Replace ${token}.`,
})

describe('a token in', () => {
  test.each([
    ['a title', sentResult({ content: contentOf({ title: `a ${token} b` }) })],
    ['a button', sentResult({ content: contentOf({ actions: [{ text: token, url: `https://a.example/${token}` }] }) })],
    ['the name of an audience', sentResult({ target: { type: 'audience', audience: { ...audience, name: token } } })],
    ['the response', sentResult({ response: { response: `{"echo":"${token}"}` } })],
    ['a further field', sentResult({ extraFields: { deep: [{ [token]: token }] } })],
    ['a failure', failedResult({ result: { outcome: 'rejected', failure } })],
    ['what went wrong with a key', sentResult({ keyUse: { ...heldClaim, kind: 'unknown', cause: token } })],
    ['the record of a claim', sentResult({ keyUse: { kind: 'used', claim: { ...heldClaim, by: claimedBy(token) } } })],
    ['advice', sentResult({ advice: [{ kind: 'key-separator', key: token }] })],
  ])('%s is not in the summary', (_where, result) => {
    expect(seenIn(renderSummary(result))).toContain('pk_live')
    const text = seenIn(renderSummary(redactRun(result, redact)))
    expect(text).toContain('***')
    expect(text).not.toContain('pk_live')
    expect(text).not.toContain('A&b_')
  })

  test('the failure of a listing is not in its summary', () => {
    expect(seenIn(renderAudiencesSummary({ failure: redactFailure(failure, redact) }))).not.toContain('A&b_')
  })
})

test('everything but the secret stays as it is', () => {
  const result = sentResult({
    extraFields: { list: [1, true, null, { a: 'b' }] },
    guards: { maxReach: 1, checkUrls: true, onceKey: 'k' },
    keyUse: { kind: 'used', claim: heldClaim },
    claim: { ...heldClaim, kind: 'held', tag: 't' },
    advice: [{ kind: 'many-buttons', count: 3 }],
  })
  expect(redactRun(result, redact)).toEqual(result)
})

test('a short secret that is part of a code changes no code, and not the payload', () => {
  const run = sentResult({ payload: '{"title":"sent"}' })
  const redacted = redactRun(run, createSecrets({ apiToken: 'sent' }).redact)
  expect([redacted.result.outcome, redacted.payload]).toEqual(['sent', '{"title":"sent"}'])
})
