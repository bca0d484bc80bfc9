import { bodyOf, publishedTokens } from '../../../../src/notification/body.ts'
import { combine, fieldsFromInputs } from '../../../../src/notification/content.ts'
import { readExtraFields } from '../../../../src/notification/extra-fields.ts'
import { inputFailure } from '../../../../src/notification/problems.ts'
import { checkSendInputs, withoutToken } from '../../../../src/notification/settings.ts'
import { mustBeAccepted, mustSayTheInputs, mustSpeakOfValues } from '../bodies.mjs'
import { must } from '../case.mjs'
import { drawInputs } from '../inputs.mjs'
import { drawToken } from '../secrets.mjs'

/** @typedef {import('../../../../src/notification/settings.ts').SendInputs} SendInputs */
/** @typedef {import('../../../../src/notification/settings.ts').SendSettings} SendSettings */
/** @typedef {import('../../../../src/notification/problems.ts').Problem} Problem */

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
  const { settings, problems } = checkSendInputs(raw)
  const safe = /** @type {SendInputs} */ (withoutToken(raw))
  const fields = await fieldsFromInputs(safe)
  const extra = await readExtraFields(safe['extra-fields'])
  const combined = combine(fields)
  must(!('skip' in combined), 'inputs alone are skipped')
  const found = [...problems, ...('problems' in combined ? combined.problems : []), ...extra.problems]
  const valid = 'content' in combined ? combined.content.notification : fields.fields
  found.push(...publishedTokens({ ...valid, ...extra.fields }, raw['api-token']))

  if (settings) mustBeInBounds(settings, raw)
  if (found.length > 0 || !settings || 'problems' in combined) {
    must(found.length > 0, 'refused without a problem')
    must(!drawn.sound, `sound inputs are refused: ${found.map(({ at, wrong }) => `${at} ${wrong}`).join('; ')}`)
    mustNameInputs(found, raw)
    // A token that somebody made of our own words may well stand in a sentence of ours.
    must(raw['api-token'] !== token || !inputFailure(found).message.includes(token), 'a problem shows the token')
    return 'problems'
  }
  const id = settings['audience-id'] ?? 7
  const target = settings.target === 'all' ? { type: 'all' } : { type: 'audience', audience: { id } }
  const body = bodyOf(
    combined.content.notification,
    /** @type {import('../../../../src/notification/audience.ts').ChosenTarget} */ (target),
    extra.fields,
  )
  mustSayTheInputs(mustBeAccepted(body), drawn, true)
  const inputToken = raw['api-token']
  must(inputToken.length < 8 || !body.includes(inputToken), 'the token is in the body')
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
  must(!dryRun || raw['dry-run'] !== '', 'a dry run nobody asked for')
  const { protocol, hostname, username, password, search, hash } = new URL(`${baseUrl}/v1/notifications`)
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  must(protocol === 'https:' || (protocol === 'http:' && loopback), `the token would go to ${baseUrl}`)
  must(hostname === new URL(raw['base-url']).hostname, 'the host is not that of the input')
  must(`${username}${password}${search}${hash}` === '', 'base-url holds more than an address')
}

const place = /^([a-z][a-z-]*)(\[\d+\])?(\..*)?$/su

/**
 * @param {Problem[]} found
 * @param {SendInputs} raw
 */
function mustNameInputs(found, raw) {
  for (const { at, wrong } of found) {
    const name = place.exec(at)?.[1] ?? ''
    must(Object.hasOwn(raw, name), `a problem names no input: ${at}`)
    must(wrong !== '', `a problem says nothing: ${at}`)
    mustSpeakOfValues(wrong, raw)
  }
  const { reason } = inputFailure(found)
  must(reason === 'invalid-input', `the reason is ${reason}`)
}
