import type { ReleaseNeeds } from '../../src/content/release-content.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { type SendInputs, sendInputs } from '../../src/inputs/settings.ts'
import { content } from './send.ts'

/** Secrets for values that are read without a token. */
export const noSecrets = createSecrets({ apiToken: '' })

/** The release is announced, whatever it is, and all of it is needed. */
export const everyRelease: ReleaseNeeds = {
  filter: { now: new Date(0) },
  needsMessage: true,
  isDryRun: false,
  secrets: noSecrets,
}

/** The inputs of the smallest broadcast, as they are read: the absent ones empty, the others trimmed. */
export function rawInputs(given: Partial<SendInputs> = {}): SendInputs {
  const own = {
    'base-url': 'https://push.example.com',
    'api-token': 'token-0123456789',
    target: 'all',
    // The default that the manifest has.
    'expected-payload': 'any',
  }
  const all: Partial<SendInputs> = { ...own, ...content, ...given }
  const read = sendInputs.map(name => [name, all[name]?.trim() ?? ''])
  return Object.fromEntries(read) as SendInputs
}

/** How a line of an error begins that tells of this input, or these, separated by commas. */
export function problemOf(names: string): RegExp {
  const plain = names.replace(/[.[\]]/g, '\\$&')
  const coded = plain.split(', ').map(name => `\`${name}\``)
  return new RegExp(`^(- )?(${plain}( \\(.*?\\))?: |${coded.join(', ').replace(/, (?=`[^`]*`$)/, ' and ')} )`, 'm')
}
