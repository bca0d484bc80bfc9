import { answerTo, type GithubState, type OperationName, operationOf } from './github-api.ts'
import { type ScriptedOptions, startScripted } from './scripted.ts'

export type Github = Awaited<ReturnType<typeof startGithub>>

type Settings = Pick<GithubState, 'token' | 'repository' | 'permission' | 'staleWorkflows' | 'about'>
interface Options extends ScriptedOptions, Partial<Settings> {
  /** The prefix of every path, such as `/api/v3` on GitHub Enterprise Server. */
  prefix?: string
  shas?: string[]
  releases?: Record<string, unknown>
}

/** Starts a simulated GitHub that records all requests. Tests use `fault` to make it fail. */
export function startGithub(given: Options = {}) {
  const { prefix = '', shas = [], releases = {}, tls, onEvent, ...settings } = given
  return startScripted<OperationName, GithubState>(
    { tls, onEvent },
    {
      stateAt: url => ({
        url: `${url}${prefix}`,
        token: 'ghs_sandbox0123456789abcdefghijklmnop',
        repository: 'octo/site',
        permission: 'write',
        shas: new Set(shas),
        refs: new Map(),
        tags: new Map(),
        releases: new Map(Object.entries(releases)),
        ...settings,
      }),
      operationOf: (request, github) => operationOf(request, github)?.name,
      answer: (request, github) => answerTo({ github, request }),
    },
  )
}
