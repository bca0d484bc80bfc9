import { newKeySendsAgain } from '../base/failure.ts'
import { type Problem, problem } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import type { DerivedFields } from './derived-content.ts'
import { releaseVersion } from './release-version.ts'

// Unless `once-per` is set, a `once-key` must identify the release. Otherwise, all releases would share the key, and
// only the first one would be announced.

/** Whether a key contains a tag or the tag's version. The key may still contain placeholders. */
export function holdsTag(key: string, tag: string): boolean {
  const version = releaseVersion(tag)?.text
  return holds(key, tag) || (version !== undefined && holds(key, version))
}

/**
 * Returns a problem if a key contains nothing that identifies this release. Callers must replace placeholders first.
 */
export function releaseKeyProblems(key: string, { release, identifiers = [] }: DerivedFields): Problem[] {
  if (release === undefined || identifiers.some(each => holds(key, each))) return []
  const message = `does not contain the tag, version, name or id of the release ${quote(release.tag)}, so all releases would share this key, and only the first would be announced; set \`once-key: release-{tag}\``
  return [problem('once-key', { message, hint: newKeySendsAgain })]
}

/**
 * Returns a problem if a `released` event has no `once-key`. GitHub reports both `published` and `released` for a new
 * stable release, so without a key, a workflow that runs on both would announce the release twice. The `published` run
 * may already have announced it, so the hint tells users to check before they announce the release by hand.
 */
export function missingKeyProblems(activity: 'published' | 'released', hasOnceKey: boolean): Problem[] {
  if (activity === 'published' || hasOnceKey) return []
  const message =
    'is missing, but the action announces the `released` activity of a release only with a key; set `once-key: release-{tag}`, and give the job the `contents: write` permission'
  const hint = `${newKeySendsAgain}. If this workflow also runs on \`published\`, that run may already have announced this release, so look in the panel of your push service before you announce the release by hand`
  return [problem('once-key', { message, hint })]
}

/**
 * What a key contains of its run: the id, which no other run has, and numbers, which can also be there by chance. A
 * small number such as the attempt often is, so it counts only beside one of the others.
 */
export interface RunInKey {
  hasId: boolean
  number?: string
  attempt?: string
}

/** Returns what a key contains of this run. Outside GitHub, a run has neither an id nor a number. */
export function runInKey(key: string, run: { id: string; number: string; attempt: number }): RunInKey {
  const held = (text: string) => (text !== '' && holds(key, text) ? text : undefined)
  const [id, number] = [held(run.id), held(run.number)]
  const isOfRun = id !== undefined || number !== undefined
  return { hasId: id !== undefined, number, attempt: isOfRun ? held(`${run.attempt}`) : undefined }
}

/** Whether a key contains the given text. Numbers match only as a whole, so `2026` does not contain `2`. */
function holds(key: string, text: string): boolean {
  const isInNumber = (inside = '', beside = '') => /\d/.test(inside) && /\d/.test(beside)
  for (let at = key.indexOf(text); at !== -1; at = key.indexOf(text, at + 1)) {
    const before = key[at - 1]
    const after = key[at + text.length]
    if (!isInNumber(text[0], before) && !isInNumber(text.at(-1), after)) return true
  }
  return false
}
