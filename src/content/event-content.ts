import { fromDeploymentStatus } from './deployment-event.ts'
import { allMissing, type DerivedContent } from './derived-content.ts'
import { GithubData, type RunnerEvent } from './github-data.ts'
import type { ReleaseNeeds } from './release-content.ts'
import { fromReleaseEvent, unclearRelease } from './release-event.ts'

/**
 * Content from the event, for `release` and `deployment_status`. A payload that does not say what happened gives
 * nothing but missing fields. Never throws.
 */
export async function contentFromEvent(
  event: RunnerEvent,
  hasOnceKey: boolean,
  needs: ReleaseNeeds,
): Promise<DerivedContent> {
  const { name, payload, unreadable } = event
  if (name !== 'release' && name !== 'deployment_status') return { kind: 'none', event: name }
  if (unreadable !== undefined) {
    return name === 'release' ? unclearRelease(unreadable, needs.filter) : allMissing(unreadable)
  }
  const data = new GithubData(payload, 'the event has')
  return name === 'release' ? fromReleaseEvent(data, hasOnceKey, needs) : fromDeploymentStatus(data)
}
