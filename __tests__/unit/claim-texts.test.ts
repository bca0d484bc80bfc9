import { expect, test } from '@jest/globals'
import { Failure } from '../../src/base/failure.ts'
import type { ClaimedBy, OtherClaim } from '../../src/claims/once-key.ts'
import { claimEntries, deleteCommand, keyUseEntry, withDeletion } from '../../src/report/claim-texts.ts'
import { explainFailure } from '../../src/report/failure-explanation.ts'
import { logText } from '../../src/report/log-lines.ts'
import { reportOf } from '../../src/report/send-report.ts'
import { annotationOf, otherClaim, ownClaim } from '../helpers/results.ts'

const tag = 'a'.repeat(40)
const remove = 'gh api --method DELETE repos/octo/app/git/refs/web-push/release-17-0123456789ab'
const command = `[ "$(gh api repos/octo/app/git/ref/web-push/release-17-0123456789ab --jq .object.sha)" = ${tag} ] && ${remove}`

const failureOf = (reason: 'timeout' | 'claim-failed') =>
  new Failure({ reason, title: 'T', message: 'No answer.', hint: 'Run this again.' })

function skipOf(claim: OtherClaim) {
  const none = { text: '' }
  const annotation = annotationOf({ outcome: 'skipped', reason: 'already-sent', claim })
  const { why = none, next = none, instead = none } = annotation ?? {}
  return { why: logText(why), next: logText(next), instead: logText(instead) }
}

test('the command that deletes a claim first checks that the ref still points to the same tag object', () => {
  expect(deleteCommand(otherClaim, [tag])).toBe(command)
  const onServer = deleteCommand({ ...otherClaim, serverUrl: 'https://git.example.com' }, [tag])
  expect(onServer).toBe(command.replaceAll('gh api', 'gh api --hostname git.example.com'))
})

test('a run with two tag objects prints a command for each, because either may be its claim', () => {
  const other = 'b'.repeat(40)
  expect(deleteCommand(otherClaim, [tag, other])).toBe(`${command}\n${command.replace(tag, other)}`)
  const [entry] = claimEntries({ ...ownClaim('maybe'), tagObjects: [tag, other] }, 'not-sent')
  expect(entry?.text).toContain(`only if it still points to ${tag} or ${other}, the claim of this run`)
})

test('the message about the claim of another run says which run it is, when it claimed, and how to send again', () => {
  expect(skipOf(otherClaim)).toEqual({
    why: 'Run 4711 (attempt 1) claimed the key "release-17" at 2026-08-04T09:30:12Z to send "Kestrel 4.2 is out" to every subscriber of the site. The claim is the ref refs/web-push/release-17-0123456789ab. https://github.com/octo/app/actions/runs/4711/attempts/1',
    next: 'When run 4711 has ended, look at its outcome. If it sent this notification, you are done.',
    instead: `To find out whether this notification was sent, wait until run 4711 has ended, wait a few more minutes, then look in the panel of your push service. To send something else, use a different \`once-key\`. Careful: a new key has no record yet, so the first run with it sends again, even what was already announced. Only if it was not sent, or to send it a second time on purpose, run this command and then re-run this job. The command deletes the claim only if no other run has replaced it:\n${command}`,
  })
})

const claimedBy = (by: OtherClaim['by']) => skipOf({ ...otherClaim, by })
const { title: _, target: __, ...run } = otherClaim.by as ClaimedBy

test.each([
  {
    what: 'an audience',
    by: { ...run, title: 'T', target: 'audience 101' },
    said: ' to send "T" to the audience 101. ',
  },
  { what: 'only a title', by: { ...run, title: '##[x]'.repeat(99) }, said: ' to send "##[x]##[x]' },
  { what: 'neither title nor target', by: run, said: ' claimed the key "release-17" at 2026-08-04T09:30:12Z. ' },
])('the message about a claim has the content of its record: $what', ({ by, said }) => {
  expect(claimedBy(by).why).toContain(said)
  expect(claimedBy(by).why.length).toBeLessThan(400)
})

test('the message about a claim of an unknown run says to wait for every run that uses the key', () => {
  const { why, instead } = claimedBy(undefined)
  expect(why).toBe(
    'Another run claimed the key "release-17", but the action cannot read which run. The claim is the ref refs/web-push/release-17-0123456789ab.',
  )
  expect(instead).toContain('wait until every run that uses this key has ended, wait a few more minutes, then look')
})

const ofEarlierAttempt: OtherClaim['by'] = { ...run, title: 'T', target: 'all', relation: 'earlier-attempt' }

test('a re-run is first told that it has nothing to do, with the attempt that made the claim, and never to wait for itself', () => {
  const { why, instead } = claimedBy(ofEarlierAttempt)
  expect(why).toBe(
    'If you only re-ran this job and attempt 1 sent the notification, there is nothing to do. Attempt 1 of this run claimed the key "release-17" at 2026-08-04T09:30:12Z to send "T" to every subscriber of the site. The claim is the ref refs/web-push/release-17-0123456789ab. https://github.com/octo/app/actions/runs/4711/attempts/1',
  )
  expect(instead).toMatch(
    /^To find out whether this notification was sent, wait a few minutes, then look in the panel .* Only if it was not sent, or to send it a second time on purpose, run this command/,
  )
  expect(instead).not.toMatch(/has ended|new key/)
})

test('a job that meets the claim of another job of its run waits for the other jobs, not for its own run', () => {
  const { why, instead } = claimedBy({ ...run, relation: 'same-attempt' })
  expect(why).toMatch(/^Another job or step of this run claimed the key "release-17" at /)
  expect(instead).toContain('wait until the other jobs of this run have ended, wait a few more minutes, then look')
})

test('a dry run does not say that there is nothing to do', () => {
  const claim = { ...otherClaim, by: ofEarlierAttempt }
  expect(keyUseEntry({ kind: 'used', claim }).text).toMatch(
    /^A real run would be skipped\. Attempt 1 of this run claimed/,
  )
})

test('the advice about a claim whose deletion is in doubt begins with waiting some minutes', () => {
  const claim = { ...ownClaim('held'), isDeletionInDoubt: true }
  const wait = /(?:^|\. )First, wait a few minutes, because GitHub may still carry out the deletion/
  for (const outcome of ['rejected', 'not-sent', 'skipped'] as const) {
    expect(claimEntries(claim, outcome)).toMatchObject([{ text: expect.stringMatching(wait), command }])
  }
  const failed = annotationOf({ outcome: 'not-sent', failure: failureOf('claim-failed') }, claim)
  expect(failed?.next).toMatchObject({ text: expect.stringMatching(wait), command })
})

test('the advice about a claim that GitHub may still create begins with waiting, because the command may find nothing', () => {
  const claim = { ...ownClaim('maybe'), mayStillBeCreated: true }
  const wait = /(?:^|\. )First, wait a few minutes, because GitHub may still create the claim\. /
  expect(claimEntries(claim, 'skipped')).toMatchObject([{ text: expect.stringMatching(wait), command }])
  const failed = annotationOf({ outcome: 'not-sent', failure: failureOf('claim-failed') }, claim)
  expect(failed?.next).toMatchObject({ text: expect.stringMatching(wait), command })
  expect(failed?.next?.text).toMatch(/ create the claim\. Then run the command below, .* After that, do this: /)
  expect(claimEntries(ownClaim('maybe'), 'skipped')).not.toMatchObject([{ text: expect.stringMatching(wait) }])
})

test('no message about a claim says that its notification was sent, because its run may not have ended', () => {
  for (const by of [otherClaim.by, undefined]) {
    const { why, next } = claimedBy(by)
    const said = `${why} ${next}`.replace('whether this notification was sent', '').replace('if it was not sent', '')
    expect(said).not.toMatch(/was sent|may have been|has sent|nothing to do/)
  }
})

test('the message about a key of 5,000 characters still fits an annotation', () => {
  const { why, next, instead } = skipOf({ ...otherClaim, key: '"k'.repeat(2_500) })
  expect(`${why}\n${next}\n${instead}`.length).toBeLessThan(1_500)
  expect(instead).toContain(command)
})

test.each([
  {
    stop: { kind: 'claim-lost', ref: 'refs/web-push/x' },
    why: 'the ref refs/web-push/x is no longer the claim of this run',
  },
  {
    stop: { kind: 'claim-unreadable', ref: 'refs/web-push/x', cause: 'GitHub answered 502: No' },
    why: 'it could not check whether the ref refs/web-push/x is still the claim of this run (GitHub answered 502: No)',
  },
] as const)('a warning says why there was no retry ($stop.kind)', ({ stop, why }) => {
  const result = { outcome: 'rejected', failure: failureOf('timeout'), stop } as const
  const text = `The action did not retry after the wait, because ${why}. Another run may send the notification, so look at your other runs before you run this again.`
  const entries = reportOf({ result, attempts: 1, advice: [] }).entries
  expect(entries).toEqual([{ level: 'warning', title: 'Not retried', text }])
})

test('the advice after a failed claim has the command that deletes it', () => {
  const claim = ownClaim('maybe')
  const { next } = annotationOf({ outcome: 'not-sent', failure: failureOf('claim-failed') }, claim) ?? {}
  expect(next).toEqual({
    text: `First, run the command below, because GitHub may still have the claim of this run. After that, do this: Run this again. The command deletes the ref ${claim.ref} only if it points to ${tag}, the claim of this run:`,
    command,
  })
})

test('the command that deletes a claim comes before the other advice', () => {
  const given = { text: 'N.', url: 'https://github.com/octo/app' }
  const next = withDeletion(given, ownClaim('maybe'))
  expect(next).toEqual({
    text: expect.stringMatching(
      /^First, run the command below, because GitHub may still have the claim .* do this: N\. The command deletes/,
    ),
    url: given.url,
    command,
  })
  expect(withDeletion(given, { kind: 'none' })).toEqual(given)
})

test.each([
  { kind: 'held', title: 'Claim not deleted', what: 'could not delete its claim' },
  { kind: 'maybe', title: 'Claim not certain', what: 'could not determine whether it still has its claim' },
] as const)('a run that sent nothing warns about a claim that is $kind', ({ kind, title, what }) => {
  const claim = ownClaim(kind)
  const text = expect.stringMatching(`${what} .* deletes the ref ${claim.ref} only if it still points to ${tag}`)
  for (const outcome of ['not-sent', 'rejected', 'skipped'] as const) {
    expect(claimEntries(claim, outcome)).toEqual([{ level: 'warning', title, text, command }])
  }
})

test('a claim has no entry in the log after a send, nor after a send in doubt, whose annotation has the command', () => {
  expect(claimEntries({ kind: 'none' }, 'not-sent')).toEqual([])
  expect(claimEntries(undefined, 'not-sent')).toEqual([])
  expect(claimEntries(ownClaim('held'), 'sent')).toEqual([])
  expect(claimEntries(ownClaim('held'), 'unknown')).toEqual([])
})

test('the advice after a send in doubt is to delete the claim first, if there is one', () => {
  const failure = failureOf('timeout')
  const nextOf = (claim: Parameters<typeof annotationOf>[1]) =>
    annotationOf({ outcome: 'unknown', failure }, claim)?.next
  expect(nextOf(ownClaim('held'))).toEqual({
    text: expect.stringMatching(
      /wait a few minutes, then look .*If it is not there, first run the command below, then run this again\. .* deletes the ref \S+, .* only if no other run has replaced it:$/,
    ),
    command,
  })
  expect(nextOf({ kind: 'none' })?.text).toMatch(/If it is not there, run this again\.$/)
  expect(annotationOf({ outcome: 'not-sent', failure }, ownClaim('held'))?.next.text).toBe(
    'First, delete the claim of this run as the warning says. Run this again.',
  )
})

test('a dry run warns about a used key, and has a note about an unused one', () => {
  const text = expect.stringMatching(/^A real run would be skipped\. Run 4711 .* claimed the key "release-17"/)
  expect(keyUseEntry({ kind: 'used', claim: otherClaim })).toMatchObject({ level: 'warning', text })
  expect(keyUseEntry({ ...otherClaim, kind: 'unused' })).toMatchObject({ level: 'note' })
  expect(keyUseEntry({ ...otherClaim, kind: 'unknown', cause: '503' })).toMatchObject({ level: 'warning' })
})

test('with once-per, a skipped run says how often the key sends', () => {
  const result = { outcome: 'skipped', reason: 'already-sent', claim: otherClaim } as const
  const nextOf = (run: object) => annotationOf(result, undefined, run)?.next?.text
  expect(nextOf({ oncePer: 'day' })).toMatch(
    /^This `once-key` allows one notification per day\. When run 4711 has ended/,
  )
  expect(nextOf({})).toMatch(/^When run 4711 has ended/)
})

test('with once-per, a run in doubt says in which period a re-run is skipped', () => {
  const failure = failureOf('timeout')
  const textOf = (run: object) => explainFailure(failure, 'unknown', { claim: ownClaim('held'), ...run }).next.text
  expect(textOf({ oncePer: 'day' })).toContain(
    'Until you run this command, a re-run with the same key in the same day is skipped.',
  )
  expect(textOf({})).toContain('Until you run this command, a re-run with the same key is skipped.')
})
