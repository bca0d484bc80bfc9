import { Failure, type Hint } from '../base/failure.ts'
import { quote } from '../base/text.ts'
import { hintFor, type Reply } from '../github/github-client.ts'

/**
 * Something to fetch from GitHub. `what` and `name` describe it in messages, and `hint` says what to do if GitHub does
 * not return it.
 */
export interface Wanted {
  what: 'release' | 'repository'
  name: string
  hint: string
}

const needsPermission =
  'The `github-token` needs the `contents: read` permission. Without this permission, GitHub may hide the release.'

const givePermission: Hint = {
  newRunAfter:
    'Give the job the `contents: read` permission, or set a `github-token` that can read this repository, then',
}

const withoutRelease: Hint = {
  newRunAfter:
    'Remove `release`, `release-level` and `max-age`. Set `title`, `message`, `icon-url` and `landing-url` without placeholders, as inputs or in a payload file. Then',
}

/** `similar` is the tag that the user probably meant, if any. */
export function releaseNotFound(repository: string, tag: string, similar?: string): Failure {
  const meant = similar === undefined ? '' : ` Did you mean ${quote(similar)}?`
  return new Failure({
    reason: 'release-not-found',
    title: 'Release not found',
    message: `The repository ${repository} has no published release with the tag ${quote(tag)}.${meant}`,
    hint: {
      newRunAfter: `Check the spelling of the tag, and that the release is published, because GitHub does not find a draft by its tag. ${needsPermission} Then`,
    },
  })
}

/**
 * Returns the Failure for a 404 from listing releases. This 404 means that the token has no access, because GitHub
 * returns an empty list for a repository without releases.
 */
export function releasesNotListed(repository: string): Failure {
  return new Failure({
    reason: 'release-not-found',
    title: 'Release not found',
    message: `GitHub did not list the releases of the repository ${repository} (it answered 404).`,
    hint: givePermission,
  })
}

/** Returns the Failure for a response without the data that the action asked for. */
export function somethingElse({ what, name, hint }: Wanted): Failure {
  return new Failure({
    reason: 'github-failed',
    title: `Could not fetch the ${what}`,
    message: `GitHub answered, but did not return ${name}.`,
    hint,
  })
}

/** Returns the Failure for an error response, or for no response. */
export function notReturned(reply: Exclude<Reply<unknown>, { kind: 'done' }>, { what, name, hint }: Wanted): Failure {
  const isTooLarge = reply.kind === 'no-answer' && reply.reason === 'too-large'
  return new Failure({
    reason: 'github-failed',
    title: `Could not fetch the ${what}`,
    message: `GitHub did not return ${name} (${reply.message}).`,
    hint: isTooLarge ? withoutRelease : hintFor(reply, status => (status === 403 ? givePermission : hint)),
  })
}
