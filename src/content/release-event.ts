import { problem } from '../inputs/problems.ts'
import { problemsOfUnknownRelease, type ReleaseFilter } from './announced-releases.ts'
import { allMissing, type DerivedContent, notAnnounceable, unclearField } from './derived-content.ts'
import type { GithubData } from './github-data.ts'
import { fromRelease, type ReleaseNeeds } from './release-content.ts'

/**
 * Content from the event `release`, if its activity is one on which a release is announced: `published`, or `released`
 * with a `once-key`.
 */
export async function fromReleaseEvent(
  data: GithubData,
  hasOnceKey: boolean,
  needs: ReleaseNeeds,
): Promise<DerivedContent> {
  const activity = data.at('action')
  if (typeof activity !== 'string') return unclearRelease(unclearField('action'), needs.filter)
  if (activity !== 'published' && activity !== 'released')
    return notAnnounceable({ kind: 'activity', actual: activity })
  if (activity === 'released' && !hasOnceKey) return { kind: 'invalid', problems: [missingKey] }
  const draft = data.at('release.draft') ?? false
  if (typeof draft !== 'boolean') {
    return unclearRelease("the event's `release.draft` is neither true nor false", needs.filter)
  }
  return fromRelease(data, 'event', needs)
}

/** Nothing of a release whose event does not say enough: an error for each filter, even if no field is missing. */
export function unclearRelease(why: string, filter: ReleaseFilter): DerivedContent {
  const problems = problemsOfUnknownRelease(why, filter)
  return problems.length > 0 ? { kind: 'invalid', problems } : allMissing(why)
}

/**
 * A stable release fires `released` as well as `published`: without a key, both would be sent
 * (docs/announce-releases.md, "Which releases"). The run of `published` has no key either, so nothing stops whoever
 * announces the release again.
 */
const missingKey = problem(
  'once-key',
  'is missing, and the activity `released` of a release is announced only with it. GitHub also starts a run for `published`, which may have sent this release: look there before you announce it by hand. Then set `once-key: release-{tag}` with the permission `contents: write`, or listen only to `published`',
)
