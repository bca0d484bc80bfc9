import { readFile } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import { Failure } from '../../src/errors.ts'
import { inputFailure, problem } from '../../src/inputs/problems.ts'
import type { HeldClaim } from '../../src/once/claim.ts'
import { requestFailed, statusFailed } from '../../src/push/failures.ts'
import { annotationText, explain, explainFailure, helpUrl, maxAnnotation } from '../../src/report/message.ts'
import { claimRemarks, deleteCommand, keyRemark, logText } from '../../src/report/remarks.ts'
import { inert } from '../../src/runner/log.ts'
import { heldClaim } from '../helpers/results.ts'

const lines = (text: string) => text.split('\n')
const hint = 'Correct what is listed, then start a new run: a re-run uses the original workflow file and event.'
const next = `Nothing was sent. ${hint}`
const failureOf = (message: string) => new Failure({ reason: 'timeout', title: 'T', message, hint })
const textOf = (failure: Failure, outcome: 'not-sent' | 'unknown' = 'not-sent') =>
  annotationText(explainFailure(failure, outcome), inert)
const skipOf = (claim: HeldClaim) => {
  const { why = { text: '' }, next = { text: '' } } =
    explain({ outcome: 'skipped', reason: 'already-sent', claim }) ?? {}
  return { why: logText(why), next: logText(next) }
}

describe('the message of an error annotation', () => {
  test('says what happened, what it means for the send, what to do, and where to read more', () => {
    expect(lines(textOf(failureOf('It took too long.'), 'unknown'))).toEqual([
      'It took too long.',
      `The notification may or may not have been sent. Look in the panel of the service before you send it again. ${hint} If nothing was sent, run this again.`,
      'More: https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#timeout',
    ])
  })

  test('has a title with the outcome and the reason, each once', () => {
    const cause = new Error('connect ECONNREFUSED')
    const lost = { kind: 'failure', mayHaveBeenReceived: false, reason: 'connection-failed', retryable: true } as const
    const failure = requestFailed('Sending', { ...lost, cause }, text => text)
    expect(explainFailure(failure, 'not-sent').title).toBe('Sending failed (not-sent: connection-failed)')
    expect(explainFailure(failure).title).toBe('Sending failed (connection-failed)')
  })

  test('links to a section of docs/troubleshooting.md, whatever the status', async () => {
    const text = await readFile('docs/troubleshooting.md', 'utf8')
    const anchors = Array.from(text.matchAll(/^### `(.*)`$/gm), ([, reason]) => reason)
    for (const status of [301, 400, 401, 403, 404, 407, 422, 429, 500, 503]) {
      expect(anchors).toContain(helpUrl(`http-${status}`).split('#')[1])
    }
    expect(helpUrl('http-403')).toMatch(/#http-403$/)
    expect(helpUrl('http-503')).toMatch(/#http-5xx$/)
  })

  test('of a hundred long problems has as many as fit, each shortened, and never loses what to do', () => {
    const problems = Array.from({ length: 100 }, (_, index) => problem(`input-${index}`, 'long '.repeat(1_000)))
    const text = textOf(inputFailure(problems))
    expect(text.length).toBeLessThanOrEqual(maxAnnotation)
    expect(text.length).toBeGreaterThan(maxAnnotation - 700)
    expect(lines(text)[0]).toBe('100 problems:')
    expect(lines(text)[1]).toMatch(/^- input-0: long long .*…$/)
    const listed = lines(text).filter(line => line.startsWith('- input-')).length
    expect(lines(text).slice(-3)).toEqual([
      `- and ${100 - listed} more (see the log)`,
      next,
      expect.stringMatching(/^More: .*#invalid-input$/),
    ])
  })

  test('of one endless sentence is cut before what to do', () => {
    const text = textOf(failureOf('x'.repeat(100_000)))
    expect(text.length).toBeLessThanOrEqual(maxAnnotation)
    expect(text).toContain(`…\n${next}\nMore: `)
  })

  test('has room for what makes it inert', () => {
    for (const message of ['##['.repeat(10_000), '\n::'.repeat(10_000), '\r'.repeat(10_000)]) {
      const text = textOf(failureOf(message))
      expect(text.length).toBeLessThanOrEqual(maxAnnotation)
      expect(inert(text)).toBe(text)
      expect(text).toContain(next)
    }
  })
})

test.each([
  [{ kind: 'draft' }, 'The release is a draft.'],
  [{ kind: 'activity', found: 'edited' }, "The release event's activity is `edited`; only `published` is announced."],
  [
    { kind: 'activity', found: 'released' },
    "The release event's activity `released` is announced only with `once-key` (publishing a stable release also fires `published`, and both would be sent).",
  ],
  [
    { kind: 'activity', found: 'a\n::error::' },
    "The release event's activity is not one that GitHub documents; only `published` is announced.",
  ],
  [{ kind: 'state', found: 'failure' }, "The deployment's state is `failure`; only `success` is announced."],
] as const)('why nothing is announced (%j) is a sentence', (because, text) => {
  expect(explain({ outcome: 'skipped', reason: 'not-announceable', because })?.why).toEqual({ text })
})

test.each<[wait: string, status: number, said: string]>([
  ['121', 429, 'Retry-After asks for 121 s; this action waits at most 120 s.'],
  ['9'.repeat(400), 503, 'Retry-After asks for more than a day; this action waits at most 120 s.'],
  ['120', 429, 'The service responded 429 Too Many Requests.'],
])(
  'a response that asks to wait %.3s s says how long, and to run again only if nothing was sent',
  (wait, status, said) => {
    const response = { kind: 'response' as const, status, headers: { 'retry-after': wait }, body: '', at: new Date() }
    const { message, hint } = statusFailed('Sending', response, text => text)
    expect(message.endsWith(said)).toBe(true)
    expect(hint).toMatch(status === 429 ? /wait, then run this again/ : /check its status before you run this again/)
  },
)

describe('a claim', () => {
  const command = `[ "$(gh api repos/octo/app/git/ref/web-push/release-17-0123456789ab --jq .object.sha)" = ${'a'.repeat(40)} ] && gh api --method DELETE repos/octo/app/git/refs/web-push/release-17-0123456789ab`

  test('is deleted by a command that first checks that the ref still points to the same tag object', () => {
    expect(deleteCommand(heldClaim)).toBe(command)
    const { tag, ...withoutTag } = heldClaim
    expect(deleteCommand(withoutTag)).toBe(
      'gh api --method DELETE repos/octo/app/git/refs/web-push/release-17-0123456789ab',
    )
  })

  test('on GitHub Enterprise Server is deleted there', () => {
    const text = deleteCommand({ ...heldClaim, serverUrl: 'https://git.example.com' })
    expect(text.match(/gh api --hostname git\.example\.com /g)).toHaveLength(2)
  })

  test('by another run says which run, when, and how to send again', () => {
    const { why, next } = skipOf(heldClaim)
    expect(why).toBe(
      'The key "release-17" was already used by run 4711 (attempt 1) at 2026-08-04T09:30:12Z; that notification was sent, or may have been. The claim is the ref refs/web-push/release-17-0123456789ab. https://github.com/octo/app/actions/runs/4711',
    )
    expect(next).toBe(
      `Look in the panel of the service first: subscribers may receive it twice. Only if nothing was sent, or if you want to send again, delete the claim with this command, then run the workflow again:\n${command}`,
    )
  })

  test('of a key of 5,000 characters still fits an annotation', () => {
    const { why, next } = skipOf({ ...heldClaim, key: '"k'.repeat(2_500) })
    expect(`${why}\n${next}`.length).toBeLessThan(1_500)
    expect(next).toContain(command)
  })

  const own = { ...heldClaim, kind: 'held', tag: heldClaim.tag ?? '' } as const

  test.each([
    [
      own,
      'unknown',
      [{ level: 'note', text: expect.stringMatching(/stays, so a re-run with this key will be skipped/), command }],
    ],
    ...(['not-sent', 'rejected', 'skipped'] as const).flatMap(outcome =>
      (['held', 'maybe'] as const).map(
        kind =>
          [
            { ...own, kind },
            outcome,
            [
              {
                level: 'warning',
                title: kind === 'held' ? 'Claim not deleted' : 'Claim not certain',
                text: expect.stringContaining(own.tag),
                command,
              },
            ],
          ] as const,
      ),
    ),
    [own, 'sent', []],
    [{ kind: 'none' }, 'not-sent', []],
    [undefined, 'not-sent', []],
  ] as const)('%j of a run that ended %s is worth a remark, or none', (claim, outcome, remarks) => {
    expect(claimRemarks(claim, outcome)).toEqual(remarks)
  })

  test('of a send in doubt is to be deleted before it is run again, if it was kept', () => {
    const failure = failureOf('It took too long.')
    const result = { outcome: 'unknown', failure } as const
    expect(explain(result, own)?.next.text).toMatch(
      /If nothing was sent, first delete the claim .* then run this again\.$/,
    )
    expect(explain(result, { kind: 'none' })?.next.text).toMatch(/If nothing was sent, run this again\.$/)
    expect(explain({ outcome: 'not-sent', failure }, own)?.next.text).toBe(hint)
  })

  test('that a dry run finds is a warning, one that it does not find is a note', () => {
    expect(keyRemark({ kind: 'used', claim: heldClaim })).toMatchObject({
      level: 'warning',
      text: expect.stringMatching(/^A real run would be skipped\. The key "release-17" was already used/),
    })
    expect(keyRemark({ ...heldClaim, kind: 'unused' })).toEqual({
      level: 'note',
      text: 'The key "release-17" has not been used.',
    })
    expect(keyRemark({ ...heldClaim, kind: 'unknown', cause: '503' })).toMatchObject({ level: 'warning' })
  })
})
