// What payload.schema.json says: the schema of the code, with descriptions for editors.
import * as z from 'zod/mini'
import { placeholderNames } from '../src/content/notification-fields.ts'
import { fieldSchema } from '../src/content/payload-schema.ts'
import { maxUrlLength } from '../src/url.ts'

// What the action trims, from both ends.
const around = (/** @type {string} */ pattern) => `^\\s*(?:${pattern})\\s*$`

// Characters that show nothing: a text may contain some of them, but needs another one.
const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
const unseen =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb'
const isSeen = `(?=\\S)(?=[\\s${unseen}]*[^\\s${control}${unseen}])`
const plainText = around(`${isSeen}[^${control}]*[^\\s${control}]`)

// What a URL never contains, and what its host does not contain either: a template, or what ends or splits it.
const notInUrl =
  '\\s\\\\\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb'
const placeholder = `\\{(?:${placeholderNames.join('|')})\\}`
const host = `(?:(?:[^${notInUrl}/?#:@<>\\[\\]^|%{}$]|${placeholder})+|\\[[\\da-fA-F:.]+\\])`
const port = '(?::0*(?:[1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?'
// The page of a release may begin a URL.
const url = (/** @type {string} */ scheme) =>
  around(`(?=\\S{1,${maxUrlLength}}\\s*$)(?:${scheme}://${host}${port}(?![^/?#\\s])|\\{url\\})[^${notInUrl}]*`)
const httpsUrl = url('[Hh][Tt][Tt][Pp][Ss]')
const webUrl = url('[Hh][Tt][Tt][Pp][Ss]?')

/** @type {Record<string, { description: string, examples?: unknown[], pattern?: string }>} */
const fields = {
  title: { description: 'Title of the notification.', examples: ['Spring is here'], pattern: plainText },
  message: {
    description: 'Message of the notification. It is plain text, and may have several lines.',
    examples: ['New arrivals, with free shipping until Sunday.'],
    pattern: plainText,
  },
  icon_url: {
    description: 'HTTPS address of the icon, 200x200 pixels. Chrome and Firefox show it.',
    examples: ['https://example.com/icon-200.png'],
    pattern: httpsUrl,
  },
  banner_url: {
    description: 'HTTPS address of the banner, 360x240 pixels (360x200 on phones). Only Chrome shows it.',
    examples: ['https://example.com/spring-360x240.png'],
    pattern: httpsUrl,
  },
  landing_url: {
    description: 'Address of the page that opens when a subscriber clicks the notification.',
    examples: ['https://example.com/spring'],
    pattern: webUrl,
  },
  actions: {
    description: 'Buttons. Only Chrome shows them, at most two.',
    examples: [[{ text: 'New arrivals', url: 'https://example.com/spring/new' }]],
  },
  utm_source: { description: 'UTM source, for web analytics.', examples: ['push'], pattern: plainText },
  utm_medium: { description: 'UTM medium, for web analytics.', examples: ['web'], pattern: plainText },
  utm_campaign: { description: 'UTM campaign, for web analytics.', examples: ['spring'], pattern: plainText },
  ttl: {
    description:
      'Time to live: how long the notification waits for a subscriber who is offline, in seconds, or as a number with one unit of s, m, h, d, w. Push services keep it at most four weeks (4w).',
    examples: ['2d', 86_400],
  },
}

const buttonFields = {
  text: { description: 'Label of the button.', examples: ['New arrivals'], pattern: plainText },
  url: {
    description: 'Address of the page that the button opens.',
    examples: ['https://example.com/spring/new'],
    pattern: webUrl,
  },
}

/** payload.schema.json as a value. */
export function payloadSchema() {
  const { $schema, properties = {}, ...rest } = z.toJSONSchema(fieldSchema, { target: 'draft-2020-12', io: 'input' })
  const named = Object.entries(properties).map(([name, schema]) => [name, describe(schema, fields[name])])
  return {
    $schema,
    title: 'Notification for web-push-action',
    description:
      'A payload file: fields of a notification. Inputs, a release or an event supply the fields that it leaves out.',
    ...rest,
    properties: {
      $schema: { description: 'Where an editor finds this schema. The action ignores it.' },
      ...Object.fromEntries(named),
    },
  }
}

/** @param {any} schema @param {{ description: string } | undefined} words */
function describe(schema, words) {
  if (words === undefined) throw new Error('a field has no description')
  if (schema.type !== 'array') return { ...schema, ...words }
  const properties = Object.fromEntries(
    Object.entries(schema.items.properties).map(([name, inner]) => [
      name,
      { ...inner, ...buttonFields[/** @type {'text' | 'url'} */ (name)] },
    ]),
  )
  return { ...schema, ...words, items: { ...schema.items, properties } }
}
