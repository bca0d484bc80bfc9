/** @typedef {'workflow_dispatch' | 'release' | 'deployment_status'} EventName */
/** @typedef {{ name: EventName, tag: string, notes: string }} StartedBy the tag and the notes are of the release */

/** The name and page of the repository are those of the GitHub that the sandbox has in memory. */
const repository = {
  name: 'kestrel',
  full_name: 'octo/kestrel',
  private: false,
  owner: { login: 'octo', avatar_url: 'https://example.com/octo.png' },
}

/** @satisfies {Record<EventName, (release: Parameters<typeof releaseEvent>[0]) => object>} what GitHub would put into the file of the event */
const payloads = {
  workflow_dispatch: () => ({}),
  release: releaseEvent,
  deployment_status: () => ({
    action: 'created',
    deployment_status: {
      state: 'success',
      environment: 'production',
      description: 'The new checkout is live.',
      environment_url: 'https://example.com/',
    },
    deployment: { sha: 'c0ffee0000000000000000000000000000000001', environment: 'production' },
    repository,
  }),
}

/**
 * A release that was published just now. GitHub sends an event for each of its activities; of those that start the workflow,
 * this is the one with the most rules.
 * @param {{ tag: string, notes: string, types?: string[] }} release with the activities that start the workflow, if it lists any
 */
export function releaseEvent({ tag, notes, types = [] }) {
  const action = ['released', 'published'].find(type => types.includes(type)) ?? types[0] ?? 'published'
  const release = {
    tag_name: tag,
    name: tag,
    body: notes,
    html_url: `https://github.com/octo/kestrel/releases/tag/${encodeURIComponent(tag)}`,
    draft: false,
    prerelease: false,
    published_at: new Date().toISOString(),
  }
  return { action, release, repository }
}

/** @type {(name: string) => name is EventName} */
export const isEventName = name => Object.hasOwn(payloads, name)

/**
 * The event that would start a workflow, of a sample repository.
 * @param {EventName} name
 * @param {Parameters<typeof releaseEvent>[0]} release
 */
export function eventPayload(name, release) {
  return payloads[name](release)
}
