import type { Secrets } from '../base/secrets.ts'
import { ClaimStore } from '../claims/claim-store.ts'
import type { OnceKey } from '../claims/once-key.ts'
import { GithubClient } from '../github/github-client.ts'
import { GithubData } from '../github/github-data.ts'
import type { SendSettings } from '../inputs/settings.ts'
import type { ReleaseChoice } from '../inputs/value-rules.ts'
import type { FetchedRelease } from '../release/release-content.ts'
import type { ReleaseFilter } from '../release/release-filter.ts'
import { fetchRelease } from '../release/releases.ts'
import { readContext, readEvent } from './context.ts'
import type { Runtime } from './runtime.ts'

/** This run's repository on GitHub. Gives access to its releases and its `once-key` claims. */
export class Repository {
  readonly #client: GithubClient
  readonly #secrets: Secrets
  readonly #signal: AbortSignal

  constructor({ githubToken: token = '', timeout }: Pick<SendSettings, 'githubToken' | 'timeout'>, runtime: Runtime) {
    const { github, run } = readContext()
    const access = { apiUrl: github.apiUrl, repository: run.repository, token, timeoutMs: timeout * 1_000 }
    this.#client = new GithubClient(access, runtime)
    this.#secrets = runtime.secrets
    this.#signal = runtime.signal
  }

  /** Throws a Failure if GitHub does not return the release that the `release` input asks for. */
  async fetchRelease(choice: ReleaseChoice, filter: ReleaseFilter): Promise<FetchedRelease | 'none-published'> {
    const { repository } = readContext().run
    const { repository: eventRepository }: { repository?: unknown } = Object(readEvent().payload)
    const request = { choice, filter, repository, eventRepository, signal: this.#signal }
    const returned = await fetchRelease(request, this.#client)
    if (returned === 'none-published') return returned
    const { latest, ...data } = returned
    return { data: new GithubData(data, 'GitHub returned', this.#secrets), latest }
  }

  /** `record` is stored in the claim, so that people can see what the claim is for. */
  openClaims(onceKey: Pick<OnceKey, 'key' | 'period'>, record: OnceKey['record']): ClaimStore {
    const { github, run } = readContext()
    return new ClaimStore({ ...onceKey, record, serverUrl: github.serverUrl, run }, this.#client, this.#signal)
  }
}
