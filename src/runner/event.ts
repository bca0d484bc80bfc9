// The file itself, since the package's entry would bring Octokit along.
import { Context } from '../../node_modules/@actions/github/lib/context.js'
import type { RunnerEvent } from '../content/event.ts'

/** The event that started the run, as plain data of unknown shape; without a payload where it cannot be read. */
export function readEvent(): RunnerEvent {
  const name = process.env.GITHUB_EVENT_NAME ?? ''
  try {
    return { name, payload: new Context().payload }
  } catch {
    return { name, payload: undefined }
  }
}
