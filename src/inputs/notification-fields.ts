import type { Problem } from '../base/problems.ts'
import { mebibyte } from '../base/units.ts'
import { imageUrl, pageUrl } from './url-rules.ts'
import { nonBlank, type Rule } from './value-rules.ts'

/** Each entry is `✓` (supported), `–` (not supported), or the first version with support, such as `56+`. */
export type BrowserSupport = readonly [chrome: string, firefox: string, safari: string]
export const browsers = ['Chrome', 'Firefox', 'Safari'] as const

const yes = '✓'
const no = '–'
const everywhere = [yes, yes, yes] as const
const notInSafari = [yes, yes, no] as const

interface PlainField {
  /**
   * What values the field allows:
   * - `text`: text with at least one visible character
   * - `page`: the http or https URL of a page
   * - `buttons`: a list of objects with `text` and `url`, used only by `actions`
   * - `duration`: a number of seconds, which users may also write with a unit
   */
  kind: 'text' | 'page' | 'buttons' | 'duration'
  required: boolean
  browsers: BrowserSupport
  /**
   * The manifest, the documentation, and editors show this text. Leave out rules that apply to every field of the same
   * kind.
   */
  description: string
  /** Editors suggest these values in payload files. */
  examples: readonly unknown[]
}

interface ImageField extends Omit<PlainField, 'kind'> {
  kind: 'image'
  /** The word that messages use for the image. */
  use: string
  /** The sizes, in pixels, at which browsers show the image. */
  sizes: readonly { width: number; height: number }[]
  /** The action warns about images that are larger than this, because every subscriber downloads them. */
  maxBytes: number
  /** Where the preview draws the image on every device. Choose `not drawn` if few devices show it. */
  drawn: 'beside the text' | 'below the text' | 'not drawn'
}

/**
 * The notification fields by API name, in the order of the request body. The inputs, payload.schema.json, docs/api.md,
 * and everything else about the fields are derived from this table (see CONTRIBUTING.md, "Add an input").
 */
export const fieldTable = {
  title: {
    kind: 'text',
    required: true,
    browsers: everywhere,
    description: 'Notification title, in plain text. Phones show about 30 characters.',
    examples: ['Spring is here'],
  },
  message: {
    kind: 'text',
    required: true,
    browsers: everywhere,
    description: 'Text below the title, in plain text. Phones show about 65 characters.',
    examples: ['New arrivals, with free shipping until Sunday.'],
  },
  icon_url: {
    kind: 'image',
    use: 'icon',
    sizes: [{ width: 200, height: 200 }],
    maxBytes: mebibyte / 4,
    drawn: 'beside the text',
    required: true,
    browsers: notInSafari,
    description: 'HTTPS URL of the icon (200x200 pixels).',
    examples: ['https://example.com/icon-200.png'],
  },
  banner_url: {
    kind: 'image',
    use: 'banner',
    sizes: [
      { width: 360, height: 240 },
      { width: 360, height: 200 },
    ],
    maxBytes: mebibyte,
    drawn: 'below the text',
    required: false,
    browsers: ['56+', no, no],
    description: 'HTTPS URL of a large image (360x240 pixels, or 360x200 for phones).',
    examples: ['https://example.com/spring-360x240.png'],
  },
  landing_url: {
    kind: 'page',
    required: true,
    browsers: everywhere,
    description: 'URL that opens when a subscriber clicks the notification.',
    examples: ['https://example.com/spring'],
  },
  actions: {
    kind: 'buttons',
    required: false,
    browsers: ['48+', no, no],
    description: 'List of buttons, each with a `text` and a `url`.',
    examples: [[{ text: 'New arrivals', url: 'https://example.com/spring/new' }]],
  },
  utm_source: {
    kind: 'text',
    required: false,
    browsers: everywhere,
    description: 'UTM source for web analytics, such as `web-push`.',
    examples: ['web-push'],
  },
  utm_medium: {
    kind: 'text',
    required: false,
    browsers: everywhere,
    description: 'UTM medium, such as `notification`.',
    examples: ['notification'],
  },
  utm_campaign: {
    kind: 'text',
    required: false,
    browsers: everywhere,
    description: 'UTM campaign, such as `spring-sale`.',
    examples: ['spring-sale'],
  },
  ttl: {
    kind: 'duration',
    required: false,
    browsers: notInSafari,
    description: 'How long to keep the notification for offline subscribers, at most four weeks.',
    examples: ['2d', 86_400],
  },
} as const satisfies Record<string, PlainField | ImageField>

export type FieldName = keyof typeof fieldTable
export type Kind = (typeof fieldTable)[FieldName]['kind']
type NameOfKind<Wanted extends Kind> = {
  [Name in FieldName]: (typeof fieldTable)[Name]['kind'] extends Wanted ? Name : never
}[FieldName]

/** The kinds of field whose value is a string. */
export type TextKind = 'text' | 'image' | 'page'
export type ImageName = NameOfKind<'image'>
export type RequiredField = {
  [Name in FieldName]: (typeof fieldTable)[Name]['required'] extends true ? Name : never
}[FieldName]

export interface Button {
  text: string
  url: string
}

/** The path to a value in a notification, such as `['title']` or `['actions', 0, 'url']`. */
export type FieldPath = readonly (FieldName | keyof Button | number)[]

interface ValueOfKind {
  text: string
  image: string
  page: string
  buttons: Button[]
  /** In seconds. */
  duration: number
}

/** The field values that the action sends. */
export type Fields = { [Name in FieldName]?: ValueOfKind[(typeof fieldTable)[Name]['kind']] }

/** The names of all notification fields, in the order of the request body. */
export const fieldNames = Object.keys(fieldTable) as FieldName[]
const namesOfKind = <Wanted extends Kind>(...kinds: Wanted[]) =>
  fieldNames.filter(name => (kinds as Kind[]).includes(fieldTable[name].kind)) as NameOfKind<Wanted>[]
export const textFields = namesOfKind('text', 'image', 'page')
export const imageFields = namesOfKind('image')
export const requiredFields = fieldNames.filter(name => fieldTable[name].required) as RequiredField[]

/**
 * The rules for the texts of a notification. They are the same for every `target`, so the action may refuse a value that
 * the service would accept for the chosen target.
 */
export const textRules: Record<TextKind, Rule<string>> = {
  text: nonBlank,
  image: imageUrl,
  page: pageUrl,
}

type Hyphenated<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Hyphenated<Rest>}`
  : Name
export type ContentInput = Hyphenated<FieldName>

/** Returns the name of the input that sets a field, such as `icon-url` for `icon_url`. */
export const inputOf = (field: FieldName) => field.replaceAll('_', '-') as ContentInput
export const contentInputs = fieldNames.map(inputOf)

/**
 * Lists the browsers that support a field, such as `Chrome 56+` or `Chrome, Firefox`. Returns `all` if every browser
 * supports the field. `space` separates a browser's name from its minimum version.
 */
export function browsersText(support: BrowserSupport, space = ' '): string {
  if (support.every(since => since === yes)) return 'all'
  const named = browsers.map((browser, index) => ({ browser, since: support[index] ?? no }))
  return named
    .filter(({ since }) => since !== no)
    .map(({ browser, since }) => (since === yes ? browser : `${browser}${space}${since}`))
    .join(', ')
}

/** A notification with all required fields set and not blank. In a preview, its text may still contain placeholders. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

export const isComplete = (fields: Fields): fields is Notification => requiredFields.every(name => fields[name])

/** A string in a notification, such as a title, a URL, or the text on a button. */
export interface FieldText {
  path: FieldPath
  kind: TextKind
  text: string
}

/**
 * Returns a copy of the fields with each string, including URLs, replaced by the result of `replace`. Replaces the
 * strings in buttons last.
 */
export function mapTexts(fields: Fields, replace: (text: FieldText) => string): Fields {
  const mapped = { ...fields }
  for (const name of textFields) {
    const text = fields[name]
    if (text !== undefined) mapped[name] = replace({ path: [name], kind: fieldTable[name].kind, text })
  }
  if (fields.actions === undefined) return mapped
  mapped.actions = fields.actions.map(({ text, url }, index) => ({
    text: replace({ path: ['actions', index, 'text'], kind: 'text', text }),
    url: replace({ path: ['actions', index, 'url'], kind: 'page', text: url }),
  }))
  return mapped
}

/** Returns all strings in a notification, including URLs, in the same order as mapTexts(). */
export function textsOf(fields: Fields): FieldText[] {
  const texts: FieldText[] = []
  mapTexts(fields, each => {
    texts.push(each)
    return each.text
  })
  return texts
}

/** A URL that a subscriber's browser will fetch or open, and the input that sets it. `path` is set only for buttons. */
export interface ContentUrl extends Pick<Problem, 'input' | 'path'> {
  url: string
  /** The image field that contains the URL, or undefined for a page URL. */
  image?: ImageName
}

/** Returns all URLs in a notification, including duplicates. */
export function urlsOf(fields: Fields): ContentUrl[] {
  const urls = textsOf(fields).filter(({ kind }) => kind !== 'text')
  return urls.map(({ path, kind, text: url }) => {
    const [field, ...inField] = path as [FieldName, ...FieldPath]
    const input = inputOf(field)
    if (kind === 'image') return { input, url, image: field as ImageName }
    return inField.length > 0 ? { input, path: inField, url } : { input, url }
  })
}
