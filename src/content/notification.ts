import type { Problem } from '../base/problems.ts'
import {
  type FieldName,
  type FieldPath,
  type Fields,
  fieldTable,
  type ImageName,
  inputOf,
  type RequiredField,
  requiredFields,
  type TextKind,
  textFields,
} from '../inputs/notification-fields.ts'
import type { MessageSource } from '../release/derived-content.ts'

/** A notification with all required fields set and not blank. In a preview, its text may still contain placeholders. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

export const isComplete = (fields: Fields): fields is Notification => requiredFields.every(name => fields[name])

export type Source = 'input' | 'file' | 'release' | 'event'

export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  messageSource?: MessageSource
}

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
