import { expect } from '@jest/globals'
import { startSandbox } from '../helpers/doubles/push-service.ts'
import { runAction, type Step } from '../helpers/runner.ts'

/** Runs the action without the send, which must succeed; gives the notification. */
export async function dryRun(inputs: Record<string, string>, step: Omit<Step, 'inputs'>) {
  const { url, token, close } = await startSandbox()
  try {
    const own = { 'base-url': url, 'api-token': token, 'dry-run': 'true' }
    const { outputs } = await runAction({ ...step, inputs: { ...inputs, ...own } })
    expect(outputs).toMatchObject({ outcome: 'dry-run', reason: '' })
    return JSON.parse(outputs.payload ?? '')
  } finally {
    await close()
  }
}
