/** The events that the sandbox simulates. */
export const eventNames = /** @type {const} */ ([
  'workflow_dispatch',
  'release',
  'deployment_status',
  'push',
  'schedule',
  'workflow_run',
])

/** @typedef {typeof eventNames[number]} EventName */
/**
 * `types` has the `release` activity types from the workflow's `on`.
 * @typedef {{ tag: string, notes: string, types?: string[] }} Release
 */
/** @typedef {ReturnType<typeof releaseEvent>} ReleaseEvent */

/** The only repository on the simulated GitHub. */
export const repository = {
  name: 'kestrel',
  full_name: 'octo/kestrel',
  private: false,
  default_branch: 'main',
  owner: { login: 'octo', avatar_url: 'https://example.com/octo.png' },
}

/** The only commit in the simulated repository. */
export const sha = 'c0ffee0000000000000000000000000000000001'

/**
 * Returns the contents of GitHub's event file for an event in the sample repository.
 * @param {EventName} name
 * @param {Release} release
 * @param {Record<string, string>} inputs the values from the form, if the event has one
 * @returns {Record<string, unknown>}
 */
export function eventPayload(name, release, inputs) {
  if (name === 'release') return releaseEvent(release)
  if (name === 'deployment_status') return deploymentEvent
  if (name === 'workflow_run') return { action: 'completed', workflow_run: { conclusion: 'success' }, repository }
  return name === 'workflow_dispatch' ? { inputs, repository } : { repository }
}

const deploymentEvent = {
  action: 'created',
  deployment_status: {
    state: 'success',
    environment: 'production',
    description: 'The new checkout is live.',
    environment_url: 'https://example.com/',
  },
  deployment: { sha, environment: 'production' },
  repository,
}

/**
 * Returns the event for a release that was just published. GitHub would send an event for each activity in `types`, but
 * this function returns only one. It prefers `released`, the stricter test: the action accepts it only with a
 * `once-key`.
 * @param {Release} release
 */
export function releaseEvent({ tag, notes, types = [] }) {
  const action = ['released', 'published'].find(type => types.includes(type)) ?? types[0] ?? 'published'
  const release = {
    tag_name: tag,
    name: tag,
    body: notes,
    html_url: `https://github.com/${repository.full_name}/releases/tag/${encodeURIComponent(tag)}`,
    draft: false,
    prerelease: false,
    published_at: new Date().toISOString(),
  }
  return { action, release, repository }
}
