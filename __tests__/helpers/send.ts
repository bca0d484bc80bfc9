import { afterEach, expect } from '@jest/globals'
import { type Sandbox, type SandboxOptions, startSandbox } from './doubles/push-service.ts'
import { type Outcome, runAction, type Step } from './runner.ts'

export const content = {
  title: 'Hello',
  message: 'World',
  'icon-url': 'https://example.com/icon.png',
  'landing-url': 'https://example.com/',
}

export const broadcast = {
  title: 'Hello',
  message: 'World',
  icon_url: 'https://example.com/icon.png',
  landing_url: 'https://example.com/',
  target: { type: 'all' },
}

export const sandboxes = (): ((options?: SandboxOptions) => Promise<Sandbox>) => closing(startSandbox)

/** Wraps `start` so that every server it starts is closed after the test. */
export function closing<A extends unknown[], S extends { close: () => unknown }>(start: (...given: A) => Promise<S>) {
  const started: S[] = []
  afterEach(async () => {
    await Promise.all(started.splice(0).map(server => server.close()))
  })
  return async (...given: A): Promise<S> => {
    const server = await start(...given)
    started.push(server)
    return server
  }
}

type Service = Pick<Sandbox, 'url' | 'token'>
type Rest = Omit<Step, 'inputs'>

export function send({ url, token }: Service, inputs: Record<string, string> = {}, step: Rest = {}): Promise<Outcome> {
  return runAction({ ...step, inputs: { 'base-url': url, 'api-token': token, target: 'all', ...content, ...inputs } })
}

export function list({ url, token }: Service, inputs: Record<string, string> = {}, step: Rest = {}): Promise<Outcome> {
  return runAction({ ...step, action: 'audiences', inputs: { 'base-url': url, 'api-token': token, ...inputs } })
}

const errorsOf = ({ annotations }: Outcome) => annotations.filter(({ level }) => level === 'error')
export const told = ({ annotations }: Outcome) => annotations.map(({ message }) => message).join('\n')
export const warningsOf = ({ annotations }: Outcome) => annotations.filter(({ level }) => level === 'warning')

/** Checks that a step passed with exit code 0, these outputs, no error annotation, and no reason. */
export function expectPassed(step: Outcome, outputs: Record<string, unknown>): void {
  const { exitCode, stderr } = step
  const passed = { errors: [], exitCode: 0, stderr: '' }
  expect({ ...step.outputs, errors: errorsOf(step), exitCode, stderr }).toMatchObject({
    reason: '',
    ...outputs,
    ...passed,
  })
  expectOwnCommandsOnly(step)
}

/** Checks that a step failed with exit code 1, these outputs, and one error annotation. Returns the error message. */
export function expectFailed(step: Outcome, outputs: Record<string, unknown>): string {
  const errors = errorsOf(step)
  expect({ ...step.outputs, errors, exitCode: step.exitCode, stderr: step.stderr }).toMatchObject({
    ...outputs,
    errors: [{ title: expect.stringMatching(/\S/), message: expect.stringMatching(/\S/) }],
    exitCode: 1,
    stderr: '',
  })
  expect(errors).toHaveLength(1)
  expectOwnCommandsOnly(step)
  if (step.outputs.outcome === 'unknown') expectInDoubt(step)
  return `${errors[0]?.title}\n${errors[0]?.message}`
}

/** Checks that the annotation, the log, and the summary begin with the words that the notification may have been sent. */
function expectInDoubt(step: Outcome): void {
  const begins = expect.stringMatching(/^May have been sent\b/)
  expect(errorsOf(step)).toEqual([{ level: 'error', title: begins, message: begins }])
  if (step.summary !== '') expect(step.summary).toMatch(/<h2>\S+ May have been sent<\/h2>/)
}

/**
 * Checks that a step rejected its inputs: it sent no requests, and its error message matches all of `names`. Returns
 * the message.
 */
export function expectInvalid(step: Outcome, sandbox: Sandbox, ...names: (string | RegExp)[]): string {
  const text = expectFailed(step, { outcome: 'not-sent', reason: 'invalid-input', attempts: '0', 'status-code': '' })
  for (const name of names) expect(text).toMatch(name)
  expect(sandbox.connectionCount).toBe(0)
  return text
}

const ownCommands = ['add-mask', 'group', 'endgroup', 'error', 'warning', 'notice']

/** Checks that no workflow command in the log came from untrusted text. */
function expectOwnCommandsOnly({ commands }: Outcome): void {
  expect(commands.filter(({ syntax, name }) => syntax !== '::' || !ownCommands.includes(name))).toEqual([])
}
