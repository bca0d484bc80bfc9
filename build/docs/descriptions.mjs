// Markdown descriptions of the inputs and outputs, which `npm run docs` copies into the manifests and the docs. The
// type check fails if one is missing. The notification fields are described in src/inputs/notification-fields.ts
// instead.

/** @typedef {import('../../src/inputs/notification-fields.ts').ContentInput} ContentInput */
/** @typedef {import('../../src/inputs/settings.ts').SendInputs} SendInputs */
/** @typedef {import('../../src/inputs/settings.ts').ServiceInputs} ServiceInputs */
/** @typedef {import('../../src/inputs/settings.ts').PreviewInputs} PreviewInputs */
/** @typedef {import('../../src/report/outputs.ts')} Outputs */

/** @typedef {{ description: string, required?: boolean, default?: string }} InputText */
/**
 * A group of inputs, in the order they appear in the manifest.
 * @template {string} Name
 * @typedef {{ title: string, note?: string, names: Name[] }} InputGroup
 */

/** @type {Record<keyof ServiceInputs, InputText>} */
export const serviceInputs = {
  'base-url': { description: 'API URL of the push service, without `/v1`.', required: true },
  'api-token': { description: 'API token for your site. Store it as a secret.', required: true },
  timeout: { description: 'Seconds to wait for each request (1 to 300).', default: '30' },
  retries: { description: 'Retries of a failed request (0 to 10).', default: '3' },
  summary: { description: 'Writes the job summary.', default: 'true' },
}

/** @type {Record<Exclude<keyof SendInputs, ContentInput>, InputText>} */
export const sendInputs = {
  ...serviceInputs,
  retries: {
    description: 'Retries of a request that definitely failed (0 to 10).',
    default: '3',
  },
  target: { description: '`all` (every subscriber) or `audience`.', required: true },
  'once-key': {
    description:
      'Any text. The action sends only once for the same text, even in later runs. The job needs `contents: write`.',
  },
  'dry-run': { description: 'Checks and shows the notification, but does not send it.' },
  'audience-id': { description: 'Id of the audience.' },
  'audience-name': { description: 'Audience name, spelled as in your push service.' },
  'max-reach': { description: 'Sends nothing if the audience has more subscribers than this.' },
  'payload-file': { description: 'YAML or JSON file with the fields above, written with underscores (`icon_url`).' },
  'extra-fields': { description: 'Additional fields for your push service, as a YAML or JSON mapping.' },
  release: {
    description: 'Tag of the published release to announce, or `latest`. Default: the release that started the run.',
  },
  'release-level': {
    description:
      'Lowest level to announce: `major`, `minor`, `patch`, or `prerelease`. Default: every release except pre-releases.',
  },
  'max-age': {
    description:
      'Skips older releases. Default: `30d`. With `release: latest`: `7d`. With a tag in `release`: no limit.',
  },
  'once-per': { description: 'Sends once per `day`, `week`, or `month` for the same `once-key`.' },
  'send-between': { description: 'Sends only between these times of day, such as `09:00-20:00`.' },
  'time-zone': { description: 'Time zone for `once-per` and `send-between`, such as `Europe/Berlin`. Default: UTC.' },
  'check-urls': {
    description: 'Loads images and linked pages, and sends nothing if one fails. `10m` keeps trying for ten minutes.',
  },
  'expected-payload': {
    description: 'Sends only if the notification equals this `payload` output of a dry run.',
  },
  'github-token': { description: 'GitHub token for `once-key` and `release`.', default: `\${{ github.token }}` },
}

/** @type {Record<Exclude<keyof PreviewInputs, ContentInput>, InputText>} */
export const previewInputs = {
  'payload-files': {
    description:
      'Payload files to check, at most 100, and no more after 1,000 problems. One path or glob (`*`, `**`, `?`, `[]`) per line.',
  },
  only: {
    description:
      'Which files to check: `all`, `added` (new files), or `changed` (new and changed files). `added` and `changed` need `fetch-depth` in the checkout step.',
    default: 'all',
  },
  'extra-fields': sendInputs['extra-fields'],
  'check-urls': {
    description:
      'Loads all images and linked pages (at most 200 URLs). `10m` keeps trying for ten minutes. Not for forks on self-hosted runners: strangers choose these addresses.',
  },
  timeout: {
    description: 'Timeout for each URL, in seconds. Anything above 10 is treated as 10.',
    default: '30',
  },
  summary: serviceInputs.summary,
}

/** @type {ContentInput[]} */
const shownFields = ['title', 'message', 'icon-url', 'landing-url', 'banner-url', 'actions', 'ttl']
/** @type {ContentInput[]} */
const analyticsFields = ['utm-source', 'utm-medium', 'utm-campaign']
const contentFields = [...shownFields, ...analyticsFields]

/** @type {InputGroup<keyof SendInputs>[]} */
export const sendGroups = [
  { title: 'Common inputs', names: ['base-url', 'api-token', 'target', 'once-key', 'dry-run'] },
  {
    title: 'Audience',
    note: 'Only with `target: audience`, which needs `audience-id` or `audience-name`.',
    names: ['audience-id', 'audience-name', 'max-reach'],
  },
  {
    title: 'Content',
    note: 'Title, message, icon, and landing page are required, but a payload file, release, or deployment can supply them.',
    names: [...contentFields, 'payload-file', 'extra-fields'],
  },
  {
    title: 'Release',
    note: 'Texts and the `once-key` can contain `{tag}`, `{version}`, `{name}`, `{repository}`, `{message}` (the default message), and `{url}`.',
    names: ['release', 'release-level', 'max-age'],
  },
  { title: 'Timing', names: ['once-per', 'send-between', 'time-zone'] },
  { title: 'Checks before sending', names: ['check-urls', 'expected-payload'] },
  { title: 'Connection and report', names: ['github-token', 'timeout', 'retries', 'summary'] },
]

/** @type {InputGroup<keyof ServiceInputs>[]} */
export const serviceGroups = [{ title: '', names: ['base-url', 'api-token', 'timeout', 'retries', 'summary'] }]

/** @type {InputGroup<keyof PreviewInputs>[]} */
export const previewGroups = [
  { title: 'Files', names: ['payload-files', 'only'] },
  {
    title: 'Content',
    note: 'An input overrides the same field in every file. Without `payload-files`, the action checks the notification that the inputs describe.',
    names: [...contentFields, 'extra-fields'],
  },
  { title: 'Checks and report', names: ['check-urls', 'timeout', 'summary'] },
]

/** @type {Record<keyof ReturnType<Outputs['sendOutputs']>, string>} */
export const sendOutputs = {
  outcome: 'One of sent, dry-run, skipped, rejected, not-sent, unknown.',
  reason: 'Code that explains the outcome, such as `invalid-input` or `http-401`.',
  'status-code': 'HTTP status of the last response to a send.',
  response: 'Body of that response, at most 64 KiB.',
  payload: 'JSON body that was or would have been sent.',
  'audience-id': 'Audience id.',
  'audience-name': 'Audience name, if looked up.',
  'audience-reach': 'Number of subscribers, if looked up.',
  attempts: 'Number of send requests, including those that could not connect.',
  'sent-at': 'When the push service accepted it (ISO 8601, UTC).',
  'notification-id': 'Id of the notification, if the response names one.',
}

/** @type {Record<keyof ReturnType<Outputs['audiencesOutputs']>, string>} */
export const audiencesOutputs = {
  audiences: 'JSON array of {id, name, reach} objects, for use with `fromJSON` in a matrix.',
  count: 'Number of audiences.',
  reason: 'Code, such as `http-401`, that explains why there is no list. Empty if there is a list.',
}

/** @type {Record<keyof ReturnType<Outputs['previewOutputs']>, string>} */
export const previewOutputs = {
  payloads:
    'JSON array of {file, payload} objects. Payloads have no `target`. `file` is empty for a notification from the inputs. The output is empty if there is a problem, or if it would be larger than 1 MiB.',
  files: 'JSON array of the file names, for use with `fromJSON` in a matrix. Empty if an input is invalid.',
  'summary-url': 'URL of the run page, which shows the notifications. Empty if `summary` is `false`.',
  count: 'Number of notifications that the action checked.',
  reason: 'Code for the problem, such as `invalid-input`. Empty if there is no problem.',
}
