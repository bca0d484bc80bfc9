import leven from 'leven'
import { type Problem, problem } from '../base/problems.ts'
import { truncate } from '../base/text.ts'
import { version } from '../base/version.ts'

/**
 * Allows at most two edits, and fewer for short names, because two edits can turn a short name into an unrelated one.
 */
export const isTypingError = (edits: number, name: string): boolean =>
  edits <= Math.min(maxEdits, Math.floor(name.length / 2))

const maxEdits = 2

const bareName = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** Names that other tools use, and this action's names for the same things. */
const otherTools: ReadonlyMap<string, string> = new Map([
  ['dry', 'dryrun'],
  ['test', 'dryrun'],
  ['heading', 'title'],
  ['headings', 'title'],
  ['subject', 'title'],
  ['body', 'message'],
  ['content', 'message'],
  ['contents', 'message'],
  ['text', 'message'],
  ['icon', 'iconurl'],
  ['avatarurl', 'iconurl'],
  ['image', 'bannerurl'],
  ['url', 'landingurl'],
  ['link', 'landingurl'],
  ['linkurl', 'landingurl'],
  ['buttons', 'actions'],
])

/** Returns the known name that the user probably meant, or undefined if none is close enough. */
export function meantName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const bare = bareName(given)
  const same = names.find(name => bareName(name) === otherTools.get(bare))
  if (same !== undefined) return same
  const candidates = names.map(name => ({ name, edits: leven(bareName(name), bare, { maxDistance: maxEdits + 1 }) }))
  const similar = candidates.filter(({ name, edits }) => isTypingError(edits, name))
  return similar.sort((one, other) => one.edits - other.edits)[0]?.name
}

/**
 * Returns a problem for each name that is not an input. The runner only warns about unknown inputs, so without this
 * check the action would ignore a misspelled `dry-run` and send the notification. The problem states the action's
 * version, because a newer version may have the input. `given` must be redacted, because the problem shortens it.
 */
export function unknownInputs(given: readonly string[], names: readonly string[]): Problem[] {
  return given.map(name => {
    const meant = meantName(name, names)
    const shown = truncate(name)
    const wrong = `is not an input of this action (version ${version})`
    const rename = `If the job has an environment variable INPUT_${shown.toUpperCase()}, rename that variable`
    if (meant !== undefined) return problem(shown, { message: wrong, meant, hint: rename })
    const message = `${wrong}; use a version that has it, or remove it from \`with\``
    // The user may have expected this input to prevent a send, so warn that the next run without it will send the
    // notification.
    const hint = names.includes('dry-run')
      ? `Without it, the next run sends. To only look, set \`dry-run: true\`. ${rename}`
      : rename
    return problem(shown, { message, hint })
  })
}
