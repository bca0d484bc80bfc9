import { readFileSync, statSync } from 'node:fs'
import { getProxyForUrl } from 'proxy-from-env'
import type { RunnerEvent } from '../content/github-data.ts'
import type { ProxySettings } from '../http/proxy.ts'
import { mebibyte } from '../units.ts'

/**
 * `@actions/github` reads the event file when it loads, and throws if the file is not JSON (`new Context()` in its main
 * module). Nothing here uses its context, so the path of the file is hidden from it.
 */
const { GITHUB_EVENT_PATH: eventPath = '' } = process.env
delete process.env.GITHUB_EVENT_PATH

const proxyVariable = (name: string) => process.env[name.toLowerCase()] || process.env[name] || undefined

/** The proxy settings of the runner; lower case wins if both are set, as with curl. */
export function readProxySettings(): ProxySettings {
  return {
    http: proxyVariable('HTTP_PROXY'),
    https: proxyVariable('HTTPS_PROXY'),
    isBypassed: url => getProxyForUrl(url) === '',
  }
}

/** The GitHub server and this run, from the runner's environment. */
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
      event: GITHUB_EVENT_NAME ?? '',
      attempt: Number(process.env.GITHUB_RUN_ATTEMPT) || 1,
    },
  }
}

/**
 * Whether the event is `pull_request` or `pull_request_target`, for which GitHub shows annotations beside the lines of
 * the files.
 */
export const isPullRequest = (eventName: string): boolean =>
  eventName === 'pull_request' || eventName === 'pull_request_target'

/** The page of this attempt of the run, which shows the job summaries; '' outside of a run. */
export function runUrl(): string {
  const { github, run } = readContext()
  if (run.id === '') return ''
  return `${github.serverUrl}/${run.repository}/actions/runs/${run.id}/attempts/${run.attempt}`
}

const maxEventBytes = 25 * mebibyte

/**
 * The event that started the run, as plain data of unknown shape. Without a payload if its file cannot be read, is
 * larger than 25 MiB, or is not JSON. Does not use the toolkit's `context`, which throws on a file that is not JSON.
 */
export function readEvent(path = eventPath): RunnerEvent {
  const { GITHUB_EVENT_NAME: name = '' } = process.env
  try {
    if (statSync(path).size > maxEventBytes)
      return { name, payload: undefined, unreadable: 'the event is larger than 25 MiB' }
    return { name, payload: JSON.parse(readFileSync(path, 'utf8')) }
  } catch {
    // Leaves out the error's message, which may quote the event.
    return { name, payload: undefined, unreadable: path === '' ? undefined : 'the file of the event cannot be read' }
  }
}
