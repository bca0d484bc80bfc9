import { fromDeploymentStatus } from './deployment-event.ts'
import { allMissing, type DerivedContent } from './derived-content.ts'
import { GithubData, type RunnerEvent } from './github-data.ts'
import { fromReleaseEvent, type ReleaseNeeds, unclearRelease } from './release-event.ts'

/**
 * Content from the event, for `release` and `deployment_status`. A release is announced when it is
 * published, and with `once-key` also on `released`; a deployment when its state is `success`; a payload that does not
 * say so gives nothing but missing fields. Never throws.
 */
export async function contentFromEvent(
  event: RunnerEvent,
  hasOnceKey: boolean,
  request: ReleaseNeeds,
): Promise<DerivedContent> {
  const { name, payload, unreadable } = event
  if (name !== 'release' && name !== 'deployment_status') return { kind: 'none', event: name }
  if (unreadable !== undefined) {
    return name === 'release' ? unclearRelease(unreadable, request.filter) : allMissing(unreadable)
  }
  const data = new GithubData(payload, 'the event has')
  return name === 'release' ? fromReleaseEvent(data, hasOnceKey, request) : fromDeploymentStatus(data)
}
