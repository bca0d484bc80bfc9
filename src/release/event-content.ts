import type { DerivedValue, GithubData } from '../github/github-data.ts'
import { deploymentPage } from './deployment-page.ts'
import { allMissing, type DerivedContent, joined, notAnnounceable, unclearField } from './derived-content.ts'
import { missingKeyProblems } from './key-rules.ts'
import { fromRelease, type ReleaseNeeds } from './release-content.ts'
import { problemsOfUnknownRelease, type ReleaseFilter } from './release-filter.ts'

/** The event that triggered the run. */
export interface GithubEvent {
  name: string
  data: GithubData
  /** A clause that says why the event could not be read. */
  unreadable?: string
}

/**
 * Derives content from a `release` or `deployment_status` event. Returns `none` for other events. Callers must refuse an
 * unreadable `release` event first, because its release cannot be checked. Never throws.
 */
export function contentFromEvent(event: GithubEvent, hasOnceKey: boolean, needs: ReleaseNeeds): DerivedContent {
  const { name, data, unreadable } = event
  if (name !== 'release' && name !== 'deployment_status') return { kind: 'none', event: name }
  if (unreadable !== undefined) return allMissing(unreadable)
  return name === 'release' ? fromReleaseEvent(data, hasOnceKey, needs) : fromDeploymentStatus(data)
}

/** Derives content only for an activity that the action announces: `published`, or `released` with a `once-key`. */
function fromReleaseEvent(data: GithubData, hasOnceKey: boolean, needs: ReleaseNeeds): DerivedContent {
  const activity = data.at('action')
  if (typeof activity !== 'string') return unclearRelease(unclearField('action'), needs.filter)
  if (activity !== 'published' && activity !== 'released') {
    return notAnnounceable({ kind: 'activity', actual: activity })
  }
  const missingKey = missingKeyProblems(activity, hasOnceKey)
  if (missingKey.length > 0) return { kind: 'invalid', problems: missingKey }
  for (const flag of ['release.draft', 'release.prerelease']) {
    if (typeof (data.at(flag) ?? false) !== 'boolean') {
      return unclearRelease(`the \`${flag}\` field of the event is neither true nor false`, needs.filter)
    }
  }
  return fromRelease(data, 'event', needs)
}

/**
 * Handles a `release` event with missing or malformed data. Returns a problem for each filter that is set. If none is
 * set, returns content with every field missing.
 */
function unclearRelease(why: string, filter: ReleaseFilter): DerivedContent {
  const problems = problemsOfUnknownRelease(why, filter)
  if (problems.length > 0) return { kind: 'invalid', problems }
  const part = { missing: why }
  const placeholders = { tag: part, version: part, name: part, repository: part, message: part, url: part }
  return { ...allMissing(why), placeholders }
}

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
    landing_url: deploymentPage(data),
  }
  return { kind: 'content', source: 'event', fields }
}

function deploymentMessage(data: GithubData): DerivedValue {
  const description = data.firstText('deployment_status.description')
  if (!('missing' in description)) return description
  const sha = data.firstText('deployment.sha')
  if ('value' in sha && /^[0-9a-f]{7,64}$/i.test(sha.value)) return { value: `${sha.value.slice(0, 7)} is live.` }
  if ('token' in sha) return sha
  return { missing: data.missingMessage('deployment_status.description', 'deployment.sha') }
}
