import type { EventContent } from './content/event.ts'
import type { ExtraFields } from './content/extra-fields.ts'
import { inputOf, requiredFields } from './content/fields.ts'
import { type Content, type Contribution, combine, fieldsFromInputs } from './content/merge.ts'
import { credentialProblems } from './content/url-credentials.ts'
import { inputFailure, type Problem } from './inputs/problems.ts'
import { parseBoolean } from './inputs/rules.ts'
import { publishedSecrets, type Secrets } from './inputs/secrets.ts'
import { checkSendInputs, type SendInputs, type SendSettings } from './inputs/settings.ts'
import { readStrayInputs } from './runner/inputs.ts'

/** Everything that inputs, file and event say, or one failure with every problem in it. */
export async function readContent(
  raw: SendInputs,
  secrets: Secrets,
): Promise<{ settings: SendSettings; content: Content; extraFields: Record<string, unknown> } | { skip: string }> {
  const { settings, problems, inputs: safe, refused } = checkSendInputs(raw, secrets)
  const inputs = await fieldsFromInputs(safe, secrets)
  const file = safe['payload-file'] ? await readFile(safe['payload-file'], secrets) : undefined
  const open = requiredFields.filter(field => !inputs.given.has(field) && !file?.given.has(field))
  const event = open.length > 0 ? await readEventContent() : undefined
  const extra = safe['extra-fields'] ? await readExtra(safe['extra-fields'], secrets) : { fields: {}, problems: [] }

  const derived = event?.kind === 'content' ? event.fields : {}
  const published = publishedSecrets(Object.fromEntries(open.map(field => [inputOf(field), derived[field]])), secrets)
  const combined = published.length > 0 ? { problems: published } : combine(inputs, file, event)
  const found = [
    ...problems,
    ...(await misspelledInputs(raw)),
    ...[...('problems' in combined ? combined.problems : []), ...extra.problems].filter(
      ({ input }) => !refused.has(input),
    ),
  ]
  const fields = 'content' in combined ? combined.content.notification : { ...file?.fields, ...inputs.fields }
  if (parseBoolean(raw['check-urls'])) found.push(...credentialProblems(fields))
  if (!settings || 'problems' in combined || found.length > 0) throw inputFailure(found)
  return 'skip' in combined ? combined : { settings, content: combined.content, extraFields: extra.fields }
}

/** Names that are no inputs but nearly; code is loaded where the workflow gives any that are none. */
async function misspelledInputs(raw: SendInputs): Promise<Problem[]> {
  const stray = readStrayInputs(raw)
  if (Object.keys(stray).length === 0) return []
  const { misspelled } = await import('./inputs/misspelled.ts')
  return misspelled(stray, raw)
}

/** What the event gives; code is loaded where something is still open. */
async function readEventContent(): Promise<EventContent> {
  const { readEvent } = await import('./runner/event.ts')
  const { contentFromEvent } = await import('./content/event.ts')
  return contentFromEvent(readEvent())
}

/** Further fields of the body; code and parser are loaded where there are any. */
async function readExtra(text: string, secrets: Secrets): Promise<ExtraFields> {
  const { readExtraFields } = await import('./content/extra-fields.ts')
  return readExtraFields(text, secrets)
}

/** The fields of a payload file; code and parser are loaded where there is one. */
async function readFile(path: string, secrets: Secrets): Promise<Contribution> {
  const { readWorkspaceFile } = await import('./runner/workspace-file.ts')
  const { fieldsFromFile } = await import('./content/payload-file.ts')
  return fieldsFromFile(path, await readWorkspaceFile(path), secrets)
}
