import { contentOf, type Derived, type DerivedContent, GithubData, nothing } from './derived.ts'
import { contentFromRelease } from './release.ts'

/** The event that started the run. The payload is as GitHub sent it, so nothing is known of its shape. */
export interface RunnerEvent {
  name: string
  payload: unknown
}

/**
 * Content from the event, for `release` and `deployment_status` (contract section 5). A release is announced when it is
 * published, and with `once-key` also on `released`; a deployment when its state is `success`; a payload that does not
 * say so gives nothing but missing fields. Never throws.
 */
export async function contentFromEvent({ name, payload }: RunnerEvent, hasOnceKey: boolean): Promise<DerivedContent> {
  const data = new GithubData(payload, 'the event has')
  if (name === 'release') return fromRelease(data, hasOnceKey)
  if (name === 'deployment_status') return fromDeploymentStatus(data)
  return { kind: 'none', event: name }
}

async function fromRelease(data: GithubData, hasOnceKey: boolean): Promise<DerivedContent> {
  const activity = data.at('action')
  if (typeof activity !== 'string') return nothing(data.lacks('action'))
  if (activity === 'released' && !hasOnceKey) {
    const why = 'publishing a stable release also fires `published`, and both would be sent'
    return notAnnounceable(`the release event's activity \`released\` is announced only with \`once-key\` (${why})`)
  }
  if (activity !== 'published' && activity !== 'released') {
    return notAnnounceable(`the release event's activity is ${named(activity)}; only \`published\` is announced`)
  }
  const draft = data.at('release.draft') ?? false
  if (draft !== true && draft !== false) return nothing("the event's `release.draft` is neither true nor false")
  return contentFromRelease({ release: data.at('release'), repository: data.at('repository') }, 'event')
}

function fromDeploymentStatus(data: GithubData): DerivedContent {
  const state = data.at('deployment_status.state')
  if (typeof state !== 'string') return nothing(data.lacks('deployment_status.state'))
  if (state !== 'success') {
    return notAnnounceable(`the deployment's state is ${named(state)}; only \`success\` is announced`)
  }
  const derived = {
    title: deploymentTitle(data),
    message: deploymentMessage(data),
    icon_url: data.icon(),
    landing_url: data.firstPage('deployment_status.environment_url', 'deployment_status.target_url'),
  }
  return contentOf(derived, { source: 'event' })
}

function deploymentTitle(data: GithubData): Derived {
  const repository = data.firstText('repository.name')
  if ('missing' in repository) return repository
  const environment = data.firstText('deployment_status.environment', 'deployment.environment')
  return 'missing' in environment ? environment : { value: `${repository.value} deployed to ${environment.value}` }
}

function deploymentMessage(data: GithubData): Derived {
  const description = data.firstText('deployment_status.description')
  if ('value' in description) return description
  const sha = data.at('deployment.sha')
  if (typeof sha === 'string' && /^[0-9a-f]{7,64}$/i.test(sha)) return { value: `${sha.slice(0, 7)} is live.` }
  return { missing: data.lacks('deployment_status.description', 'deployment.sha') }
}

/** A word of GitHub's in code marks; anything else is not quoted. */
function named(word: string): string {
  return /^[a-z_]{1,40}$/.test(word) ? `\`${word}\`` : 'not one that GitHub documents'
}

const notAnnounceable = (because: string): DerivedContent => ({ kind: 'not-announceable', because })
