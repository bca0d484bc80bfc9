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

/** A notification with every required field; none is blank. In a preview, its placeholders are not replaced. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

/** Whether no required field is missing. */
export const isComplete = (fields: Fields): fields is Notification => requiredFields.every(name => fields[name])

/** Where a field comes from. */
export type Source = 'input' | 'file' | 'release' | 'event'

/** The position of a value in a file; undefined if the file does not have it. */
export type PositionOf = (path: readonly PropertyKey[]) => Position | undefined

/** The fields that one source gives. */
export interface GivenFields {
  source: Source
  /** The valid ones. */
  fields: Fields
  /** The names of all, valid or not. */
  names: ReadonlySet<string>
  /** Only of a file. */
  positionOf?: PositionOf
}

/** Everything that inputs and payload file give for the body and for the key, before placeholders are replaced or after. */
export interface GivenContent {
  inputs: GivenFields
  file: GivenFields
  /** As the input `payload-file` gives it. */
  fileName: string
  extraFields: Record<string, unknown>
  onceKey: string
}

/** The content as it will be sent, and where each field comes from. */
export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  /** Where the message comes from, if a release gives it. */
  messageSource?: MessageSource
}

/** The kinds of fields that are a text. */
export type TextKind = (typeof fieldTable)[TextField]['kind']

/** A text of a notification, URLs and texts of buttons included. */
export interface FieldText {
  path: FieldPath
  /** The rule that it obeys: that of a URL, or of a text. */
  kind: TextKind
  text: string
}

/** The same fields with each text replaced; those of buttons come last. */
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

/** All texts of a notification, in the same order. */
export function textsOf(fields: Fields): FieldText[] {
  const texts: FieldText[] = []
  mapTexts(fields, each => {
    texts.push(each)
    return each.text
  })
  return texts
}

/** A URL that subscribers' browsers will fetch or open, and what sets it: `icon-url`, or `actions` with a path. */
export interface ContentUrl extends Pick<Problem, 'input' | 'path'> {
  url: string
  /** The field of the image that it is the URL of; undefined for a page. */
  image?: ImageName
}

/** Every URL of a notification; one that is used twice is there twice. */
export function urlsOf(fields: Fields): ContentUrl[] {
  const urls = textsOf(fields).filter(({ kind }) => kind !== 'text')
  return urls.map(({ path, kind, text: url }) => {
    const [field, ...inField] = path as [FieldName, ...FieldPath]
    const input = inputOf(field)
    if (kind === 'image') return { input, url, image: field as ImageName }
    return inField.length > 0 ? { input, path: inField, url } : { input, url }
  })
}
