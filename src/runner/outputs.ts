import { appendFile } from 'node:fs/promises'
import { setOutput } from '@actions/core'
import { describe } from '../errors.ts'
import type { Step } from './step.ts'

/**
 * Sets every output, redacted. `payload` alone is given as it is: a token of eight characters or more cannot be in it,
 * and a shorter one that stands there by chance must not change it. Where an output cannot be written the run still ends
 * as it did: what was sent stays sent.
 */
export function writeOutputs(outputs: Record<string, string>, { redact, log }: Step): void {
  try {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, name === 'payload' ? value : redact(value))
  } catch (error) {
    log.warning('Outputs not written', `The outputs of this step could not be written (${describe(error)}).`)
  }
}

/** Appends to the job summary, redacted. A summary that cannot be written is a warning, never a failure. */
export async function writeSummary(render: () => string, { redact, log }: Step): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path) return
  try {
    await appendFile(path, redact(render()))
  } catch (error) {
    log.warning('Summary not written', `The job summary could not be written (${describe(error)}).`)
  }
}
