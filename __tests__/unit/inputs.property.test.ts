import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { refusalOf } from '../../sandbox/rules.mjs'
import { sampleAudiences } from '../../sandbox/samples.mjs'
import { parseJson } from '../../src/base/json.ts'
import { fieldNames, inputOf } from '../../src/inputs/notification-fields.ts'
import { checkSendInputs, type SendInputs, sendInputs } from '../../src/inputs/settings.ts'
import { bodyOf } from '../../src/push/push-service.ts'
import { fieldsFromInputs, mergeContent, noFile, readExtraFields } from '../helpers/given.ts'
import { noSecrets, rawInputs } from '../helpers/inputs.ts'

const oddTexts = [
  ' ',
  '\n',
  '\t x \r\n',
  '\u00a0',
  '\ufeff',
  '\u200b',
  '"',
  '\\',
  '\\n',
  '%0A',
  '$(id)',
  '`id`',
  '::error::x',
  '##[error]x',
  '{"a":1}',
  'null',
  'true',
  '0',
  'ﬀ',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '\u2028',
  'x'.repeat(3_000),
]
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...oddTexts), fc.lorem())

const oddUrls = [
  'https://example.com',
  'HTTP://EXAMPLE.com/ü?q=#x',
  'https://user@example.com:8443/a/../b',
  'https:/example.com',
  'https:example.com',
  '//example.com',
  'https:// example.com',
  'https://example.com/a b',
  'https://example.com\\b',
  'javascript:alert(1)',
  'https://[::1]/',
  'https://%zz/',
  'https://example.com:0x50/',
]
const webUrl = fc.webUrl({ validSchemes: ['http', 'https'], withFragments: true, withQueryParameters: true })
const url = fc.oneof({ weight: 3, arbitrary: webUrl }, fc.constantFrom(...oddUrls), text)

const button = fc.record({ text, url }, { requiredKeys: [] })
const goodButton = fc.record({ text: fc.lorem(), url: webUrl })
const lists = fc.oneof(fc.array(goodButton, { maxLength: 4 }), fc.array(button, { maxLength: 3 }))
const buttons = fc.oneof({ weight: 2, arbitrary: lists.map(list => JSON.stringify(list)) }, fc.json(), text)
const count = fc.oneof(fc.maxSafeNat(), fc.nat(9_999))
const ttl = fc.oneof(
  fc.tuple(count, fc.constantFrom('', 's', 'm', 'h', 'd', 'w')).map(parts => parts.join('')),
  fc.constantFrom('00012', '-1', '+1', '1.0', '1e3', '0x10', '1h30m', '1 h', '९'),
  text,
)
const extraFields = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue({ depthSize: 'small' }), { maxKeys: 4 }).map(value => JSON.stringify(value)),
  fc.constantFrom('title: x', '{"target":{"type":"all"}}', '{"__proto__":{"a":1}}', 'a: 9007199254740993', '[]', '5'),
  text,
)
const id = fc.oneof(fc.constantFrom('101', '102', '0101', '0', '-1', '1e2', '101.0', '9007199254740993'), text)

const good = {
  title: fc.lorem(),
  message: fc.lorem(),
  'icon-url': fc.webUrl({ validSchemes: ['https'] }),
  'landing-url': webUrl,
}

/** Generates valid required inputs, plus up to four arbitrary inputs that may replace them. */
const anyInputs: fc.Arbitrary<Partial<SendInputs>> = fc
  .tuple(
    fc.record(good),
    fc.record(
      {
        title: text,
        message: text,
        'icon-url': url,
        'landing-url': url,
        'banner-url': url,
        actions: buttons,
        'utm-source': text,
        'utm-medium': text,
        'utm-campaign': text,
        ttl,
        'extra-fields': extraFields,
        target: fc.constantFrom('all', 'audience', 'All', 'all,audience', ''),
        'audience-id': id,
        retries: fc.constantFrom('0', '10', '11', '1.0', ' 3 ', '٣'),
        summary: fc.constantFrom('true', 'False', 'no', '0'),
      },
      { requiredKeys: [] },
    ),
    fc.uniqueArray(fc.nat(14), { minLength: 1, maxLength: 4 }),
  )
  .map(([right, odd, chosen]) => {
    const some = Object.entries(odd).filter((_, index) => chosen.includes(index))
    return { target: 'all', ...right, ...Object.fromEntries(some) }
  })

const secondsPer: Record<string, bigint> = { s: 1n, m: 60n, h: 3_600n, d: 86_400n, w: 604_800n }

/** Returns the value that an input should have in the body. If buttons are YAML but not JSON, any list is accepted. */
function bodyValue(input: string, given: string): unknown {
  if (input === 'actions') {
    const buttons = parseJson(given) as Record<string, string>[] | undefined
    return buttons ? buttons.map(({ text, url }) => ({ text: text?.trim(), url: url?.trim() })) : expect.any(Array)
  }
  if (input !== 'ttl') return given
  const unit = secondsPer[given.slice(-1)]
  return Number(BigInt(unit ? given.slice(0, -1) : given) * (unit ?? 1n))
}

function expectFaithful(body: Record<string, unknown>, raw: SendInputs): void {
  expect(refusalOf(body, sampleAudiences)).toBeUndefined()
  const named = fieldNames.map(name => [name, inputOf(name)] as const).filter(([, input]) => raw[input] !== '')
  const fields = Object.fromEntries(named.map(([name, input]) => [name, bodyValue(input, raw[input])]))
  const target = raw.target === 'all' ? { type: 'all' } : { type: 'audience', value: Number(raw['audience-id']) }
  const extra = parseJson(raw['extra-fields'] || '{}')
  if (extra) expect(body).toEqual({ ...extra, ...fields, target })
  else expect(body).toMatchObject({ ...fields, target })
}

function expectNamed(places: readonly string[], raw: SendInputs): void {
  const required = ['title', 'message', 'icon-url', 'landing-url', 'target', 'audience-id', 'audience-name']
  expect(places.length).toBeGreaterThan(0)
  for (const place of places.flatMap(each => each.split(', '))) {
    const name = place.replace(/[.[].*$/s, '')
    expect(sendInputs).toContain(name)
    expect(raw[name as keyof SendInputs] !== '' || required.includes(name)).toBe(true)
  }
}

test('any inputs make a valid body with the same content, or problems that name their inputs', async () => {
  let valid = 0
  let runs = 0
  const property = fc.asyncProperty(anyInputs, async given => {
    const raw = rawInputs(given)
    const { settings, problems } = checkSendInputs(raw, noSecrets)
    const combined = mergeContent(await fieldsFromInputs(raw, noSecrets), noFile, { kind: 'none' }, noSecrets)
    const extra = await readExtraFields(raw['extra-fields'] || '{}', noSecrets)
    const ofContent = 'problems' in combined ? combined.problems : []
    const found = [...problems.all, ...ofContent, ...extra.problems]
    runs++
    if (found.length > 0 || !settings || !('content' in combined)) {
      const named = found.map(each => each.input)
      expectNamed(named, raw)
      expect(found.every(({ message, reason }) => /\w/.test(message) && reason === 'invalid-input')).toBe(true)
      return
    }
    valid++
    const audience = { id: settings.audienceId ?? -1 }
    const target = settings.target === 'all' ? ({ type: 'all' } as const) : ({ type: 'audience', audience } as const)
    expectFaithful(JSON.parse(bodyOf(combined.content.notification, target, extra.fields)), raw)
  })
  await fc.assert(property, { numRuns: 1_000 })
  // Both valid and invalid inputs must come up often enough.
  expect(valid / runs).toBeGreaterThan(0.1)
  expect(valid / runs).toBeLessThan(0.9)
})
