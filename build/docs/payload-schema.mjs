// Generates two files from the table of fields: payload.schema.json, which is the schema in the code with descriptions
// for editors, and sandbox/fields.json.
import * as z from 'zod/mini'
import { fieldSchema } from '../../src/content/payload-schema.ts'
import { placeholderNames } from '../../src/content/placeholders.ts'
import { fieldNames, fieldTable } from '../../src/inputs/notification-fields.ts'
import { maxUrlLength } from '../../src/url.ts'
import { fieldDescription } from './manifests.mjs'

// The action trims white space at both ends of a string.
const around = (/** @type {string} */ pattern) => `^\\s*(?:${pattern})\\s*$`

// The ranges of control characters and of other invisible characters. A string must not contain control characters. It
// may contain the others, but must also contain a visible character.
const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
const unseen =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb'
const isSeen = `(?=\\S)(?=[\\s${unseen}]*[^\\s${control}${unseen}])`
const plainText = around(`${isSeen}[^${control}]*[^\\s${control}]`)

// Characters that no URL may contain. A host also must not contain characters that end or split a host, or a template
// other than a placeholder.
const notInUrl =
  '\\s\\\\\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb'
const placeholder = `\\{(?:${placeholderNames.join('|')})\\}`
const host = `(?:(?:[^${notInUrl}/?#:@<>\\[\\]^|%{}$]|${placeholder})+|\\[[\\da-fA-F:.]+\\])`
// Refuses a repeated scheme, as in `https://https://example.com/`.
const notTwice = '(?![Hh][Tt][Tt][Pp][Ss]?:?(?:[/?#]|\\s*$))'
const port = '(?::0*(?:[1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?'
// `{url}`, the page of a release, may begin a URL.
const url = (/** @type {string} */ scheme) =>
  around(
    `(?=\\S{1,${maxUrlLength}}\\s*$)(?:${scheme}://${notTwice}${host}${port}(?![^/?#\\s])|\\{url\\})[^${notInUrl}]*`,
  )
const httpsUrl = url('[Hh][Tt][Tt][Pp][Ss]')
const webUrl = url('[Hh][Tt][Tt][Pp][Ss]?')

/** @typedef {import('../../src/inputs/notification-fields.ts').FieldName} FieldName */

/** The patterns for strings of each kind. The schema in the code does not contain them. */
const patterns = { text: plainText, image: httpsUrl, page: webUrl }

const buttonFields = {
  text: { description: 'Label of the button.', examples: ['New arrivals'], pattern: patterns.text },
  url: {
    description: 'URL of the page that the button opens.',
    examples: ['https://example.com/spring/new'],
    pattern: patterns.page,
  },
}

/** Returns the content of payload.schema.json. */
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
 * Adds the data from the table of fields to the schema of a field.
 * @param {any} schema
 * @param {FieldName} name
 */
function describe(schema, name) {
  const { kind, examples } = fieldTable[name]
  const words = { description: fieldDescription(name), examples }
  if (kind === 'duration') return { ...schema, ...words }
  if (kind !== 'buttons') return { ...schema, ...words, pattern: patterns[kind] }
  const properties = Object.fromEntries(
    Object.entries(schema.items.properties).map(([name, inner]) => [
      name,
      { ...inner, ...buttonFields[/** @type {'text' | 'url'} */ (name)] },
    ]),
  )
  return { ...schema, ...words, items: { ...schema.items, properties } }
}

/** Returns the content of sandbox/fields.json, which the rules of the sandbox read: one line for each field. */
export function sandboxFields() {
  const lines = fieldNames.map(name => {
    const { kind, required } = fieldTable[name]
    return `  ${JSON.stringify(name)}: ${JSON.stringify({ kind, required })}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
