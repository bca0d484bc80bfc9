import { describe, expect, test } from '@jest/globals'
import { Failure } from '../../src/errors.ts'
import { createRedactor } from '../../src/inputs/secrets.ts'
import { renderAudiencesSummary } from '../../src/report/audiences-summary.ts'
import { redacted } from '../../src/report/redacted.ts'
import { renderSummary } from '../../src/report/summary.ts'
import { githubNodes, visibleText } from '../helpers/github-page.ts'
import { audience, contentOf, failedResult, sentResult } from '../helpers/results.ts'

// Every character of it is altered by escaping, and it is long enough to be broken or cut.
const token = `pk_live:"<${'A&b_'.repeat(12)}@1>`
const redact = createRedactor([token])
const seenIn = (markdown: string) => visibleText(githubNodes(markdown)).replaceAll('\u200b', '')

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
    ['the response', sentResult({ delivery: { ...sentResult().delivery, response: `{"echo":"${token}"}` } as never })],
    ['a further field', sentResult({ extraFields: { deep: [{ [token]: token }] } })],
    ['a failure', failedResult({ result: { outcome: 'rejected', failure } })],
    ['a warning and a note', sentResult({ warnings: [`w ${token}`], notes: [`n ${token}`] })],
  ])('%s is not in the summary', (_where, result) => {
    expect(seenIn(renderSummary(result))).toContain('pk_live')
    const text = seenIn(renderSummary(redacted(result, redact)))
    expect(text).toContain('***')
    expect(text).not.toContain('pk_live')
    expect(text).not.toContain('A&b_')
  })

  test('a listing is not in its summary', () => {
    expect(seenIn(renderAudiencesSummary(redacted([{ ...audience, name: token }], redact)))).not.toContain('A&b_')
    expect(seenIn(renderAudiencesSummary(redacted({ failure }, redact)))).not.toContain('A&b_')
  })
})

test('everything but the secret stays as it is', () => {
  const result = sentResult({ extraFields: { list: [1, true, null, { a: 'b' }] } })
  expect(redacted(result, redact)).toEqual(result)
  expect(redacted(failure, redact)).toBeInstanceOf(Failure)
})
