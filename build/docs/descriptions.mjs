// The descriptions of inputs and outputs, in Markdown. `npm run docs` copies them into manifests and documents. The
// type check fails if one is missing. src/inputs/notification-fields.ts has the descriptions of the notification
// fields.

/** @typedef {import('../../src/inputs/notification-fields.ts').ContentInput} ContentInput */
/** @typedef {import('../../src/inputs/settings.ts').SendInputs} SendInputs */
/** @typedef {import('../../src/inputs/settings.ts').ServiceInputs} ServiceInputs */
/** @typedef {import('../../src/inputs/settings.ts').PreviewInputs} PreviewInputs */
/** @typedef {import('../../src/report/outputs.ts')} Outputs */

/** @typedef {{ description: string, required?: boolean, default?: string }} InputText */
/**
 * A group of inputs, in the order of the manifest.
 * @template {string} Name
 * @typedef {{ title: string, note?: string, names: Name[] }} InputGroup
 */

/** @type {Record<keyof ServiceInputs, InputText>} */
export const serviceInputs = {
  'base-url': { description: 'Address of the push service, without `/v1`.', required: true },
  'api-token': { description: 'API token of your site. Store it as a secret.', required: true },
  timeout: { description: 'Seconds for each request, 1 to 300.', default: '30' },
  retries: { description: 'How many times to retry a failed request, 0 to 10.', default: '3' },
  summary: { description: 'Writes the job summary.', default: 'true' },
}

/** @type {Record<Exclude<keyof SendInputs, ContentInput>, InputText>} */
export const sendInputs = {
  ...serviceInputs,
  retries: {
    description: 'How many times to retry a failed request, 0 to 10. A send that may have succeeded is never retried.',
    default: '3',
  },
  target: { description: '`all` (every subscriber) or `audience`.', required: true },
  'once-key': { description: 'Sends at most once for this key. The job needs `contents: write`.' },
  'dry-run': { description: 'Checks and shows everything, but sends nothing.', default: 'false' },
  'audience-id': { description: 'Id of the audience.' },
  'audience-name': { description: 'Name of the audience, exactly as in your push service.' },
  'max-reach': { description: 'Sends nothing to an audience with more subscribers than this.' },
  'payload-file': { description: 'YAML or JSON file with the fields above, under their API names (`icon_url`).' },
  'extra-fields': { description: 'Other fields that your service accepts: a YAML or JSON mapping.' },
  release: { description: 'Tag of a published release, or `latest`, to announce instead of the event.' },
  'release-level': { description: 'Announces only releases of at least this level: `major`, `minor`, or `patch`.' },
  'max-age': {
    description:
      'Announces no release older than this. If not set: `7d` with `release: latest`, `30d` for the `release` event, no limit for a tag.',
  },
  'once-per': { description: 'With `once-key`: sends at most once each `day`, `week`, or `month`.' },
  'send-between': { description: 'Sends only at these times of day, such as `09:00-20:00`.' },
  'time-zone': { description: 'Time zone of `once-per` and `send-between`, such as `Europe/Berlin`. If not set: UTC.' },
  'check-urls': { description: 'Loads the images and pages first. Sends nothing if one fails.', default: 'false' },
  'expected-payload': {
    description: 'Sends only this payload, which is the `payload` output of the approved dry run.',
    default: 'any',
  },
  'github-token': { description: 'Token for `once-key` and `release`.', default: `\${{ github.token }}` },
}

/** @type {Record<Exclude<keyof PreviewInputs, ContentInput>, InputText>} */
export const previewInputs = {
  'payload-files': {
    description: 'Payload files to check, at most 100: one path or glob (`*`, `**`, `?`, `[]`) per line.',
  },
  only: {
    description:
      '`all` files, files that this pull request or push `changed` (or added), or only files that it `added`. `changed` and `added` need a checkout with `fetch-depth`.',
    default: 'all',
  },
  'extra-fields': sendInputs['extra-fields'],
  'check-urls': {
    description:
      'Loads the images and pages of all notifications, at most 200 different URLs. Do not use it for forks on self-hosted runners: strangers could choose addresses in your network.',
    default: 'false',
  },
  timeout: { description: 'Seconds for each URL, 1 to 300. Values above 10 count as 10.', default: '30' },
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
    note: 'Only allowed with `target: audience`, which needs an id or a name.',
    names: ['audience-id', 'audience-name', 'max-reach'],
  },
  {
    title: 'Content',
    note: 'Title, message, icon, and landing page are required. If an input is missing, the action takes the value from the payload file, the release, or the event.',
    names: [...contentFields, 'payload-file', 'extra-fields'],
  },
  {
    title: 'Release',
    note: 'Placeholders in texts and `once-key`: `{tag}`, `{version}`, `{name}`, `{repository}`, `{message}`, and `{url}`.',
    names: ['release', 'release-level', 'max-age'],
  },
  { title: 'Timing', names: ['once-per', 'send-between', 'time-zone'] },
  { title: 'Checks before the send', names: ['check-urls', 'expected-payload'] },
  { title: 'Connection and report', names: ['github-token', 'timeout', 'retries', 'summary'] },
]

/** @type {InputGroup<keyof ServiceInputs>[]} */
export const serviceGroups = [{ title: '', names: ['base-url', 'api-token', 'timeout', 'retries', 'summary'] }]

/** @type {InputGroup<keyof PreviewInputs>[]} */
export const previewGroups = [
  { title: 'Files', names: ['payload-files', 'only'] },
  {
    title: 'Content',
    note: 'An input overrides the field of every file. Without `payload-files`, the inputs make one notification.',
    names: [...contentFields, 'extra-fields'],
  },
  { title: 'Checks and report', names: ['check-urls', 'timeout', 'summary'] },
]

/** @type {Record<keyof ReturnType<Outputs['sendOutputs']>, string>} */
export const sendOutputs = {
  outcome: 'One of sent, dry-run, skipped, rejected, not-sent, unknown.',
  reason: 'Code that explains the outcome, such as `invalid-input` or `http-401`.',
  'status-code': 'HTTP status of the last response to a send.',
  response: 'Body of the last response to a send, at most 64 KiB.',
  payload: 'JSON that was sent or would be sent.',
  'audience-id': 'Id of the audience.',
  'audience-name': 'Name of the audience, if the action fetched the list.',
  'audience-reach': 'Number of subscribers, if the action fetched the list.',
  attempts: 'Number of sends that were started, even without a connection.',
  'sent-at': 'Time when the service accepted the notification (ISO 8601, UTC).',
}

/** @type {Record<keyof ReturnType<Outputs['audiencesOutputs']>, string>} */
export const audiencesOutputs = {
  audiences: 'JSON array of {id, name, reach}, for `fromJSON` in a matrix.',
  count: 'Number of audiences.',
  reason: 'Code that explains why the list is missing, such as `http-401`. Empty if there is a list.',
}

/** @type {Record<keyof ReturnType<Outputs['previewOutputs']>, string>} */
export const previewOutputs = {
  payloads:
    'JSON array of {file, payload}, without `target`. `file` is empty for a notification from inputs. The whole output is empty after a problem, or above 1 MiB (a limit of GitHub).',
  files: 'JSON array of the file names, for `fromJSON` in a matrix. Empty if an input has a problem.',
  'summary-url': 'Address of the run page, which shows the notifications. Empty if `summary` is false.',
  count: 'Number of notifications that the action checked.',
  reason: 'Code of the problem, such as `invalid-input`. Empty if there is no problem.',
}
