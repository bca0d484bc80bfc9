import { expect, test } from '@jest/globals'
import { Failure } from '../../src/base/failure.ts'
import { reportOf } from '../../src/report/send-report.ts'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { otherClaim, ownClaim, sentResult } from '../helpers/results.ts'

const failure = new Failure({ reason: 'timeout', title: 'T', message: 'M', hint: 'H' })
const advice: FinishedSend['advice'] = Array.from({ length: 12 }, () => ({ kind: 'reach-zero' }))
const sentAt = new Date('2026-08-04T09:30:12.345Z')

// GitHub shows only ten warnings per step, so the important ones must come first.
test.each<{ about: string; finished: Partial<FinishedSend>; titles: string[] }>([
  {
    about: 'an unexpected response',
    finished: { result: { outcome: 'sent', sentAt, unexpected: 'cut' } },
    titles: ['Sent, with an unexpected response'],
  },
  {
    about: 'a lost claim, and then the one about a claim that stays,',
    finished: {
      result: { outcome: 'rejected', failure, stop: { kind: 'claim-lost', ref: 'refs/web-push/x' } },
      claim: ownClaim('held'),
    },
    titles: ['Not retried', 'Claim not deleted'],
  },
  {
    about: 'a used key',
    finished: { result: { outcome: 'dry-run' }, keyUse: { kind: 'used', claim: otherClaim } },
    titles: ['Key already used'],
  },
])('the warning about $about comes before any advice', ({ finished, titles }) => {
  const { entries } = reportOf(sentResult({ ...finished, advice }))
  const warnings = entries.filter(({ level }) => level === 'warning')
  expect(warnings.map(({ title }) => title)).toEqual([...titles, ...advice.map(() => undefined)])
})

test('a dry run says that the service accepted the token, and a send does not need to', () => {
  const textsOf = (finished: Partial<FinishedSend>) => reportOf(sentResult(finished)).entries.map(({ text }) => text)
  const accepted = 'The push service accepted the token. It lists 1 audience.'
  expect(textsOf({ result: { outcome: 'dry-run' }, listed: 1 })).toContain(accepted)
  expect(textsOf({ listed: 1 })).not.toContain(accepted)
  expect(textsOf({ result: { outcome: 'dry-run' } })).not.toContain(accepted)
})

test.each<{ what: string; result: FinishedSend['result'] }>([
  { what: 'an unexpected response', result: { outcome: 'sent', sentAt, unexpected: 'not-json' } },
  { what: 'a message that confirms nothing', result: { outcome: 'sent', sentAt, unconfirmed: 'Limit exceeded' } },
])('after $what, the warning has the command without which a re-run is skipped', ({ result }) => {
  const [withClaim] = reportOf(sentResult({ result, claim: ownClaim('held') })).entries
  expect(withClaim?.text).toMatch(
    /If it is not there, first run the command below, .* a re-run with the same key is skipped\./,
  )
  expect(withClaim?.command).toContain('--method DELETE')
  const [without] = reportOf(sentResult({ result })).entries
  expect(without?.text).toMatch(/If it is not there, run this again\./)
  expect(without?.command).toBeUndefined()
})

test('a dry run by hand says which run sends, because people try a new setup this way', () => {
  const textsOf = (finished: Partial<FinishedSend>) => reportOf(sentResult(finished)).entries.map(({ text }) => text)
  const sends = 'A run with `dry-run: false` sends. In a form, clear "Dry run".'
  expect(textsOf({ result: { outcome: 'dry-run' }, isByHand: true })).toContain(sends)
  expect(textsOf({ result: { outcome: 'dry-run' } })).not.toContain(sends)
  expect(textsOf({ isByHand: true })).not.toContain(sends)
})
