import type { EventContent } from './content/event.ts'
import type { ExtraFields } from './content/extra-fields.ts'
import { requiredFields } from './content/fields.ts'
import { type Content, type Contribution, combine, fieldsFromInputs } from './content/merge.ts'
import { credentialProblems } from './content/url-credentials.ts'
import { inputFailure, type Problem } from './inputs/problems.ts'
import { parseBoolean } from './inputs/rules.ts'
import { publishedTokens, withoutToken } from './inputs/secrets.ts'
import { checkSendInputs, type SendInputs, type SendSettings } from './inputs/settings.ts'
import { readStrayInputs } from './runner/inputs.ts'

/** Everything that inputs, file and event say, or one failure with every problem in it. */
export async function readContent(
  raw: SendInputs,
): Promise<{ settings: SendSettings; content: Content; extraFields: Record<string, unknown> } | { skip: string }> {
  const { settings, problems } = checkSendInputs(raw)
  const token = raw['api-token']
  const safe = withoutToken(raw)
  const inputs = await fieldsFromInputs(safe)
  const file = safe['payload-file'] ? await readFile(safe['payload-file'], token) : undefined
  const open = requiredFields.some(field => !inputs.given.has(field) && !file?.given.has(field))
  const event = open ? await readEventContent() : undefined
  const extra = safe['extra-fields'] ? await readExtra(safe['extra-fields']) : { fields: {}, problems: [] }

  const combined = combine(inputs, file, event)
  const found = [
    ...problems,
    ...(await misspeltInputs(raw)),
    ...('problems' in combined ? combined.problems : []),
    ...extra.problems,
  ]
  const fields = 'content' in combined ? combined.content.notification : { ...file?.fields, ...inputs.fields }
  const published = [
    ...publishedTokens(fields, token),
    ...publishedTokens({ further: extra.fields }, token, () => 'extra-fields'),
  ]
  found.push(...published.filter(each => !problems.some(known => known.input === each.input)))
  if (parseBoolean(raw['check-urls'])) found.push(...credentialProblems(fields))
  if (!settings || 'problems' in combined || found.length > 0) throw inputFailure(found)
  return 'skip' in combined ? combined : { settings, content: combined.content, extraFields: extra.fields }
}

/** Names that are no inputs but nearly; code is loaded where the workflow gives any that are none. */
async function misspeltInputs(raw: SendInputs): Promise<Problem[]> {
  const stray = readStrayInputs(raw)
  if (Object.keys(stray).length === 0) return []
  const { misspelt } = await import('./inputs/misspelled.ts')
  return misspelt(stray, raw)
}

/** What the event gives; code is loaded where something is still open. */
async function readEventContent(): Promise<EventContent> {
  const { readEvent } = await import('./runner/event.ts')
  const { contentFromEvent } = await import('./content/event.ts')
  return contentFromEvent(readEvent())
}

/** Further fields of the body; code and parser are loaded where there are any. */
async function readExtra(text: string): Promise<ExtraFields> {
  const { readExtraFields } = await import('./content/extra-fields.ts')
  return readExtraFields(text)
}

/** The fields of a payload file; code and parser are loaded where there is one. */
async function readFile(path: string, token: string): Promise<Contribution> {
  const { readWorkspaceFile } = await import('./runner/workspace-file.ts')
  const { fieldsFromFile } = await import('./content/payload-file.ts')
  return fieldsFromFile(path, await readWorkspaceFile(path), token)
}
