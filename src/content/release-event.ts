import { allMissing, type DerivedContent, notAnnounceable, unclearField } from './derived-content.ts'
import type { GithubData } from './github-data.ts'
import { fromRelease, type ReleaseNeeds } from './release-content.ts'
import { type ReleaseFilter, unknownRelease } from './release-filter.ts'

/** Content from the event `release`, if its activity is one on which a release is announced. */
export async function fromReleaseEvent(
  data: GithubData,
  hasOnceKey: boolean,
  needs: ReleaseNeeds,
): Promise<DerivedContent> {
  const activity = data.at('action')
  if (typeof activity !== 'string') return unclearRelease(unclearField('action'), needs.filter)
  if (!isAnnouncedOn(activity, hasOnceKey)) return notAnnounceable({ kind: 'activity', actual: activity })
  const draft = data.at('release.draft') ?? false
  if (typeof draft !== 'boolean') {
    return unclearRelease("the event's `release.draft` is neither true nor false", needs.filter)
  }
  return fromRelease(data, 'event', needs)
}

/** Nothing of a release whose event does not say enough: an error for each filter, even if no field is missing. */
export function unclearRelease(why: string, filter: ReleaseFilter): DerivedContent {
  const problems = unknownRelease(why, filter)
  return problems.length > 0 ? { kind: 'invalid', problems } : allMissing(why)
}

/**
 * Whether the event `release` announces a release on this activity: on `published`, and on `released` only with
 * `once-key`, which makes one notification of both (docs/announce-releases.md, "Which releases").
 */
const isAnnouncedOn = (activity: string, hasOnceKey: boolean): boolean =>
  activity === 'published' || (activity === 'released' && hasOnceKey)
