import type { Secrets } from '../../src/base/secrets.ts'
import { type FetchedRelease, GithubData, type GithubEvent } from '../../src/release/github-data.ts'
import { noSecrets } from './inputs.ts'

/** Returns an event with this payload, as the runner hands it over. */
export const eventOf = (name: string, payload: unknown, secrets: Secrets = noSecrets): GithubEvent => ({
  name,
  data: new GithubData(payload, 'the event has', text => secrets.redact(text)),
})

/** Returns a release and its repository, as the runner hands them over. */
export const fetchedOf = (
  given: { release: unknown; repository: unknown },
  secrets: Secrets = noSecrets,
): FetchedRelease => ({ data: new GithubData(given, 'GitHub returned', text => secrets.redact(text)) })
