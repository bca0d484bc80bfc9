import { readFileSync, statSync } from 'node:fs'
import { mebibyte } from '../base/units.ts'

/**
 * When `@actions/github` is loaded, it reads the event file in `new Context()` and throws if the file is not JSON. This
 * action does not use that context, so it removes GITHUB_EVENT_PATH first.
 */
const { GITHUB_EVENT_PATH: eventPath = '' } = process.env
delete process.env.GITHUB_EVENT_PATH

/**
 * Reads the runner's environment variables. Missing ones get a default value or an empty string, because the action can
 * also run outside GitHub.
 */
export function readContext() {
  const { GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_RUN_ID } = process.env
  const { GITHUB_EVENT_NAME } = process.env
  return {
    github: {
      apiUrl: GITHUB_API_URL || 'https://api.github.com',
      serverUrl: GITHUB_SERVER_URL || 'https://github.com',
    },
    run: {
      repository: GITHUB_REPOSITORY ?? '',
      sha: GITHUB_SHA ?? '',
      id: GITHUB_RUN_ID ?? '',
      number: process.env.GITHUB_RUN_NUMBER ?? '',
      event: GITHUB_EVENT_NAME ?? '',
      attempt: Number(process.env.GITHUB_RUN_ATTEMPT) || 1,
    },
  }
}

/** For these two events, GitHub shows annotations on the pull request's changed files. */
export const isPullRequest = (eventName: string): boolean =>
  eventName === 'pull_request' || eventName === 'pull_request_target'

/** Returns the URL of the page with this attempt's job summaries, or '' outside GitHub Actions. */
export function runUrl(): string {
  const { github, run } = readContext()
  if (run.id === '') return ''
  return `${github.serverUrl}/${run.repository}/actions/runs/${run.id}/attempts/${run.attempt}`
}

/** The event that triggered the run, as in its file. The payload comes from GitHub and has not been validated. */
export interface RunnerEvent {
  name: string
  payload: unknown
  /** A clause that says why the payload could not be read. */
  unreadable?: string
}

const maxEventBytes = 25 * mebibyte

/**
 * Returns the event that started the run. The payload is undefined if the event file cannot be read, is larger than 25
 * MiB, or is not JSON.
 */
export function readEvent(path = eventPath): RunnerEvent {
  const { GITHUB_EVENT_NAME: name = '' } = process.env
  try {
    if (statSync(path).size > maxEventBytes)
      return { name, payload: undefined, unreadable: 'the event is larger than 25 MiB' }
    return { name, payload: JSON.parse(readFileSync(path, 'utf8')) }
  } catch {
    // The error message may quote the event, so keep the message out of the log.
    return { name, payload: undefined, unreadable: path === '' ? undefined : 'the action cannot read the event file' }
  }
}
