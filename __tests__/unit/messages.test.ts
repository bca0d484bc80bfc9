import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import type { NotAnnounceable } from '../../src/content/derived-content.ts'
import { asFailure, describe, Failure, type Operation } from '../../src/errors.ts'
import type { ClaimState, HeldClaim } from '../../src/github/once-key.ts'
import type { RequestFailure } from '../../src/http/http-client.ts'
import { inputFailure, problem, problemText } from '../../src/inputs/problems.ts'
import { requestFailure, statusFailure } from '../../src/push/service-failures.ts'
import { annotationText, logText, maxAnnotation } from '../../src/report/annotations.ts'
import { claimEntries, deleteCommand, keyUseEntry, withDeletion } from '../../src/report/claim-texts.ts'
import { failureAnnotation } from '../../src/report/failure-meaning.ts'
import { helpUrl } from '../../src/report/help-url.ts'
import { reportOf } from '../../src/report/send-report.ts'
import type { Result } from '../../src/report/send-result.ts'
import { escapeCommands } from '../../src/runner/log.ts'
import { answer, fault, retryAfter } from '../helpers/answers.ts'
import { heldClaim } from '../helpers/results.ts'

const annotationOf = (result: Result, claim?: ClaimState, isRunOfRelease?: boolean) =>
  reportOf({ result, claim, isRunOfRelease, attempts: 1, advice: [] }).annotation

const lines = (text: string) => text.split('\n')
const hint = 'Correct what is listed, then start a new run (a re-run uses the original workflow file).'
const next = `Nothing was sent. ${hint}`
const failureOf = (message: string) => new Failure({ reason: 'timeout', title: 'T', message, hint })
const textOf = (failure: Failure, outcome: 'not-sent' | 'unknown' = 'not-sent') =>
  annotationText(failureAnnotation(failure, outcome), escapeCommands).text
const skipOf = (claim: HeldClaim) => {
  const none = { text: '' }
  const { why = none, next = none } = annotationOf({ outcome: 'skipped', reason: 'already-sent', claim }) ?? {}
  return { why: logText(why), next: logText(next) }
}

test('an annotation says what happened, what it means for the send, what to do, and where to read more', () => {
  const failure = new Failure({
    reason: 'timeout',
    title: 'T',
    message: 'It took too long.',
    hint: 'Check its status.',
  })
  expect(lines(textOf(failure, 'unknown'))).toEqual([
    'It took too long.',
    `The notification may or may not have been sent. The service may still send it: wait some minutes, then look in the panel of your push service before you send it again. Check its status. If nothing was sent, run this again.`,
    'More: https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#timeout',
  ])
})

test.each([
  { what: 'a run', isRunOfRelease: false, kind: 'none', to: 'do this: Correct it, then start a new run (' },
  {
    what: 'a run of a release',
    isRunOfRelease: true,
    kind: 'none',
    to: 'do this: Correct it, then announce the release',
  },
  {
    what: 'a run with a claim',
    isRunOfRelease: false,
    kind: 'held',
    to: 'first delete the claim of `once-key` (the command is in the log), then do this: Correct it, then start a new run (',
  },
] as const)('if a send is in doubt, $what is repeated only if nothing was sent', ({ isRunOfRelease, kind, to }) => {
  const failure = new Failure({
    reason: 'timeout',
    title: 'T',
    message: 'M',
    hint: { newRunAfter: 'Correct it, then' },
  })
  const claim: ClaimState = kind === 'none' ? { kind } : { ...heldClaim, kind }
  const { text } = failureAnnotation(failure, 'unknown', { claim, isRunOfRelease }).next
  const [before, after] = text.split(' If nothing was sent, ')
  expect(before).toMatch(/^The service may still send it: wait some minutes, then look .* before you send it again\.$/)
  expect(after?.slice(0, to.length)).toBe(to)
  expect(text).not.toContain('run this again')
})

const toWorkflow = 'start a new run (a re-run uses the original workflow file).'

test.each([
  { what: 'one problem', inputs: ['ttl'], expected: `Correct it, then ${toWorkflow}` },
  { what: 'several problems', inputs: ['ttl', 'api-token'], expected: `Correct what is listed, then ${toWorkflow}` },
  {
    what: 'a secret',
    inputs: ['api-token'],
    expected: `Correct it. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${toWorkflow}`,
  },
  {
    what: 'a variable and a secret',
    inputs: ['base-url', 'api-token'],
    expected: `Correct what is listed. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${toWorkflow}`,
  },
])('what to do about $what fits what has to be corrected', ({ inputs, expected }) => {
  const failure = inputFailure(inputs.map(name => problem(name, 'is wrong')))
  expect(failureAnnotation(failure, 'not-sent').next.text).toBe(expected)
})

test('a problem whose value is probably a misspelled one asks for that one, and may say more', () => {
  const asked = { message: 'is wrong', meant: 'Europe/Berlin' }
  expect(problemText(problem('time-zone', asked))).toBe('`time-zone` is wrong; did you mean `Europe/Berlin`?')
  const quoted = { ...asked, quoted: '"x"', hint: 'Or remove it' }
  expect(problemText(problem('time-zone', quoted))).toBe(
    'time-zone: "x" is wrong; did you mean `Europe/Berlin`? Or remove it.',
  )
  const inFile = problem({ input: 'payload-file', file: 'a.yml' }, asked, { path: ['title'] })
  expect(problemText(inFile)).toBe('payload-file: a.yml: `title` is wrong; did you mean `Europe/Berlin`?')
})

test('a value that is quoted is the subject of its problem, and words that begin with a quotation mark are not', () => {
  const file = { input: 'payload-file', file: 'a.yml' }
  const quoted = { quoted: '"x"', message: 'is wrong' }
  expect(problemText(problem('ttl', quoted))).toBe('ttl: "x" is wrong.')
  expect(problemText(problem('actions', quoted, { path: [0, 'url'] }))).toBe('actions[0].url: "x" is wrong.')
  expect(problemText(problem(file, quoted, { path: ['ttl'] }))).toBe('payload-file: a.yml: `ttl`: "x" is wrong.')
  expect(problemText(problem('ttl', '"x" is wrong'))).toBe('`ttl` "x" is wrong.')
})

test('a release has no new run: it is to be announced by hand', () => {
  const failure = inputFailure([problem('ttl', 'is wrong')])
  expect(annotationOf({ outcome: 'not-sent', failure }, undefined, true)?.next.text).toBe(
    'Correct it, then announce the release by hand, with its tag (a re-run uses the original workflow file and event).',
  )
})

test('an annotation says whether it has all that there is to say of what happened', () => {
  const isShortened = (message: string) =>
    annotationText(failureAnnotation(failureOf(message), 'not-sent'), escapeCommands).isShortened
  expect(isShortened('It took ##[too] long.')).toBe(false)
  expect(isShortened('long '.repeat(1_000))).toBe(true)
  expect(isShortened(`2 problems:\n- ${'long '.repeat(200)}\n- short`)).toBe(false)
  expect(isShortened(`2 problems:\n- ${'long '.repeat(900)}\n- short`)).toBe(true)
})

test('an annotation links to a section of docs/troubleshooting.md, whatever the status', async () => {
  const text = await readFile('docs/troubleshooting.md', 'utf8')
  const anchors = Array.from(text.matchAll(/^### `(.*)`$/gm), ([, reason]) => reason)
  for (const status of [301, 400, 401, 403, 404, 407, 422, 429, 500, 503])
    expect(anchors).toContain(helpUrl(`http-${status}`).split('#')[1])
  expect(helpUrl('http-403')).toMatch(/#http-403$/)
  expect(helpUrl('http-503')).toMatch(/#http-5xx$/)
  // Node takes any three digits for a status.
  for (const status of [0, 204, 600, 999]) expect(helpUrl(`http-${status}`)).toMatch(/#reasons$/)
})

test('an annotation of a hundred long problems has as many as fit, each shortened, and what to do', () => {
  const problems = Array.from({ length: 100 }, (_, index) => problem(`input-${index}`, 'long '.repeat(1_000)))
  const text = textOf(inputFailure(problems))
  expect(text.length).toBeLessThanOrEqual(maxAnnotation)
  expect(text.length).toBeGreaterThan(maxAnnotation - 700)
  expect(lines(text)[0]).toBe('100 problems:')
  expect(lines(text)[1]).toMatch(/^- `input-0` long long .*…$/)
  const left = 100 - lines(text).filter(line => line.startsWith('- `input-')).length
  expect(text).toContain(`\n- and ${left} more (see the log)\n${next}\nMore: `)
})

test('an annotation is never longer than GitHub shows, however long what to do is', () => {
  for (const length of [3_900, 4_000, 5_000, 20_000]) {
    const failure = new Failure({ reason: 'timeout', title: 'T', message: 'a\nb', hint: 'x'.repeat(length) })
    expect(textOf(failure).length).toBeLessThanOrEqual(maxAnnotation)
  }
})

test.each(['x', '##[', '\n::', '\r'])(
  'an annotation full of %j contains no command, and is cut before what to do',
  piece => {
    const text = textOf(failureOf(piece.repeat(10_000)))
    expect(text.length).toBeLessThanOrEqual(maxAnnotation)
    expect(escapeCommands(text)).toBe(text)
    expect(text).toContain(`\n${next}\nMore: `)
  },
)

test.each<{ why: NotAnnounceable; text: string; next: string }>([
  {
    why: { kind: 'no-release' },
    text: 'The repository has not published a release yet (drafts and pre-releases do not count).',
    next: 'A later run announces the first release.',
  },
  { why: { kind: 'draft' }, text: 'The release is a draft.', next: 'To announce the release, publish it.' },
  {
    why: { kind: 'activity', actual: 'edited' },
    text: "The release event's activity is `edited`; only `published` and, with `once-key`, `released` are announced.",
    next: 'The activity `published` or `released` announces the release. To start no other runs, write `types: [released]`',
  },
  {
    why: { kind: 'activity', actual: 'a\n::error::' },
    text: "The release event's activity is not one that GitHub documents; only `published` and, with `once-key`, `released` are announced.",
    next: '',
  },
  {
    why: { kind: 'state', actual: 'failure' },
    text: "The deployment's state is `failure`; only `success` is announced.",
    next: '',
  },
])('why nothing is announced ($why) is a sentence, and so is how to announce it', ({ why, text, next }) => {
  const annotation = annotationOf({ outcome: 'skipped', reason: 'not-announceable', why })
  expect(annotation?.why).toEqual({ text })
  expect(annotation?.next?.text).toContain(next)
})

test('an internal error says that the run is safe to repeat only if nothing was sent', () => {
  const text = (outcome?: 'not-sent' | 'unknown') => failureAnnotation(asFailure(new Error('x')), outcome).next.text
  expect(text('not-sent')).toBe('Please report this with the log of the run. You can run this again.')
  expect(text('unknown')).toMatch(
    /^The service may still send it: wait some minutes, then look .* log of the run\. If nothing was sent, run this again\.$/,
  )
  expect(text()).toBe('Please report this with the log of the run.')
})

const hintOf = (failed: Partial<RequestFailure>, operation: Operation = 'Sending') =>
  requestFailure(operation, { ...fault('timeout', false), ...failed }, text => text).hint

test.each(['timeout', 'connection-lost', 'bad-response'] as const)(
  'a failure (%s) says "run this again" only if the send is not in doubt',
  reason => {
    expect(hintOf({ reason })).toMatch(/Then run this again\.$/)
    expect(hintOf({ reason, mayHaveBeenReceived: true }, 'Listing the audiences')).toMatch(/Then run this again\.$/)
    expect(hintOf({ reason, mayHaveBeenReceived: true })).not.toMatch(/again/)
  },
)

test.each<{ reason: RequestFailure['reason']; cause: object; expected: RegExp }>([
  { reason: 'tls-failed', cause: { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, expected: /^Check the port in `base-url`/ },
  {
    reason: 'tls-failed',
    cause: { code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED' },
    expected: /does not require a client certificate/,
  },
  { reason: 'tls-failed', cause: { code: 'CERT_HAS_EXPIRED' }, expected: /the certificate of the service/ },
  { reason: 'proxy-failed', cause: { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, expected: /^Check HTTPS_PROXY/ },
  {
    reason: 'proxy-failed',
    cause: { code: 'ERR_PROXY_TUNNEL', statusCode: 407 },
    expected: /valid user name and password/,
  },
  { reason: 'proxy-failed', cause: { code: 'ERR_PROXY_TUNNEL', statusCode: 403 }, expected: /^Check HTTPS_PROXY/ },
])('what to do about $reason depends on its cause ($cause)', ({ reason, cause, expected }) => {
  expect(hintOf({ reason, cause })).toMatch(expected)
  expect(hintOf({ reason, cause })).toMatch(/Then run this again\.$/)
})

test('what Node proposes for a private CA is not part of a message', () => {
  const proposal = 'if the root CA is installed locally, try running Node.js with --use-system-ca'
  expect(describe(new Error(`self-signed certificate; ${proposal}`))).toBe('self-signed certificate')
})

test.each([
  {
    what: 'a 429 that asks for a wait longer than the longest',
    status: 429,
    wait: '121',
    said: /Retry-After asks for 121 s; this action waits at most 120 s\.\n.*wait, then run this again/,
  },
  {
    what: 'a 503 that asks for a wait of years',
    status: 503,
    wait: '9'.repeat(400),
    said: /asks for more than a day; .*\n.*check its status before you run this again/,
  },
  {
    what: 'a 429 that asks for the longest wait',
    status: 429,
    wait: '120',
    said: /The service responded 429 Too Many Requests\.\n.*wait, then run this again/,
  },
  { what: 'a 404', status: 404, wait: '', said: /`base-url`.*`audience-id`/ },
  { what: 'a 407', status: 407, wait: '', said: /The proxy responded 407 .*user name and password/s },
  { what: 'a 422', status: 422, wait: '', said: /The service did not say why/ },
])('the message on $what says what the service asked for, and what to do', ({ status, wait, said }) => {
  const { message, hint } = statusFailure('Sending', answer(status, '', retryAfter(wait)), text => text)
  expect(`${message}\n${hint}`).toMatch(said)
})

const remove = 'gh api --method DELETE repos/octo/app/git/refs/web-push/release-17-0123456789ab'
const command = `[ "$(gh api repos/octo/app/git/ref/web-push/release-17-0123456789ab --jq .object.sha)" = ${'a'.repeat(40)} ] && ${remove}`

test('a claim is deleted by a command that first checks that the ref still points to the same tag object', () => {
  expect(deleteCommand(heldClaim)).toBe(command)
  const onServer = deleteCommand({ ...heldClaim, serverUrl: 'https://git.example.com' })
  expect(onServer).toBe(command.replaceAll('gh api', 'gh api --hostname git.example.com'))
})

test('the message about a claim of another run says which run, when, and how to send again', () => {
  expect(skipOf(heldClaim)).toEqual({
    why: 'The key "release-17" was already used: run 4711 (attempt 1) claimed it at 2026-08-04T09:30:12Z to send "Kestrel 4.2 is out" to every subscriber of the site. The claim is the ref refs/web-push/release-17-0123456789ab. https://github.com/octo/app/actions/runs/4711',
    next: `Usually there is nothing to do. To send something else, use another \`once-key\`. If this notification is missing, wait until run 4711 has ended and some minutes more, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run this command, which deletes the claim if it is still the same one. Then run the workflow again:\n${command}`,
  })
})

const claimedBy = (by: HeldClaim['by']) => skipOf({ ...heldClaim, by })
const run = {
  run: '4711',
  attempt: 1,
  time: '2026-08-04T09:30:12Z',
  url: 'https://github.com/octo/app/actions/runs/4711',
}

test.each([
  {
    what: 'an audience',
    by: { ...run, title: 'T', target: 'audience 101' },
    said: ' to send "T" to the audience 101. ',
  },
  { what: 'a title only', by: { ...run, title: '##[x]'.repeat(99) }, said: ' to send "##[x]##[x]' },
  { what: 'neither', by: run, said: ' claimed it at 2026-08-04T09:30:12Z. ' },
])('the message about a claim says what its record has: $what', ({ by, said }) => {
  expect(claimedBy(by).why).toContain(said)
  expect(claimedBy(by).why.length).toBeLessThan(400)
})

test('the message about a claim that nobody can name says to wait for every run that may have it', () => {
  const { why, next } = claimedBy(undefined)
  expect(why).toBe(
    'The key "release-17" was already used: a run whose record cannot be read claimed it. The claim is the ref refs/web-push/release-17-0123456789ab.',
  )
  expect(next).toContain(
    'wait until every run that uses this key has ended and some minutes more, then look in the panel',
  )
})

test('no message about a claim says that it was sent', () => {
  for (const by of [heldClaim.by, undefined]) {
    const { why, next } = claimedBy(by)
    expect(`${why} ${next}`.replace('Only if it was not sent', '')).not.toMatch(/was sent|may have been|has sent/)
  }
})

test.each([
  {
    stop: { kind: 'claim-lost', ref: 'refs/web-push/x' },
    why: 'the ref refs/web-push/x is not the claim of this run any more, and another run may send.',
  },
  {
    stop: { kind: 'claim-unreadable', ref: 'refs/web-push/x', cause: 'GitHub answered 502: No' },
    why: 'the action could not read whether the ref refs/web-push/x is still the claim of this run (GitHub answered 502: No), and another run may send.',
  },
] as const)('a warning says why there was no other try ($stop.kind)', ({ stop, why }) => {
  const result = { outcome: 'rejected', failure: failureOf('Slowly.'), stop } as const
  const text = `After the wait, the action did not try again: ${why}`
  const { entries } = reportOf({ result, attempts: 1, advice: [] })
  expect(entries).toEqual([{ level: 'warning', title: 'Not tried again', text }])
})

const today = { year: 2026, month: 11, day: 21, minute: 0 }
const outside = {
  window: '09:00-20:00',
  timeZone: 'UTC',
  now: { ...today, hour: 20 },
  opens: { ...today, day: 22, hour: 9 },
  opensAt: new Date('2026-11-22T09:00Z'),
}

test.each<{ what: string; lastFailure?: Failure; claim?: ClaimState; why: RegExp; next: RegExp }>([
  { what: 'before the first try', why: /^It is 20:00/, next: /^Nothing was claimed, so a later run inside the window/ },
  {
    what: 'before another try',
    lastFailure: failureOf('The service responded 429.'),
    claim: { kind: 'none' },
    why: /^The service responded 429\. When the action could try again, the window was closed\. It is 20:00/,
    next: /^Nothing was sent, and the key is not claimed by this run, so a later run inside the window sends/,
  },
  {
    what: 'before another try, without a key',
    lastFailure: failureOf('The service responded 429.'),
    why: /^The service responded 429/,
    next: /^Nothing was sent, so a later run inside the window sends/,
  },
  {
    what: 'before another try, with a claim that stays',
    lastFailure: failureOf('The service responded 429.'),
    claim: { ...heldClaim, kind: 'held' },
    why: /^The service responded 429/,
    next: /^Delete the claim of this run as the warning says\. Then a later run inside the window sends/,
  },
])('a run that is outside of its window $what says so, and what follows', ({ lastFailure, claim, why, next }) => {
  const annotation = annotationOf({ outcome: 'skipped', reason: 'outside-window', outside, lastFailure }, claim)
  expect(annotation).toMatchObject({
    why: { text: expect.stringMatching(why) },
    next: { text: expect.stringMatching(next) },
  })
})

test('the message about a key of 5,000 characters still fits an annotation', () => {
  const { why, next } = skipOf({ ...heldClaim, key: '"k'.repeat(2_500) })
  expect(`${why}\n${next}`.length).toBeLessThan(1_500)
  expect(next).toContain(command)
})

const own = { ...heldClaim, kind: 'held', tag: heldClaim.tag } as const

test('a claim that failed in doubt is deleted by its tag object before the next run, and never by its run', () => {
  const failure = new Failure({
    reason: 'claim-failed',
    title: 'Claim failed',
    message: 'No answer.',
    hint: 'Run this again.',
  })
  const { next } = annotationOf({ outcome: 'not-sent', failure }, { ...own, kind: 'maybe' }) ?? {}
  expect(next).toEqual({
    text: `Run this again. Before the next run, in case the claim was made, run this command, which deletes the ref ${own.ref} only if it points to ${own.tag}, the claim of this run:`,
    command,
  })
})

test('the command that deletes a claim leaves the rest of what to do as it is', () => {
  const annotation = { title: 'T', why: { text: 'W' }, next: { text: 'N.', url: 'https://github.com/octo/app' } }
  const { next } = withDeletion(annotation, { ...own, kind: 'maybe' })
  expect(next).toEqual({ text: expect.stringMatching(/^N\. Before the next run, /), url: annotation.next.url, command })
  expect(withDeletion(annotation, { kind: 'none' })).toEqual(annotation)
})

test.each([
  { kind: 'held', title: 'Claim not deleted', what: 'may be skipped. This command deletes' },
  { kind: 'maybe', title: 'Claim not certain', what: 'may be skipped. If it has the claim, this command deletes' },
] as const)('a claim that is $kind is worth a warning if the run sent nothing', ({ kind, title, what }) => {
  const text = `${what} the ref ${own.ref} only if it still points to ${own.tag}`
  const warning = { level: 'warning', title, text: expect.stringContaining(text), command }
  for (const outcome of ['not-sent', 'rejected', 'skipped'] as const)
    expect(claimEntries({ ...own, kind }, outcome)).toEqual([warning])
})

test('a claim has no entry in the log after a send, and a note after one in doubt', () => {
  const none = [...claimEntries({ kind: 'none' }, 'not-sent'), ...claimEntries(undefined, 'not-sent')]
  expect([...claimEntries(own, 'sent'), ...none]).toEqual([])
  const text = expect.stringMatching(
    /stays, so a re-run .* will be skipped\. Wait some minutes, then look in the panel/,
  )
  expect(claimEntries(own, 'unknown')).toEqual([{ level: 'note', text, command }])
})

test('after a send in doubt, the claim is to be deleted before the run is repeated, if it was kept', () => {
  const failure = failureOf('It took too long.')
  const result = { outcome: 'unknown', failure } as const
  const afterwards = /If nothing was sent, first delete the claim .* then run this again\.$/
  expect(annotationOf(result, own)?.next.text).toMatch(afterwards)
  expect(annotationOf(result, { kind: 'none' })?.next.text).toMatch(/If nothing was sent, run this again\.$/)
  expect(annotationOf({ outcome: 'not-sent', failure }, own)?.next.text).toBe(hint)
})

test('a dry run gives a warning of a used key, and a note of an unused one', () => {
  const text = expect.stringMatching(/^A real run would be skipped\. The key "release-17" was already used: run 4711/)
  expect(keyUseEntry({ kind: 'used', claim: heldClaim })).toMatchObject({ level: 'warning', text })
  expect(keyUseEntry({ ...heldClaim, kind: 'unused' })).toMatchObject({ level: 'note' })
  expect(keyUseEntry({ ...heldClaim, kind: 'unknown', cause: '503' })).toMatchObject({ level: 'warning' })
})
