/** @typedef {import('../events.mjs').EventName} EventName */
/**
 * Something to try: what starts the workflow, and the inputs of the step, apart from the service and who receives it.
 * @typedef {{ title: string, startedBy: EventName, inputs: string }} Example
 */

/** A notification as small as it can be, for a step that is not an example. */
export const sampleInputs = `title: Hello
message: Sent from a workflow.
icon-url: https://example.com/icon-200.png
landing-url: https://example.com/`

/** @type {Example[]} */
const ready = [
  {
    title: 'A text and a link',
    startedBy: 'workflow_dispatch',
    inputs: sampleInputs,
  },
  {
    title: 'A release',
    startedBy: 'release',
    inputs: `# The rest comes from the release.
once-key: release-{tag}`,
  },
  {
    title: 'A deployment',
    startedBy: 'deployment_status',
    inputs: `# The rest comes from the deployment.
once-key: deployed
once-per: day`,
  },
  {
    title: 'A banner and buttons',
    startedBy: 'workflow_dispatch',
    inputs: `title: Spring is here
message: Free shipping until Sunday.
icon-url: https://example.com/icon-200.png
banner-url: https://example.com/spring-360x240.png
landing-url: https://example.com/spring
actions: |
  - text: New arrivals
    url: https://example.com/spring/new
  - text: Sale
    url: https://example.com/spring/sale
ttl: 1d`,
  },
]

/**
 * The examples that the page offers, in order.
 * @param {string | undefined} payloadFile the one of the user, which comes first
 * @returns {Example[]}
 */
export function examplesFor(payloadFile) {
  if (payloadFile === undefined) return ready
  const inputs = `payload-file: ${JSON.stringify(payloadFile)}`
  return [{ title: `The file ${payloadFile}`, startedBy: 'workflow_dispatch', inputs }, ...ready]
}

/** The release that starts the workflow, until the user writes another. */
export const sampleRelease = {
  tag: 'v2.1',
  notes: `<!-- web-push: Offline maps are here. -->
- feat: add offline maps by @octocat in #12
- fix: a slow search`,
}

/**
 * Where the page takes an image from. It has its own for `example.com`, which has none, so that the examples need no
 * network.
 * @param {'icon' | 'banner'} kind
 * @param {string} src
 */
export function imageSource(kind, src) {
  return /^https:\/\/example\.com(?:[/?#]|$)/i.test(src) ? `/sample-${kind}.svg` : src
}
