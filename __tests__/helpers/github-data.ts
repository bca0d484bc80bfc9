import type { Secrets } from '../../src/base/secrets.ts'
import { GithubData } from '../../src/github/github-data.ts'
import type { GithubEvent } from '../../src/release/event-content.ts'
import type { FetchedRelease } from '../../src/release/release-content.ts'
import { noSecrets } from './inputs.ts'

/** Returns an event with this payload, as the runner hands it over. */
export const eventOf = (name: string, payload: unknown, secrets: Secrets = noSecrets): GithubEvent => ({
  name,
  data: new GithubData(payload, 'the event has', secrets),
})

/** Returns a release and its repository, as the runner hands them over. */
export const fetchedOf = (
  given: { release: unknown; repository: unknown },
  secrets: Secrets = noSecrets,
): FetchedRelease => ({ data: new GithubData(given, 'GitHub returned', secrets) })
