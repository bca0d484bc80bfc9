import { type Problem, problem } from '../inputs/problems.ts'
import { newKeySendsAgain } from '../inputs/settings.ts'
import { problemsOfUnknownRelease, type ReleaseFilter } from './announced-releases.ts'
import {
  allMissing,
  type DerivedContent,
  type DerivedValue,
  joined,
  notAnnounceable,
  unclearField,
} from './derived-content.ts'
import { GithubData, type RunnerEvent } from './github-data.ts'
import { fromRelease, type ReleaseNeeds } from './release-content.ts'

/**
 * Derives content from a `release` or `deployment_status` event. If the payload does not say what happened, all fields
 * are missing. Never throws.
 */
export function contentFromEvent(event: RunnerEvent, hasOnceKey: boolean, needs: ReleaseNeeds): DerivedContent {
  const { name, payload, unreadable } = event
  if (name !== 'release' && name !== 'deployment_status') return { kind: 'none', event: name }
  if (unreadable !== undefined) {
    return name === 'release' ? unclearRelease(unreadable, needs.filter) : allMissing(unreadable)
  }
  const data = new GithubData(payload, 'the event has')
  return name === 'release' ? fromReleaseEvent(data, hasOnceKey, needs) : fromDeploymentStatus(data)
}

/** Derives content if the activity announces a release: `published`, or `released` with a `once-key`. */
function fromReleaseEvent(data: GithubData, hasOnceKey: boolean, needs: ReleaseNeeds): DerivedContent {
  const activity = data.at('action')
  if (typeof activity !== 'string') return unclearRelease(unclearField('action'), needs.filter)
  if (activity !== 'published' && activity !== 'released') {
    return notAnnounceable({ kind: 'activity', actual: activity })
  }
  if (activity === 'released' && !hasOnceKey) return { kind: 'invalid', problems: [missingKey] }
  const draft = data.at('release.draft') ?? false
  if (typeof draft !== 'boolean') {
    return unclearRelease("the event's `release.draft` is neither true nor false", needs.filter)
  }
  return fromRelease(data, 'event', needs)
}

/** The result if an event says too little about its release: an error for each filter, or else only missing fields. */
function unclearRelease(why: string, filter: ReleaseFilter): DerivedContent {
  const problems = problemsOfUnknownRelease(why, filter)
  return problems.length > 0 ? { kind: 'invalid', problems } : allMissing(why)
}

/**
 * A stable release triggers `released` as well as `published`, so without a key, both would be sent. The run of
 * `published` has no key either: nothing stops a person who then announces the release by hand.
 */
const missingKey: Problem = problem('once-key', {
  message:
    'is missing, and the activity `released` of a release is announced only with it; set `once-key: release-{tag}`, with the permission `contents: write`',
  hint: `${newKeySendsAgain}. If this workflow also listens to \`published\`, that run may already have sent this release: look in the panel of your push service before you announce it by hand`,
})

/** Derives content from a deployment whose state is `success`. */
function fromDeploymentStatus(data: GithubData): DerivedContent {
  const state = data.at('deployment_status.state')
  if (typeof state !== 'string') return allMissing(unclearField('deployment_status.state'))
  if (state !== 'success') return notAnnounceable({ kind: 'state', actual: state })
  const repository = data.firstText('repository.name')
  const environment = data.firstText('deployment_status.environment', 'deployment.environment')
  const fields = {
    title: joined(repository, environment, ' deployed to '),
    message: deploymentMessage(data),
    icon_url: data.icon(),
    landing_url: data.firstPage('deployment_status.environment_url', 'deployment_status.target_url'),
  }
  return { kind: 'content', source: 'event', fields }
}

function deploymentMessage(data: GithubData): DerivedValue {
  const description = data.firstText('deployment_status.description')
  if ('value' in description) return description
  const sha = data.at('deployment.sha')
  if (typeof sha === 'string' && /^[0-9a-f]{7,64}$/i.test(sha)) {
    return { value: `${sha.slice(0, 7)} is live.`, madeFrom: [sha] }
  }
  return { missing: data.missingMessage('deployment_status.description', 'deployment.sha') }
}
