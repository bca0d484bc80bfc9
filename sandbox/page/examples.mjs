/** @typedef {import('../events.mjs').EventName} EventName */
/**
 * An example on the page. `inputs` has the YAML lines for the step's inputs, except the ones for the service and the
 * recipients.
 * @typedef {{ title: string, startedBy: EventName, inputs: string }} Example
 */

/** A notification with only the required fields. */
const sampleInputs = `title: Hello
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
 * Returns the examples in the order they appear on the page.
 * @param {string | undefined} payloadFile the user's payload file, for the first example
 * @returns {Example[]}
 */
export function examplesFor(payloadFile) {
  if (payloadFile === undefined) return ready
  const inputs = `payload-file: ${JSON.stringify(payloadFile)}`
  return [{ title: `The file ${payloadFile}`, startedBy: 'workflow_dispatch', inputs }, ...ready]
}

/**
 * Returns the YAML for a step that sends a notification. The address comes from a repository variable and the token
 * from a secret. The step sends to a single audience, so copying it cannot cause an accidental broadcast.
 * @param {string} [inputs] the lines that set the content
 */
export function stepLines(inputs = sampleInputs) {
  const lines = [
    `base-url: \${{ vars.PUSH_BASE_URL }}`,
    `api-token: \${{ secrets.PUSH_API_TOKEN }}`,
    'target: audience',
    'audience-name: Newsletter',
    ...inputs.split('\n'),
  ]
  return `- uses: web-push-action/web-push-action@v1\n  with:\n${lines.map(line => `    ${line}\n`).join('')}`
}

/** The campaign that a step's `payload-file` reads, unless the user enters a different one. */
export const sampleCampaign = `title: Spring is here
message: New arrivals, with free shipping until Sunday.
icon_url: https://example.com/icon-200.png
landing_url: https://example.com/spring
`

/** The release that starts the workflow, unless the user enters a different one. */
export const sampleRelease = {
  tag: 'v2.1',
  notes: `<!-- web-push: Offline maps are here. -->
- feat: add offline maps by @octocat in #12
- fix: a slow search`,
}

/**
 * Returns the URL to load an image from. Replaces images on `example.com` with the page's own, so that the examples
 * work offline.
 * @param {'icon' | 'banner'} kind
 * @param {string} src
 */
export function imageSource(kind, src) {
  return /^https:\/\/example\.com(?:[/?#]|$)/i.test(src) ? `/sample-${kind}.svg` : src
}
