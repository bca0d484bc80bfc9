import { fieldNames, inputOf } from '../../src/content/fields.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import type { SendInput, SendInputs } from '../../src/inputs/settings.ts'
import { content } from './send.ts'

/** For what is read without a token. */
export const noSecrets = createSecrets({ apiToken: '' })

const others = [
  'base-url',
  'api-token',
  'timeout',
  'retries',
  'summary',
  'target',
  'audience-id',
  'audience-name',
  'max-reach',
  'payload-file',
  'extra-fields',
  'dry-run',
  'check-urls',
  'once-key',
  'once-per',
  'release',
  'github-token',
] as const satisfies SendInput[]

/** Every input of the send action. */
export const inputNames: readonly SendInput[] = [...fieldNames.map(inputOf), ...others]

/** The inputs of the smallest broadcast, as they are read: the absent ones empty, the others trimmed. */
export function rawInputs(given: Partial<SendInputs> = {}): SendInputs {
  const all = {
    'base-url': 'https://push.example.com',
    'api-token': 'token-0123456789',
    target: 'all',
    ...content,
    ...given,
  }
  const read = inputNames.map(name => [name, (all as Partial<SendInputs>)[name]?.trim() ?? ''])
  return Object.fromEntries(read) as SendInputs
}

/** How a line of an error begins that tells of this input, or these, separated by commas. */
export function problemOf(names: string): RegExp {
  const plain = names.replace(/[.[\]]/g, '\\$&')
  const coded = plain.split(', ').map(name => `\`${name}\``)
  return new RegExp(`^(- )?(${plain}( \\(.*?\\))?: |${coded.join(', ')} )`, 'm')
}
