import { createSecrets } from '../../src/base/secrets.ts'
import { guardWords, type SendInputs, sendInputs, withoutOffWords } from '../../src/inputs/settings.ts'
import type { ReleaseNeeds } from '../../src/release/release-content.ts'
import { content } from './send.ts'

export const noSecrets = createSecrets({ apiToken: '' })

/** A `ReleaseNeeds` that accepts every release and asks for everything that a release can supply. */
export const everyRelease: ReleaseNeeds = {
  filter: { now: new Date(0) },
  needsMessage: true,
  isDryRun: false,
}

/** The inputs for a minimal broadcast, as the action reads them: trimmed, and with the default if not given. */
export function rawInputs(given: Partial<SendInputs> = {}): SendInputs {
  const own = {
    'base-url': 'https://push.example.com',
    'api-token': 'token-0123456789',
    target: 'all',
  }
  const all: Partial<SendInputs> = { ...Object.fromEntries(guardWords), ...own, ...content, ...given }
  const read = sendInputs.map(name => [name, all[name]?.trim() ?? ''])
  return Object.fromEntries(read) as SendInputs
}

/** Like rawInputs(), but as checked: guards that are turned off are empty. */
export const givenInputs = (given: Partial<SendInputs> = {}): SendInputs => withoutOffWords(rawInputs(given))

/** Matches the start of an error line about these inputs. `names` may be a comma-separated list. */
export function problemOf(names: string): RegExp {
  const plain = names.replace(/[.[\]]/g, '\\$&')
  const coded = plain.split(', ').map(name => `\`${name}\``)
  return new RegExp(`^(- )?(${plain}( \\(.*?\\))?: |${coded.join(', ').replace(/, (?=`[^`]*`$)/, ' and ')} )`, 'm')
}
