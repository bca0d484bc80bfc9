import { type Problem, problem } from '../inputs/problems.ts'
import type { Fields } from './fields.ts'
import { urlsOf } from './urls.ts'

/** The URLs with a user name or password: a check would have to fetch them without it, and so check something else. */
export function credentialProblems(notification: Fields): Problem[] {
  return urlsOf(notification)
    .filter(({ url }) => hasCredentials(new URL(url)))
    .map(({ input, path }) =>
      problem(input, 'has a user name or password, which `check-urls` never sends; give the URL without them', {
        path,
      }),
    )
}

const hasCredentials = ({ username, password }: URL) => username !== '' || password !== ''
