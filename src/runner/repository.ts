import type { ReleaseFilter } from '../content/announced-releases.ts'
import type { FetchedRelease } from '../content/github-data.ts'
import type { ClaimStore } from '../github/claim-store.ts'
import type { GithubClient } from '../github/github-client.ts'
import type { ClaimRecord, PeriodicKey } from '../github/once-key.ts'
import type { SendSettings } from '../inputs/settings.ts'
import type { ReleaseChoice } from '../inputs/value-rules.ts'
import { loadWithoutEvent, readContext, readEvent } from './context.ts'
import type { Runtime } from './runtime.ts'

/**
 * The repository of this run on GitHub, which has the releases, and keeps the claims of `once-key`. Most sends need
 * neither, so the code for it is loaded on first use.
 */
export class Repository {
  readonly #settings: Pick<SendSettings, 'githubToken' | 'timeout'>
  readonly #runtime: Runtime
  #client?: Promise<GithubClient>

  constructor(settings: Pick<SendSettings, 'githubToken' | 'timeout'>, runtime: Runtime) {
    this.#settings = settings
    this.#runtime = runtime
  }

  /** What GitHub says of the release that the input `release` names. Throws a Failure. */
  async fetchRelease(choice: ReleaseChoice, filter: ReleaseFilter): Promise<FetchedRelease | 'none-published'> {
    const client = await this.#openClient()
    const { fetchRelease } = await import('../github/releases.ts')
    const { signal } = this.#runtime
    const { repository } = readContext().run
    const { repository: eventRepository }: { repository?: unknown } = Object(readEvent().payload)
    return fetchRelease({ choice, filter, repository, eventRepository, signal }, client)
  }

  /** The claims of a key; `record` says what is sent to whom. */
  async openClaims(onceKey: PeriodicKey, record: Pick<ClaimRecord, 'target' | 'title'>): Promise<ClaimStore> {
    const client = await this.#openClient()
    const { ClaimStore } = await import('../github/claim-store.ts')
    const { github, run } = readContext()
    return new ClaimStore({ ...onceKey, record, serverUrl: github.serverUrl, run }, client, this.#runtime.signal)
  }

  #openClient(): Promise<GithubClient> {
    this.#client ??= this.#createClient()
    return this.#client
  }

  async #createClient(): Promise<GithubClient> {
    const { GithubClient } = await loadWithoutEvent(() => import('../github/github-client.ts'))
    const { githubToken: token = '', timeout } = this.#settings
    const { github, run } = readContext()
    const access = { apiUrl: github.apiUrl, repository: run.repository, token, timeoutMs: timeout * 1_000 }
    return new GithubClient(access, this.#runtime)
  }
}
