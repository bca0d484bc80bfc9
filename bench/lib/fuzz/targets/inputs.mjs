import { Failure } from '../../../../src/errors.ts'
import { bodyOf } from '../../../../src/notification/body.ts'
import { fieldsFromInputs } from '../../../../src/notification/content.ts'
import { readExtraFields } from '../../../../src/notification/extra-fields.ts'
import { checkSendInputs, withoutToken } from '../../../../src/notification/settings.ts'
import { readContent } from '../../../../src/read-content.ts'
import { mustBeAccepted, mustSayTheInputs, mustSpeakOfValues } from '../bodies.mjs'
import { must } from '../case.mjs'
import { drawInputs } from '../inputs.mjs'
import { refusedIn } from '../refused.mjs'
import { drawToken } from '../secrets.mjs'

/** @typedef {import('../../../../src/notification/settings.ts').SendInputs} SendInputs */
/** @typedef {import('../../../../src/notification/settings.ts').SendSettings} SendSettings */
/** @typedef {import('../../../../src/notification/audience.ts').ChosenTarget} ChosenTarget */

/**
 * Inputs become either problems that name them, or a body that the service accepts and that says what they say.
 * @type {import('../case.mjs').Target}
 */
export const inputs = {
  share: 30,
  lanes: 1,
  open: async () => ({ run, close: async () => {} }),
}

/** @param {import('../case.mjs').Case} one */
async function run({ random, show }) {
  const token = drawToken(random)
  const drawn = drawInputs(random, token)
  show(drawn)
  const raw = /** @type {SendInputs} */ (drawn.raw)
  process.env.GITHUB_EVENT_NAME = 'workflow_dispatch'
  await mustNameInputs(raw)
  /** @type {Awaited<ReturnType<typeof readContent>>} */
  let read
  try {
    read = await readContent(raw)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    must(!drawn.sound, `sound inputs are refused: ${error.message}`)
    must(/^(invalid-input|unreadable-file)$/.test(error.reason), `the reason is ${error.reason}`)
    // A token that somebody made of our own words may well stand in a sentence of ours.
    must(raw['api-token'] !== token || !error.message.includes(token), 'a problem shows the token')
    mustSpeakOfValues(error.message, raw)
    return 'problems'
  }
  must(!('skip' in read), 'inputs alone are skipped')
  must(refusedIn(raw) === undefined, `${refusedIn(raw)} was to be refused`)
  const { settings, content, extraFields } = read
  mustBeInBounds(settings, raw)
  const id = settings['audience-id'] ?? 7
  const target = settings.target === 'all' ? { type: 'all' } : { type: 'audience', audience: { id } }
  const body = bodyOf(content.notification, /** @type {ChosenTarget} */ (target), extraFields)
  mustBeAccepted(body)
  mustSayTheInputs(body, drawn, true)
  must(raw['api-token'].length < 8 || !body.includes(raw['api-token']), 'the token is in the body')
  return drawn.sound ? 'sound: body' : 'tampered: body'
}

/**
 * @param {SendSettings} settings
 * @param {SendInputs} raw
 */
function mustBeInBounds(settings, raw) {
  const { timeout, retries, 'base-url': baseUrl, 'dry-run': dryRun } = settings
  must(Number.isInteger(timeout) && timeout >= 1 && timeout <= 300, `timeout is ${timeout}`)
  must(Number.isInteger(retries) && retries >= 0 && retries <= 10, `retries is ${retries}`)
  must(dryRun === /^(true|True|TRUE)$/.test(raw['dry-run']), `dry-run is ${dryRun}`)
  const { protocol, hostname, username, password, search, hash } = new URL(`${baseUrl}/v1/notifications`)
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  must(protocol === 'https:' || (protocol === 'http:' && loopback), `the token would go to ${baseUrl}`)
  must(hostname === new URL(raw['base-url']).hostname, 'the host is not that of the input')
  must(`${username}${password}${search}${hash}` === '', 'base-url holds more than an address')
}

const place = /^([a-z][a-z-]*)(\[\d+\])?(\..*)?$/su

/** @param {SendInputs} raw */
async function mustNameInputs(raw) {
  const safe = /** @type {SendInputs} */ (withoutToken(raw))
  const extra = readExtraFields(safe['extra-fields'] || '{}')
  const all = await Promise.all([checkSendInputs(raw), fieldsFromInputs(safe), extra])
  for (const { at, wrong } of all.flatMap(({ problems }) => problems)) {
    const name = place.exec(at)?.[1] ?? ''
    must(Object.hasOwn(raw, name), `a problem names no input: ${at}`)
    must(wrong !== '', `a problem says nothing: ${at}`)
    mustSpeakOfValues(wrong, raw)
  }
}
