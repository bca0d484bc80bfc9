// Generates sandbox/fields.json and payload.schema.json from `fieldTable`. payload.schema.json extends the schema in
// src/ with descriptions, examples, and patterns for editors.
import * as z from 'zod/mini'
import { hiddenInUrl, invisibleAlone } from '../../src/base/characters.ts'
import { maxUrlLength } from '../../src/base/url.ts'
import { fieldSchema } from '../../src/content/payload-schema.ts'
import { placeholderNames } from '../../src/content/placeholders.ts'
import { fieldNames, fieldTable } from '../../src/inputs/notification-fields.ts'
import { fieldDescription } from './manifests.mjs'

// Allow leading and trailing whitespace, because the action trims it.
const around = (/** @type {string} */ pattern) => `^\\s*(?:${pattern})\\s*$`

/**
 * Rewrites the escapes of a character class so that regular expressions of every language read it.
 * @param {string} characterClass
 */
const portable = characterClass =>
  characterClass
    .replace(/\\x(..)/g, '\\u00$1')
    .replace(/\\u\{(\w+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))

// Control characters and lone surrogates, which text must not contain, and other invisible characters, which it may
// contain as long as at least one character is visible.
const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ud800-\\udfff'
const unseen = portable(invisibleAlone)
const isSeen = `(?=\\S)(?=[\\s${unseen}]*[^\\s${control}${unseen}])`
const plainText = around(`${isSeen}[^${control}]*[^\\s${control}]`)

// Characters that are not allowed anywhere in a URL. The host pattern also excludes others, such as `/`, and allows
// braces only in placeholders.
const notInUrl = `\\s\\\\\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff${portable(hiddenInUrl)}`
const placeholder = `\\{(?:${placeholderNames.join('|')})\\}`
const host = `(?:(?:[^${notInUrl}/?#:@<>\\[\\]^|%{}$]|${placeholder})+|\\[[\\da-fA-F:.]+\\])`
// Rejects URLs that repeat their scheme, such as `https://https://example.com/`.
const notTwice = '(?![Hh][Tt][Tt][Pp][Ss]?:?(?:[/?#]|\\s*$))'
const port = '(?::0*(?:[1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?'
// A URL may start with `{url}`, the placeholder for the release page's URL.
const url = (/** @type {string} */ scheme) =>
  around(
    `(?=\\S{1,${maxUrlLength}}\\s*$)(?:${scheme}://${notTwice}${host}${port}(?![^/?#\\s])|\\{url\\})[^${notInUrl}]*`,
  )
const httpsUrl = url('[Hh][Tt][Tt][Pp][Ss]')
const webUrl = url('[Hh][Tt][Tt][Pp][Ss]?')

const duration = '^\\s*0*[0-9]{1,16}[smhdw]?\\s*$'

/** @typedef {import('../../src/inputs/notification-fields.ts').FieldName} FieldName */

/** The pattern for each kind of string field. The schema in src/ has no patterns. */
const patterns = { text: plainText, image: httpsUrl, page: webUrl }

const buttonFields = {
  text: { description: 'Label of the button.', examples: ['New arrivals'], pattern: patterns.text },
  url: {
    description: 'URL of the page that the button opens.',
    examples: ['https://example.com/spring/new'],
    pattern: patterns.page,
  },
}

/** Returns the contents of payload.schema.json. */
export function payloadSchema() {
  const { $schema, properties = {}, ...rest } = z.toJSONSchema(fieldSchema, { target: 'draft-2020-12', io: 'input' })
  const named = fieldNames.map(name => [name, describe(properties[name], name)])
  return {
    $schema,
    title: 'Notification for web-push-action',
    description:
      'A payload file contains fields of a notification. Inputs, a release, or an event supply the fields that it leaves out.',
    ...rest,
    properties: {
      $schema: { description: 'Address of this schema, for editors. The action ignores this field.' },
      ...Object.fromEntries(named),
    },
  }
}

/**
 * Adds a field's description, examples, and pattern to its schema.
 * @param {any} schema
 * @param {FieldName} name
 */
function describe(schema, name) {
  const { kind, examples } = fieldTable[name]
  const words = { description: fieldDescription(name), examples }
  if (kind === 'duration') {
    const [seconds, text] = schema.anyOf
    return { ...schema, anyOf: [seconds, { ...text, pattern: duration }], ...words }
  }
  if (kind !== 'buttons') return { ...schema, ...words, pattern: patterns[kind] }
  const properties = Object.fromEntries(
    Object.entries(schema.items.properties).map(([name, inner]) => [
      name,
      { ...inner, ...buttonFields[/** @type {'text' | 'url'} */ (name)] },
    ]),
  )
  return { ...schema, ...words, items: { ...schema.items, properties } }
}

/** Returns the contents of sandbox/fields.json (for sandbox/rules.mjs), with one line per field. */
export function sandboxFields() {
  const lines = fieldNames.map(name => {
    const { kind, required } = fieldTable[name]
    return `  ${JSON.stringify(name)}: ${JSON.stringify({ kind, required })}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
