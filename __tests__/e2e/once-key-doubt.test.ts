import { describe, expect, test } from '@jest/globals'
import type { GithubStep } from '../helpers/doubles/github.mjs'
import {
  claimByAnother,
  claimFailed,
  command,
  errors,
  github,
  operations,
  order,
  others,
  ref,
  sandbox,
  sent,
  skipped,
  start,
  step,
  told,
  warnings,
} from '../helpers/once-key.ts'

describe('the answer to the creation of the ref is lost', () => {
  const losses: GithubStep[] = [
    { kind: 'reset-late' },
    { kind: 'close-late' },
    { kind: 'hang' },
    { kind: 'garbage' },
    { kind: 'cut-headers' },
    { kind: 'hang-headers' },
    { kind: 'cut-body', status: 201 },
    { kind: 'hang-body', status: 201 },
    { kind: 'respond', status: 200, body: { object: {} } },
    { kind: 'respond', status: 500 },
    { kind: 'respond', status: 502, body: '<html>Bad gateway</html>', headers: { 'Content-Type': 'text/html' } },
    { kind: 'respond', status: 503, headers: { 'Retry-After': '60' } },
  ]

  test.each(losses)('%j, and it was made: it is ours, and is sent', async fault => {
    github.fault('createRef', { ...fault, apply: true })
    expect(await step()).toMatchObject(sent)
    expect(order).toEqual(['createTag', 'createRef', 'getRef', 'POST'])
    expect(github.refs.has(ref)).toBe(true)
  })

  test.each(losses)('%j, and it was not made: nothing is sent, and the ref is named', async fault => {
    github.fault('createRef', { ...fault, apply: false })
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(told(outcome)).toContain(command)
    expect(order).not.toContain('POST')
    expect(operations().filter(each => each === 'createRef')).toHaveLength(1)
    expect(await step()).toMatchObject(sent)
  })

  test('a gateway repeated the request, so that the answer is that it exists: it is ours', async () => {
    github.fault('createRef', {
      kind: 'respond',
      status: 422,
      body: { message: 'Reference already exists' },
      apply: true,
    })
    expect(await step()).toMatchObject(sent)
  })

  test('and another run’s is there', async () => {
    await start({
      github: {
        onEvent: state =>
          state.requests.at(-1)?.status === undefined &&
          state.requests.at(-1)?.complete &&
          state.requests.at(-1)?.operation === 'createRef' &&
          claimByAnother(),
      },
    })
    github.fault('createRef', { kind: 'reset-late', apply: false })
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain('run 777')
    expect(github.refs.get(ref)).toBe(others)
  })

  test.each<GithubStep>([
    { kind: 'respond', status: 403, times: 9 },
    { kind: 'respond', status: 429, times: 9 },
    { kind: 'respond', status: 502, times: 9 },
    { kind: 'garbage', times: 9 },
    { kind: 'reset-late', times: 9 },
  ])('and it cannot be read back (%j): nothing is sent, and the error names the ref', async fault => {
    for (const apply of [true, false]) {
      github.fault('createRef', { kind: 'reset-late', apply })
      github.fault('getRef', fault)
      const outcome = await step()
      expect(outcome).toMatchObject(claimFailed)
      expect(errors(outcome)).toHaveLength(1)
      expect(errors(outcome)[0]?.message).toContain(ref)
      expect(told(outcome)).toContain(command)
      expect(order).not.toContain('POST')
      await start()
    }
  })

  /** Lets the ref of a lost request appear once it was looked for in vain so many times. */
  const lateAfter = (reads: number) => {
    let made = ''
    let late = true
    return start({
      github: {
        onEvent: state => {
          const last = state.requests.at(-1)
          if (last?.operation === 'createRef') made = JSON.parse(last.body || '{}').sha
          const vain = state.requests.filter(({ operation, status }) => operation === 'getRef' && status === 404)
          if (late && vain.length === reads) {
            late = false
            state.refs.set(ref, made)
          }
        },
      },
    })
  }

  test('and it is made a moment later: it is ours', async () => {
    await lateAfter(2)
    github.fault('createRef', { kind: 'reset-late', apply: false })
    expect(await step()).toMatchObject(sent)
  })

  test('and it is made after it was looked for three times: it is deleted', async () => {
    await lateAfter(3)
    github.fault('createRef', { kind: 'reset-late', apply: false })
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(errors(outcome)[0]?.message).toContain(ref)
    expect(warnings(outcome)).toEqual([])
    expect(github.refs.has(ref)).toBe(false)
  })

  test('and it is made after another run has claimed the key and deleted its claim: a warning has named our tag object', async () => {
    await start({
      github: {
        onEvent: state => {
          const last = state.requests.at(-1)
          if (last?.operation === 'createRef' && last.complete && last.status === undefined) claimByAnother()
        },
      },
    })
    github.fault('createRef', { kind: 'reset-late', apply: false })
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    const [tag] = [...github.tags.keys()].filter(each => each !== others)
    expect(warnings(outcome)[0]?.message).toContain(`= ${tag} ] && ${command}`)
  })
})

describe('GitHub says of a ref that it does not exist although it does', () => {
  const stale: GithubStep = { kind: 'respond', status: 404, body: { message: 'Not Found' } }

  test('twice after it refused ours as existing: skipped', async () => {
    claimByAnother()
    github.fault('getRef', { ...stale, times: 2 })
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain('run 777')
  })

  test('twice after it made ours, which was lost: sent', async () => {
    github.fault('createRef', { kind: 'reset-late', apply: true })
    github.fault('getRef', { ...stale, times: 2 })
    expect(await step()).toMatchObject(sent)
  })

  test('while a lost deletion is looked after: it is deleted in the end', async () => {
    sandbox.fault('POST', { kind: 'respond', status: 400 })
    github.fault('deleteRef', { kind: 'reset-late', apply: false })
    github.fault('getRef', { ...stale, times: 2 })
    const outcome = await step()
    expect(outcome).toMatchObject({ outputs: { outcome: 'rejected' } })
    expect(warnings(outcome)).toEqual([])
    expect(github.refs.size).toBe(0)
  })
})
