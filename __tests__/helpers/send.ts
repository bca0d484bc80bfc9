import { afterEach, expect } from '@jest/globals'
import { type Sandbox, type SandboxOptions, startSandbox } from './doubles/push-service.ts'
import { type Outcome, runAction, type Step } from './runner.ts'

/** Inputs for the content of a minimal notification. */
export const content = {
  title: 'Hello',
  message: 'World',
  'icon-url': 'https://example.com/icon.png',
  'landing-url': 'https://example.com/',
}

/** The request body of a minimal broadcast. */
export const broadcast = {
  title: 'Hello',
  message: 'World',
  icon_url: 'https://example.com/icon.png',
  landing_url: 'https://example.com/',
  target: { type: 'all' },
}

/** Returns a function that starts a push service. Each service is closed after the test. */
export const sandboxes = (): ((options?: SandboxOptions) => Promise<Sandbox>) => closing(startSandbox)

/** Wraps a function that starts a server, so that each server is closed after the test. */
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

/** Sends a minimal broadcast to a sandbox. `inputs` override the usual inputs. */
export function send({ url, token }: Service, inputs: Record<string, string> = {}, step: Rest = {}): Promise<Outcome> {
  return runAction({ ...step, inputs: { 'base-url': url, 'api-token': token, target: 'all', ...content, ...inputs } })
}

/** Lists the audiences in a sandbox. */
export function list({ url, token }: Service, inputs: Record<string, string> = {}, step: Rest = {}): Promise<Outcome> {
  return runAction({ ...step, action: 'audiences', inputs: { 'base-url': url, 'api-token': token, ...inputs } })
}

const errorsOf = ({ annotations }: Outcome) => annotations.filter(({ level }) => level === 'error')
/** Returns the messages of all annotations from a step. */
export const told = ({ annotations }: Outcome) => annotations.map(({ message }) => message).join('\n')
export const warningsOf = ({ annotations }: Outcome) => annotations.filter(({ level }) => level === 'warning')

/** Expects that a step passed with exit code 0, these outputs, no error annotation, and no reason. */
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

/** Expects that a step failed with exit code 1, these outputs, and one error annotation. Returns the error message. */
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
  return `${errors[0]?.title}\n${errors[0]?.message}`
}

/**
 * Expects that a step rejected its inputs: it sent no request, and its error names each of `names`. Returns the error.
 */
export function expectInvalid(step: Outcome, sandbox: Sandbox, ...names: (string | RegExp)[]): string {
  const text = expectFailed(step, { outcome: 'not-sent', reason: 'invalid-input', attempts: '0', 'status-code': '' })
  for (const name of names) expect(text).toMatch(name)
  expect(sandbox.connections).toBe(0)
  return text
}

const ownCommands = ['add-mask', 'group', 'endgroup', 'error', 'warning', 'notice']

/** Expects that the log contains no workflow command that came from untrusted text. */
function expectOwnCommandsOnly({ commands }: Outcome): void {
  expect(commands.filter(({ syntax, name }) => syntax !== '::' || !ownCommands.includes(name))).toEqual([])
}
