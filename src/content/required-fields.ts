import { type Fields, type RequiredField, requiredFields } from '../inputs/notification-fields.ts'
import type { GivenFields, Notification } from './field-rules.ts'

/** The required fields that neither inputs nor file give. */
export const missingFields = (inputs: GivenFields, file: GivenFields): RequiredField[] =>
  requiredFields.filter(field => !inputs.names.has(field) && !file.names.has(field))

/** Whether these fields are a notification. */
export const isComplete = (fields: Fields): fields is Notification => requiredFields.every(name => fields[name])
