import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { asFailure, describe, Failure, type Operation } from '../../src/base/failure.ts'
import { inputFailure, problem, problemText } from '../../src/base/problems.ts'
import type { ClaimState } from '../../src/claims/once-key.ts'
import type { RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import { HandOverRefused } from '../../src/http/request-failure.ts'
import { requestFailure, statusFailure } from '../../src/push/service-failures.ts'
import type { NotAnnounceable } from '../../src/release/derived-content.ts'
import type { ChosenRelease } from '../../src/release/release-filter.ts'
import { filteredOutHint, filteredOutText } from '../../src/report/announcement-texts.ts'
import { explainFailure, helpUrl, hintText } from '../../src/report/failure-explanation.ts'
import { reportOf } from '../../src/report/send-report.ts'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { annotationText, escapeCommands, maxAnnotation } from '../../src/runner/log.ts'
import { answer, fault, retryAfter } from '../helpers/answers.ts'
import { annotationOf, ownClaim } from '../helpers/results.ts'

const lines = (text: string) => text.split('\n')
const hint = 'Fix these problems, then start a new run (a re-run uses the original workflow file).'
const next = `Nothing was sent. ${hint}`
const failureOf = (message: string) => new Failure({ reason: 'timeout', title: 'T', message, hint })
const textOf = (failure: Failure, outcome: 'not-sent' | 'unknown' = 'not-sent') =>
  annotationText(explainFailure(failure, outcome), escapeCommands).text

test('an annotation has the failure, its meaning for the send, the next step, and a link', () => {
  const failure = new Failure({
    reason: 'timeout',
    title: 'T',
    message: 'It took too long.',
    hint: 'Check its status.',
  })
  expect(lines(textOf(failure, 'unknown'))).toEqual([
    'May have been sent. It took too long. Check its status.',
    'The service may still send it, so wait a few minutes, then look in the panel of your push service. If the notification is there, do nothing. If it is not there, run this again.',
    'More: https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#timeout',
  ])
})

test.each([
  { what: 'a run', releaseFrom: undefined, kind: 'none', to: 'do this: Fix this problem, then start a new run (' },
  {
    what: 'a run of a release',
    releaseFrom: 'event',
    kind: 'none',
    to: 'do this: Fix this problem, then announce the release',
  },
  {
    what: 'a run with a claim',
    releaseFrom: undefined,
    kind: 'held',
    to: 'first run the command below, then do this: Fix this problem, then start a new run (',
  },
] as const)(
  'the advice after a send in doubt is to repeat $what only if nothing was sent',
  ({ releaseFrom, kind, to }) => {
    const failure = new Failure({
      reason: 'timeout',
      title: 'T',
      message: 'M',
      hint: { newRunAfter: 'Fix this problem, then' },
    })
    const claim: ClaimState = kind === 'none' ? { kind } : ownClaim(kind)
    const { text } = explainFailure(failure, 'unknown', { claim, releaseFrom }).next
    const [before, after] = text.split(' If it is not there, ')
    expect(before).toMatch(
      /^The service may still send it, so wait a few minutes, then look .*\. If the notification is there, do nothing\.$/,
    )
    expect(after?.slice(0, to.length)).toBe(to)
    expect(text).not.toContain('run this again')
  },
)

const toWorkflow = 'start a new run (a re-run uses the original workflow file).'
const inVariable = 'If you change only secrets, variables, or your push service, re-run the failed job.'

test.each([
  { what: 'an input', file: undefined, expected: `Fix this problem. ${inVariable} Otherwise, ${toWorkflow}` },
  { what: 'a file', file: 'a.yml', expected: `Fix this problem, then ${toWorkflow}` },
])('after a problem in $what, the advice is a run that uses the correction', ({ file, expected }) => {
  const failure = inputFailure([problem({ input: 'ttl', file }, 'is wrong')])
  expect(explainFailure(failure, 'not-sent').next.text).toBe(expected)
})

test('after a problem with a value that may be from the event, the advice is a new run, because a re-run has the same event', () => {
  const failure = inputFailure([
    problem('ttl', 'is wrong'),
    problem('title', { message: 'is wrong', mayBeInEvent: true }),
  ])
  expect(explainFailure(failure, 'not-sent').next.text).toBe(`Fix these problems, then ${toWorkflow}`)
  expect(explainFailure(failure, 'not-sent', { releaseFrom: 'event' }).next.text).toMatch(
    /^Fix these problems, then announce the release by hand, with its tag/,
  )
})

test('after several problems of which one is in a file, the advice is a new run', () => {
  const inFile = problem({ input: 'payload-file', file: 'a.yml' }, 'is wrong')
  const { next } = explainFailure(inputFailure([problem('ttl', 'is wrong'), inFile]), 'not-sent')
  expect(next.text).toBe(`Fix these problems, then ${toWorkflow}`)
})

test('a problem with a misspelled name suggests the right one, and may have a hint', () => {
  const asked = { message: 'is wrong', meant: 'max-reach' }
  expect(problemText(problem('max-raech', asked))).toBe('`max-raech` is wrong. Did you mean "max-reach"?')
  const quoted = { ...asked, quoted: '"x"', hint: 'Or remove it' }
  expect(problemText(problem('max-raech', quoted))).toBe(
    'max-raech: "x" is wrong. Did you mean "max-reach"? Or remove it.',
  )
  const inFile = problem({ input: 'payload-file', file: 'a.yml' }, asked, { path: ['title'] })
  expect(problemText(inFile)).toBe('payload-file: a.yml: `title` is wrong. Did you mean "max-reach"?')
})

test('a quoted value is the subject of its problem, unlike a message that begins with a quotation mark', () => {
  const file = { input: 'payload-file', file: 'a.yml' }
  const quoted = { quoted: '"x"', message: 'is wrong' }
  expect(problemText(problem('ttl', quoted))).toBe('ttl: "x" is wrong.')
  expect(problemText(problem('actions', quoted, { path: [0, 'url'] }))).toBe('actions[0].url: "x" is wrong.')
  expect(problemText(problem(file, quoted, { path: ['ttl'] }))).toBe('payload-file: a.yml: `ttl`: "x" is wrong.')
  expect(problemText(problem('ttl', '"x" is wrong'))).toBe('`ttl` "x" is wrong.')
})

test('the advice after a wrong input on a release event is to announce the release by hand', () => {
  const failure = inputFailure([problem('ttl', 'is wrong')])
  expect(annotationOf({ outcome: 'not-sent', failure }, undefined, { releaseFrom: 'event' })?.next.text).toBe(
    `Fix this problem. ${inVariable} Otherwise, announce the release by hand, with its tag (a re-run uses the original workflow file and event).`,
  )
})

test.each([
  { hint: 'Check it. Then run this again.', before: 'Check it. Then run this again. ' },
  { hint: { newRunAfter: 'Fix this problem, then' }, before: 'Fix this problem, then announce the release by hand' },
])('the advice after a push that may have created the release is to announce it by hand: $before', row => {
  const failure = new Failure({ reason: 'timeout', title: 'T', message: 'M', hint: row.hint })
  for (const outcome of ['not-sent', 'unknown'] as const) {
    const { why, next } = explainFailure(failure, outcome, { releaseFrom: 'push' })
    expect(`${why.text} ${next.text}`).toContain(row.before)
    expect(next.text).toMatch(/announce the release by hand, with its tag/)
  }
})

test('the advice to start a new run warns that it sends again if the key contains the run id', () => {
  const failure = inputFailure([problem('ttl', 'is wrong')])
  const { text } = explainFailure(failure, 'not-sent', { runInKey: { hasId: true } }).next
  expect(text).toMatch(
    /start a new run .*a new run gets a different key and resends whatever other jobs of this run have/,
  )
  const retried = explainFailure(failureOf('It took too long.'), 'not-sent', { runInKey: { hasId: true } })
  expect(retried.next.text).not.toContain('different key')
  const afterPush = { runInKey: { hasId: true }, releaseFrom: 'push' } as const
  const byHand = explainFailure(failureOf('It took too long.'), 'not-sent', afterPush).next.text
  expect(byHand).toMatch(/announce the release by hand, .*a new run gets a different key and resends/)
})

test('the advice to start a new run says what follows if the number in the key is the number of the run', () => {
  const failure = inputFailure([problem('ttl', 'is wrong')])
  const run = { runInKey: { hasId: false, number: '57' } } as const
  expect(explainFailure(failure, 'not-sent', run).next.text).toMatch(
    /If the 57 in the `once-key` is the number of this run \(`github.run_number`\), a new run gets a different key and resends/,
  )
})

test('the advice to re-run says what follows if the number in the key is the attempt of the run', () => {
  const run = { runInKey: { hasId: true, attempt: '1' }, claim: ownClaim('held') } as const
  const resends =
    /If the 1 in the `once-key` is the attempt of this run \(`github.run_attempt`\), a re-run gets a different key and resends/
  const timedOut = failureOf('It took too long.')
  expect(explainFailure(timedOut, 'not-sent', run).next.text).toMatch(resends)
  const unknown = explainFailure(timedOut, 'unknown', run).next.text
  expect(unknown).toMatch(resends)
  expect(unknown).toContain('Until you run this command, a re-run with the same key is skipped.')
  const other = explainFailure(timedOut, 'unknown', { ...run, runInKey: { hasId: true } }).next.text
  expect(other).not.toMatch(resends)
  expect(other).toContain('Until you run this command, a re-run with the same key is skipped.')
})

test('without a key, all advice to run again says that this sends again what other steps and jobs have sent', () => {
  const resends =
    /Careful: running again also repeats the other steps and jobs. Those that sent something without a `once-key` send it again/
  const timedOut = failureOf('It took too long.')
  const mistaken = inputFailure([problem('ttl', 'is wrong')])
  for (const failure of [timedOut, mistaken]) {
    for (const outcome of ['rejected', 'not-sent', 'unknown'] as const) {
      expect(explainFailure(failure, outcome, { isKeyless: true }).next.text).toMatch(resends)
      expect(explainFailure(failure, outcome).next.text).not.toMatch(resends)
    }
  }
})

test('after a failure that leaves the claim of the run, the advice to run again begins with its deletion', () => {
  const first = /^First, delete the claim of this run as the warning says\. Fix these problems, then start a new run/
  for (const kind of ['held', 'maybe'] as const)
    expect(explainFailure(failureOf('M'), 'rejected', { claim: ownClaim(kind) }).next.text).toMatch(first)
  expect(explainFailure(failureOf('M'), 'rejected', { claim: { kind: 'none' } }).next.text).toBe(hint)
})

test('the advice to correct a payload file says how to send it if the workflow sends only added files', () => {
  const failure = inputFailure([problem('ttl', 'is wrong')])
  const { text } = explainFailure(failure, 'not-sent', { hasPayloadFile: true }).next
  expect(text).toMatch(/start a new run \(a re-run uses the original workflow file and payload file\)\./)
  expect(text).toMatch(
    /If the workflow sends only newly added files, start it by hand with the name of the corrected file\.$/,
  )
})

test('an annotation says whether it was shortened', () => {
  const isShortened = (message: string) =>
    annotationText(explainFailure(failureOf(message), 'not-sent'), escapeCommands).isShortened
  expect(isShortened('It took ##[too] long.')).toBe(false)
  expect(isShortened('long '.repeat(1_000))).toBe(true)
  expect(isShortened(`2 problems:\n- ${'long '.repeat(200)}\n- short`)).toBe(false)
  expect(isShortened(`2 problems:\n- ${'long '.repeat(900)}\n- short`)).toBe(true)
})

test('an annotation links to a section of docs/troubleshooting.md for every status', async () => {
  const text = await readFile('docs/troubleshooting.md', 'utf8')
  const anchors = Array.from(text.matchAll(/^### `(.*)`$/gm), ([, reason]) => reason)
  for (const status of [301, 400, 401, 403, 404, 407, 422, 429, 500, 503])
    expect(anchors).toContain(helpUrl(`http-${status}`).split('#')[1])
  expect(helpUrl('http-403')).toMatch(/#http-403$/)
  expect(helpUrl('http-503')).toMatch(/#http-5xx$/)
  // A service may respond with any three-digit status. A status without its own section links to the general section.
  for (const status of [0, 204, 600, 999]) expect(helpUrl(`http-${status}`)).toMatch(/#reasons$/)
})

test('an annotation with a hundred long problems has as many as fit, each shortened, and the next step', () => {
  const problems = Array.from({ length: 100 }, (_, index) => problem(`input-${index}`, 'long '.repeat(1_000)))
  const text = textOf(inputFailure(problems))
  expect(text.length).toBeLessThanOrEqual(maxAnnotation)
  expect(text.length).toBeGreaterThan(maxAnnotation - 700)
  expect(lines(text)[0]).toBe('100 problems:')
  expect(lines(text)[1]).toMatch(/^- `input-0` long long .*…$/)
  const left = 100 - lines(text).filter(line => line.startsWith('- `input-')).length
  expect(text).toContain(`\n- and ${left} more (see the log)\nNothing was sent. Fix these problems. ${inVariable}`)
})

test('an annotation is never longer than GitHub allows, even if the advice is very long', () => {
  for (const length of [3_900, 4_000, 5_000, 20_000]) {
    const failure = new Failure({ reason: 'timeout', title: 'T', message: 'a\nb', hint: 'x'.repeat(length) })
    expect(textOf(failure).length).toBeLessThanOrEqual(maxAnnotation)
  }
})

test.each(['x', '##[', '\n::', '\r'])('an annotation full of %j contains no command, and keeps its advice', piece => {
  const text = textOf(failureOf(piece.repeat(10_000)))
  expect(text.length).toBeLessThanOrEqual(maxAnnotation)
  expect(escapeCommands(text)).toBe(text)
  expect(text).toContain(`\n${next}\nMore: `)
})

test.each<{ why: NotAnnounceable; text: string; next: string }>([
  {
    why: { kind: 'no-release' },
    text: 'The repository has no published release yet. Drafts do not count, and pre-releases count only with `release-level: prerelease`.',
    next: 'A later run will announce the first release.',
  },
  { why: { kind: 'draft' }, text: 'The release is a draft.', next: 'To announce the release, publish it.' },
  {
    why: { kind: 'activity', actual: 'edited' },
    text: 'The activity of the release event is `edited`. The action announces only `published` and, with a `once-key`, `released`.',
    next: 'The run for the `published` or `released` activity announces the release. To prevent runs for other activities, write `types: [published]`',
  },
  {
    why: { kind: 'activity', actual: 'a\n::error::' },
    text: 'The activity of the release event is not one that GitHub documents. The action announces only `published` and, with a `once-key`, `released`.',
    next: '',
  },
  {
    why: { kind: 'state', actual: 'failure' },
    text: 'The state of the deployment is `failure`. The action announces only `success`.',
    next: '',
  },
])('the reason why nothing is announced ($why) is a sentence, and so is the advice', ({ why, text, next }) => {
  const annotation = annotationOf({ outcome: 'skipped', reason: 'not-announceable', why })
  expect(annotation?.why).toEqual({ text })
  expect(annotation?.next?.text).toContain(next)
})

test('the advice after an internal error is to run again only if nothing was sent', () => {
  const text = (outcome?: 'not-sent' | 'unknown') => {
    const { why, next } = explainFailure(asFailure(new Error('x')), outcome)
    return [why.text, next.text]
  }
  expect(text('not-sent')[1]).toBe('Please report this bug with the log of the run. You can run this again.')
  expect(text('unknown')).toEqual([
    'The action itself failed: x. Please report this bug with the log of the run.',
    expect.stringMatching(
      /^The service may still send .*wait a few minutes, then look .*\. If the notification is there, do nothing\. If it is not there, run this again\.$/,
    ),
  ])
  expect(text()[1]).toBe('Please report this bug with the log of the run. You can run this again.')
})

const hintOf = (failed: Partial<RequestFailure>, operation: Operation = 'Sending') =>
  hintText(requestFailure(operation, { ...fault('timeout', false), ...failed }).hint)

test.each(['timeout', 'connection-lost', 'bad-response'] as const)(
  'a failure (%s) says to run it again only if the send is not in doubt',
  reason => {
    const again = /run this again\.|re-run the failed job\./
    expect(hintOf({ reason })).toMatch(again)
    expect(hintOf({ reason, mayHaveBeenReceived: true }, 'Listing the audiences')).toMatch(again)
    expect(hintOf({ reason, mayHaveBeenReceived: true })).not.toMatch(/again|re-run/)
  },
)

test.each<{ reason: RequestFailure['reason']; cause: object; expected: RegExp }>([
  { reason: 'tls-failed', cause: { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, expected: /^Check the port in `base-url`/ },
  {
    reason: 'tls-failed',
    cause: { code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED' },
    expected: /does not require a client certificate/,
  },
  { reason: 'tls-failed', cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, expected: /^Check the host in `base-url`/ },
  { reason: 'tls-failed', cause: { code: 'CERT_HAS_EXPIRED' }, expected: /the certificate of the service/ },
  { reason: 'proxy-failed', cause: { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, expected: /^Check HTTPS_PROXY/ },
  {
    reason: 'proxy-failed',
    cause: { code: 'ERR_PROXY_TUNNEL', statusCode: 407 },
    expected: /valid user name and password/,
  },
  {
    reason: 'proxy-failed',
    cause: { code: 'ERR_PROXY_TUNNEL', statusCode: 403 },
    expected: /^Ask the operator of the proxy to allow/,
  },
  { reason: 'proxy-failed', cause: new Error('not a URL'), expected: /^Correct HTTPS_PROXY, HTTP_PROXY or NO_PROXY/ },
])('the advice after $reason depends on the cause: $cause', ({ reason, cause, expected }) => {
  expect(hintOf({ reason, cause })).toMatch(expected)
  const isAddressWrong = reason === 'tls-failed' && 'code' in cause && cause.code !== 'CERT_HAS_EXPIRED'
  expect(hintOf({ reason, cause })).toMatch(isAddressWrong ? /start a new run/ : /Then run this again\.$/)
})

test('the advice after a client certificate was required says the same if the send is in doubt', () => {
  const cause = { code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED' }
  const hint = hintOf({ reason: 'connection-lost', mayHaveBeenReceived: true, cause })
  expect(hint).toMatch(/^Use an address .* that does not require a client certificate\.$/)
})

test('the advice to raise `timeout` is left out if the claim of the run became too old', () => {
  expect(hintOf({ reason: 'timeout' })).toContain('raise `timeout`')
  const cause = new HandOverRefused('no connection within 30 s of the last check of the claim')
  expect(hintOf({ reason: 'timeout', cause })).toBe('Check that the service is up. Then run this again.')
})

test('the message about a host that does not exist says so, and not about a refused connection', () => {
  const messageFor = (code: string) => {
    const cause = Object.assign(new Error('x'), { code })
    return requestFailure('Sending', { ...fault('connection-failed', false), cause }).message
  }
  expect(messageFor('ENOTFOUND')).toMatch(/^Could not find the host in `base-url` \(/)
  expect(messageFor('ECONNREFUSED')).toMatch(/^Could not connect to the service \(/)
})

test('a dry run that a release started says how to announce that release', () => {
  const release: ChosenRelease = { tag: 'v2.1.0', level: 'minor', age: 60 }
  const run: FinishedSend = { result: { outcome: 'dry-run' }, attempts: 0, advice: [], release }
  const nextOf = (kind: object) => reportOf({ ...run, ...kind }).explanation?.next?.text
  expect(nextOf({ releaseFrom: 'event' })).toMatch(
    / To announce "v2\.1\.0", start a run by hand with this tag, and not as a dry run\.$/,
  )
  expect(nextOf({})).not.toContain('by hand')
  expect(nextOf({ releaseFrom: 'event', isByHand: true })).toBeUndefined()
})

test('a message leaves out the advice that Node gives about a private CA', () => {
  const proposal = 'if the root CA is installed locally, try running Node.js with --use-system-ca'
  expect(describe(new Error(`self-signed certificate; ${proposal}`))).toBe('self-signed certificate')
})

test.each([
  {
    what: 'a 429 that asks for a wait longer than the longest',
    status: 429,
    wait: '121',
    said: /Retry-After asks for 121 s; this action waits at most 120 s\.\n.*Wait, then run this again/,
  },
  {
    what: 'a 429 that asks for a wait of years',
    status: 429,
    wait: '9'.repeat(400),
    said: /asks for more than a day; .*\n.*Wait, then run this again/,
  },
  {
    what: 'a 429 that asks for the longest wait',
    status: 429,
    wait: '120',
    said: /The service responded 429 Too Many Requests\.\n.*Wait, then run this again/,
  },
  { what: 'a 404', status: 404, wait: '', said: /`base-url`.*`audience-id`/ },
  { what: 'a 407', status: 407, wait: '', said: /The proxy responded 407 .*user name and password/s },
  { what: 'a 422', status: 422, wait: '', said: /The service gave no reason/ },
])('the message about $what has the requested wait and advice', ({ status, wait, said }) => {
  const { message, hint } = statusFailure('Sending', answer(status, '', retryAfter(wait)))
  expect(`${message}\n${hintText(hint)}`).toMatch(said)
})

test('the advice after a 404 that the service explains begins with its explanation', () => {
  const { hint } = statusFailure('Sending', answer(404, '{"message":"No such site"}'))
  expect(hintText(hint)).toMatch(
    /^Fix the problem that the service reported\. If that does not help, check `base-url`\. /,
  )
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
  {
    what: 'before the first try',
    why: /^The time in UTC is 20:00/,
    next: /^This run sent nothing and claimed no key\. To send the notification, re-run this job inside the window\. If runs also start on a schedule, .*skipped if the `once-key` has been used by then/,
  },
  {
    what: 'before a retry',
    lastFailure: failureOf('The service responded 429.'),
    claim: { kind: 'none' },
    why: /^The service responded 429\. The window closed before the action could retry\. The time in UTC is 20:00/,
    next: /^This run sent nothing and has no claim on the key\. To send the notification, re-run this job inside the window/,
  },
  {
    what: 'before a retry, without a key',
    lastFailure: failureOf('The service responded 429.'),
    why: /^The service responded 429/,
    next: /^This run sent nothing\. To send the notification, re-run this job inside the window/,
  },
  {
    what: 'before a retry, with a claim that stays',
    lastFailure: failureOf('The service responded 429.'),
    claim: ownClaim('held'),
    why: /^The service responded 429/,
    next: /^First, delete the claim of this run as the warning says\. Then re-run this job inside the window/,
  },
])('the annotation of a run outside its window says why and what to do: $what', ({ lastFailure, claim, why, next }) => {
  const annotation = annotationOf({ outcome: 'skipped', reason: 'outside-window', outside, lastFailure }, claim)
  expect(annotation).toMatchObject({
    why: { text: expect.stringMatching(why) },
    next: { text: expect.stringMatching(next) },
  })
})

test('without a key, the annotation of a run outside its window says nothing about a used key', () => {
  const result = { outcome: 'skipped', reason: 'outside-window', outside } as const
  const next = annotationOf(result, undefined, { isKeyless: true })?.next?.text
  expect(next).toContain('re-run this job inside the window')
  expect(next).not.toContain('has been used')
})

test.each([
  { age: 0.4, published: 'just now' },
  { age: 90_061, published: 'more than 1 day ago' },
])('a release that was published $published is too old for a lower limit', ({ age, published }) => {
  const tooOld = { kind: 'age', release: { tag: 'v1', level: undefined, age }, age, maxAge: 0 } as const
  const released = `The release "v1" was published ${published}`
  expect(filteredOutText({ ...tooOld, isDefault: false })).toBe(`${released}, which \`max-age: 0s\` excludes.`)
  expect(filteredOutText({ ...tooOld, isDefault: true })).toBe(`${released}. \`max-age\` is 0s here, the default.`)
})

test.each([
  {
    tag: 'v2.0.0-rc.1',
    minLevel: undefined,
    why: 'is a pre-release (its tag says so). The action announces no pre-releases here, because `release-level` is not set.',
  },
  {
    tag: 'v2.0.0',
    minLevel: 'patch',
    why: 'is a pre-release (GitHub marks it as one). `release-level: patch` excludes it.',
  },
] as const)(
  'the notice about the pre-release $tag says why it is one, and what held it back',
  ({ tag, minLevel, why }) => {
    const release: ChosenRelease = { tag, level: 'prerelease', age: 0 }
    const filtered = { kind: 'level', release, minLevel } as const
    expect(filteredOutText(filtered)).toBe(`The release "${tag}" ${why}`)
    const hint = filteredOutHint(filtered)
    expect(hint).toContain(`choose the workflow, select "Run workflow", and enter the tag "${tag}"`)
    expect(hint).toMatch(
      /with `release-level: prerelease`\.\).* To announce every pre-release, set `release-level: prerelease`\.$/,
    )
  },
)
