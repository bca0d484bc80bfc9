import {
  type FieldName,
  type FieldPath,
  type Fields,
  fieldTable,
  type ImageName,
  inputOf,
  type RequiredField,
  requiredFields,
  type TextField,
  textFields,
} from '../inputs/notification-fields.ts'
import type { Position, Problem } from '../inputs/problems.ts'
import type { MessageSource } from './derived-content.ts'

/** A notification with all required fields, none of them blank. In a preview, the texts still contain placeholders. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

export const isComplete = (fields: Fields): fields is Notification => requiredFields.every(name => fields[name])

/** The source of a field. */
export type Source = 'input' | 'file' | 'release' | 'event'

/** Returns the position of a value in a file, or undefined if the file does not contain the value. */
export type PositionOf = (path: readonly PropertyKey[]) => Position | undefined

/** The fields from one source. */
export interface GivenFields {
  source: Source
  /** Only the valid fields. */
  fields: Fields
  /** The names of all fields, valid or not. */
  names: ReadonlySet<string>
  /** Set only if the source is a file. */
  positionOf?: PositionOf
}

/** All content from inputs and payload file, and the key, before or after placeholders are replaced. */
export interface GivenContent {
  inputs: GivenFields
  file: GivenFields
  /** The value of the `payload-file` input, unchanged. */
  fileName: string
  extraFields: Record<string, unknown>
  onceKey: string
}

/** The content that will be sent, and the source of each field. */
export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  /** The origin of the message, if a release supplies it. */
  messageSource?: MessageSource
}

/** The kinds of text fields. */
export type TextKind = (typeof fieldTable)[TextField]['kind']

/** A text of a notification, including URLs and the texts of buttons. */
export interface FieldText {
  path: FieldPath
  /** The kind of rule that the text must obey: for a text, an image URL, or a page URL. */
  kind: TextKind
  text: string
}

/** Replaces each text of these fields. Buttons come last. */
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

/** Returns all texts of a notification, in the order of mapTexts(). */
export function textsOf(fields: Fields): FieldText[] {
  const texts: FieldText[] = []
  mapTexts(fields, each => {
    texts.push(each)
    return each.text
  })
  return texts
}

/**
 * A URL that subscribers' browsers will fetch or open, and the input with the URL: `icon-url`, or `actions` with a
 * path.
 */
export interface ContentUrl extends Pick<Problem, 'input' | 'path'> {
  url: string
  /** The image field that has this URL; undefined if it is the URL of a page. */
  image?: ImageName
}

/** Returns every URL of a notification. A URL that is used twice appears twice. */
export function urlsOf(fields: Fields): ContentUrl[] {
  const urls = textsOf(fields).filter(({ kind }) => kind !== 'text')
  return urls.map(({ path, kind, text: url }) => {
    const [field, ...inField] = path as [FieldName, ...FieldPath]
    const input = inputOf(field)
    if (kind === 'image') return { input, url, image: field as ImageName }
    return inField.length > 0 ? { input, path: inField, url } : { input, url }
  })
}
