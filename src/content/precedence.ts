import { type FieldName, type Fields, fieldNames } from '../inputs/notification-fields.ts'
import type { MessageSource } from './derived-content.ts'
import type { GivenFields, Notification, Source, TextComment } from './field-rules.ts'
import { isComplete } from './required-fields.ts'

/** The content as it will be sent, and where each field comes from. */
export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  /** Where the message comes from, if a release gives it. */
  messageSource?: MessageSource
  /** The comments that end texts of it. */
  textComments?: readonly TextComment[]
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

/** Neither inputs nor a file. */
export const nothingGiven: GivenContent = {
  inputs: { source: 'input', fields: {}, names: new Set() },
  file: { source: 'file', fields: {}, names: new Set() },
  fileName: '',
  extraFields: {},
  onceKey: '',
}

/** The valid fields of several sources, if together they are a notification. The first source of a field wins. */
export function validContent(...given: GivenFields[]): Content | undefined {
  const valid: Fields = Object.assign({}, ...given.map(({ fields }) => fields).reverse())
  const inOrder = fieldNames.filter(name => valid[name] !== undefined)
  const notification: Fields = Object.fromEntries(inOrder.map(name => [name, valid[name]]))
  if (!isComplete(notification)) return undefined
  const giverOf = (name: string) => given.find(({ names }) => names.has(name))
  const sources = Object.fromEntries(inOrder.map(name => [name, giverOf(name)?.source]))
  const textComments = given.flatMap(each =>
    (each.textComments ?? []).filter(({ path: [field] }) => giverOf(String(field)) === each),
  )
  return { notification, sources, textComments }
}
