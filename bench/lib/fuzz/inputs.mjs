import { drawRefused } from './refused.mjs'
import { drawFilled, drawJson, drawText, mutateText } from './texts.mjs'
import { drawBrokenUrl, drawUrl } from './urls.mjs'

/** @typedef {import('../random.mjs').Random} Random */

/**
 * The inputs of a send, trimmed as the runner's toolkit trims them; '' is absent.
 * @typedef {object} DrawnInputs
 * @property {Record<string, string>} raw
 * @property {boolean} sound whether each is right and they go together
 * @property {unknown} actions what `actions` was made of, where that input was not tampered with
 * @property {unknown} extraFields the same for `extra-fields`
 */

const names = [
  'base-url',
  'api-token',
  'github-token',
  'timeout',
  'retries',
  'summary',
  'target',
  'audience-id',
  'audience-name',
  'max-reach',
  'title',
  'message',
  'icon-url',
  'landing-url',
  'banner-url',
  'actions',
  'utm-source',
  'utm-medium',
  'utm-campaign',
  'ttl',
  'payload-file',
  'extra-fields',
  'dry-run',
  'check-urls',
  'once-key',
]

const documented = new Set(
  'title message icon_url banner_url landing_url actions utm_source utm_medium utm_campaign ttl target'.split(' '),
)
const wholes = ['1e3', '-1', '+1', '1.5', '0x10', '٣', '９', '1_000', '00', '9007199254740992', '9'.repeat(400), 'NaN']
const booleans = ['true', 'True', 'TRUE', 'false', 'False', 'FALSE']

/** @type {Record<string, (random: Random) => string>} */
const sound = {
  'base-url': random =>
    random.pick(['https://push.example', 'https://push.example/api/', 'http://[::1]:9', 'http://127.1.2.3//']),
  timeout: random => `${random.whole(1, 300)}`,
  retries: random => `${random.whole(0, 10)}`,
  summary: random => random.pick(booleans),
  'dry-run': random => random.pick(booleans),
  title: drawFilled,
  message: drawFilled,
  'icon-url': random => drawUrl(random, ['https', 'HTTPS']),
  'banner-url': random => drawUrl(random, ['https']),
  'landing-url': random => drawUrl(random, ['https', 'http']),
  'utm-source': drawFilled,
  'utm-medium': drawFilled,
  'utm-campaign': drawFilled,
  ttl: random => `${random.whole(0, 10_000_000)}${random.pick(['', 's', 'm', 'h', 'd', 'w'])}`,
}
const required = ['title', 'message', 'icon-url', 'landing-url']

/**
 * @param {Random} random
 * @param {string} token
 * @param {boolean} [tampered] whether some may be wrong
 * @returns {DrawnInputs}
 */
export function drawInputs(random, token, tampered = random.chance(0.5)) {
  /** @type {Record<string, string>} */
  const raw = Object.fromEntries(names.map(name => [name, '']))
  raw['api-token'] = token
  for (const [name, draw] of Object.entries(sound)) {
    if (name === 'base-url' || required.includes(name) || random.chance(0.4)) raw[name] = draw(random)
  }
  Object.assign(raw, drawTarget(random))
  const actions = random.chance(0.4) ? drawActions(random) : undefined
  if (actions) raw.actions = written(random, actions)
  const extraFields = random.chance(0.3) ? drawExtraFields(random) : undefined
  if (extraFields) raw['extra-fields'] = written(random, extraFields)

  const drawn = { raw, sound: true, actions, extraFields }
  if (tampered) tamper(random, drawn, token)
  for (const name of names) raw[name] = (raw[name] ?? '').trim()
  return drawn
}

/** @param {Random} random */
function drawTarget(random) {
  if (random.chance(0.4)) return { target: 'all' }
  const id = `${random.pick([1, 7, 101, 9007199254740991])}`
  const name = drawFilled(random)
  const whom = random.pick([
    { 'audience-id': id },
    { 'audience-name': name },
    { 'audience-id': id, 'audience-name': name },
  ])
  return { target: 'audience', ...whom, ...(random.chance(0.3) && { 'max-reach': `${random.whole(0, 100_000)}` }) }
}

/** @param {Random} random */
const drawActions = random =>
  Array.from({ length: random.pick([1, 2, 2, 3, 9]) }, () => ({
    text: drawFilled(random),
    url: drawUrl(random, ['https', 'http']),
  }))

/** @param {Random} random */
function drawExtraFields(random) {
  const entries = Array.from({ length: random.whole(0, 4) }, () => [drawText(random, 2), drawJson(random)])
  return Object.fromEntries(entries.filter(([name]) => !documented.has(String(name))))
}

/**
 * @param {Random} random
 * @param {unknown} value
 */
const written = (random, value) => JSON.stringify(value, undefined, random.pick([0, 2]))

/**
 * Makes some of the inputs wrong, or leaves them as they are by chance.
 * @param {Random} random
 * @param {DrawnInputs} drawn
 * @param {string} token
 */
function tamper(random, drawn, token) {
  drawn.sound = false
  for (let left = random.pick([1, 1, 2, 3, 6]); left > 0; left--) {
    const [wrong, value] = drawRefused(random)
    const refuse = random.chance(0.2)
    const name = refuse ? wrong : random.pick(names)
    if (name === 'actions') drawn.actions = undefined
    if (name === 'extra-fields') drawn.extraFields = undefined
    const given = drawn.raw[name] ?? ''
    drawn.raw[name] = refuse
      ? value
      : random.pick([
          () => mutateText(random, given),
          () => mutateText(random, given),
          () => drawText(random),
          () => '',
          () => random.pick(wholes),
          () =>
            random.pick(['yes', 'on', '1', 'null', '~', '[]', '{}', '""', '{"a":1,"a":2}', '[{}]', '!!map {}', '*x']),
          () => drawBrokenUrl(random),
          () => hiding(random, name, token),
        ])()
  }
}

/**
 * The token where it must not be, plain or, in what is parsed, escaped.
 * @param {Random} random
 * @param {string} name
 * @param {string} token
 */
function hiding(random, name, token) {
  const escaped = token.replace(/./gs, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  if (name === 'actions') return `[{"text": "${escaped}", "url": "https://example.com/"}]`
  if (name === 'extra-fields') return random.pick([`{"a": {"b": ["${escaped}"]}}`, `{"${escaped}": 1}`])
  return `${drawText(random, 1)}${token}${drawText(random, 1)}`
}
