import { mebibyte } from '../units.ts'

/** Whether Chrome, Firefox and Safari support a field, or from which version on. */
export type BrowserSupport = readonly [chrome: string, firefox: string, safari: string]
export const browsers = ['Chrome', 'Firefox', 'Safari'] as const

const yes = '✓'
const no = '–'
const everywhere = [yes, yes, yes] as const
const notInSafari = [yes, yes, no] as const

/** What every field has, whatever its kind. */
interface AnyField {
  required: boolean
  browsers: BrowserSupport
  /** For manifests, documents, and editors. Leaves out the rules that all fields of this kind share. */
  description: string
  /** Example values of a payload file, for editors. */
  examples: readonly unknown[]
}

/** An https URL of an image. */
interface ImageField extends AnyField {
  kind: 'image'
  /** The name of the image in messages. */
  use: string
  /** In pixels. Browsers show the image in one of these sizes. */
  sizes: readonly { width: number; height: number }[]
  /** Every subscriber downloads the image, so the action advises against a larger one. */
  maxBytes: number
  /** Where the mockup in the job summary shows the image. */
  drawn: 'beside the text' | 'below the text' | 'not at all'
}

/**
 * - `text`: a text of which something is visible
 * - `page`: an http or https URL of a page
 * - `buttons`: a list of `text` and `url`; only `actions`
 * - `duration`: in seconds, for people also with a unit
 */
interface OtherField extends AnyField {
  kind: 'text' | 'page' | 'buttons' | 'duration'
}

/**
 * The fields of a notification by API name, in the order in which they are sent. The only definition of a field:
 * inputs, value rules, payload.schema.json, URL check, advice, job summary, docs/api.md, and the sandbox's rules are
 * derived from it (CONTRIBUTING.md, "Add an input").
 */
export const fieldTable = {
  title: {
    kind: 'text',
    required: true,
    browsers: everywhere,
    description: 'First line of the notification. Phones show about 30 characters.',
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
    description: 'https URL of the icon, 200x200 pixels.',
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
    description: 'https URL of a large image, 360x240 pixels (phones: 360x200).',
    examples: ['https://example.com/spring-360x240.png'],
  },
  landing_url: {
    kind: 'page',
    required: true,
    browsers: everywhere,
    description: 'URL of the page that a click opens.',
    examples: ['https://example.com/spring'],
  },
  actions: {
    kind: 'buttons',
    required: false,
    browsers: ['48+', no, no],
    description: 'Buttons, each with `text` and `url`.',
    examples: [[{ text: 'New arrivals', url: 'https://example.com/spring/new' }]],
  },
  utm_source: {
    kind: 'text',
    required: false,
    browsers: everywhere,
    description: 'Source of the visitors in web analytics, such as `web-push`.',
    examples: ['web-push'],
  },
  utm_medium: {
    kind: 'text',
    required: false,
    browsers: everywhere,
    description: 'Kind of message in web analytics, such as `notification`.',
    examples: ['notification'],
  },
  utm_campaign: {
    kind: 'text',
    required: false,
    browsers: everywhere,
    description: 'Name of the campaign in web analytics, such as `spring-sale`.',
    examples: ['spring-sale'],
  },
  ttl: {
    kind: 'duration',
    required: false,
    browsers: notInSafari,
    description: 'How long the notification waits for subscribers who are offline, at most four weeks.',
    examples: ['2d', 86_400],
  },
} as const satisfies Record<string, ImageField | OtherField>

type Table = typeof fieldTable
export type FieldName = keyof Table
export type Kind = Table[FieldName]['kind']
type NameOfKind<Wanted extends Kind> = {
  [Name in FieldName]: Table[Name]['kind'] extends Wanted ? Name : never
}[FieldName]

/** A field whose value is a text. */
export type TextField = NameOfKind<'text' | 'image' | 'page'>
export type ImageName = NameOfKind<'image'>
export type RequiredField = { [Name in FieldName]: Table[Name]['required'] extends true ? Name : never }[FieldName]

export interface Button {
  text: string
  url: string
}

/** The path of a value in a notification: `['title']`, `['actions', 0, 'url']`. */
export type FieldPath = readonly (FieldName | keyof Button | number)[]

interface ValueOfKind {
  text: string
  image: string
  page: string
  buttons: Button[]
  /** In seconds. */
  duration: number
}

/** Values of fields, as they are sent. */
export type Fields = { [Name in FieldName]?: ValueOfKind[Table[Name]['kind']] }

/** In the order in which they are sent. */
export const fieldNames = Object.keys(fieldTable) as FieldName[]
const namesOfKind = <Wanted extends Kind>(...kinds: Wanted[]) =>
  fieldNames.filter(name => (kinds as Kind[]).includes(fieldTable[name].kind)) as NameOfKind<Wanted>[]
export const textFields = namesOfKind('text', 'image', 'page')
export const imageFields = namesOfKind('image')
export const requiredFields = fieldNames.filter(name => fieldTable[name].required) as RequiredField[]

type Hyphenated<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Hyphenated<Rest>}`
  : Name
/** An input that sets a field. */
export type ContentInput = Hyphenated<FieldName>

/** The name of the input that sets a field: `icon_url` is set by `icon-url`. */
export const inputOf = (field: FieldName) => field.replaceAll('_', '-') as ContentInput
/** The inputs for the content. All other inputs control how, to whom, and whether it is sent. */
export const contentInputs = fieldNames.map(inputOf)

/**
 * The browsers that support a field, each with its minimum version: `Chrome 56+`, `Chrome, Firefox`, or `all`. `space`
 * separates a browser from its version.
 */
export function browsersText(support: BrowserSupport, space = ' '): string {
  if (support.every(since => since === yes)) return 'all'
  const named = browsers.map((browser, index) => ({ browser, since: support[index] ?? no }))
  return named
    .filter(({ since }) => since !== no)
    .map(({ browser, since }) => (since === yes ? browser : `${browser}${space}${since}`))
    .join(', ')
}
