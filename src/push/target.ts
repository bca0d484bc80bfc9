import type { SendSettings } from '../inputs/settings.ts'
import type { Redact } from '../text.ts'
import { type Audience, type AudienceQuery, findAudience, type ResolvedAudience } from './audience.ts'

/** Who receives the notification: every subscriber of the site, or one audience. */
export type Target = { type: 'all' } | { type: 'audience'; audience: ResolvedAudience }

/**
 * Who receives it. The audiences are listed if a name or a limit needs it; a dry run always lists them, which proves
 * address and token without sending anything. Throws a Failure if the audience is not certain.
 */
export async function resolveTarget(
  settings: Pick<SendSettings, 'target' | 'audienceId' | 'audienceName' | 'maxReach' | 'dryRun'>,
  list: () => Promise<Audience[]>,
  redact: Redact,
): Promise<Target> {
  const { target, audienceId: id, audienceName: name, maxReach, dryRun } = settings
  if (target === 'all') {
    if (dryRun) await list()
    return { type: 'all' }
  }
  const isComplete = id !== undefined && name === undefined && maxReach === undefined && !dryRun
  return { type: 'audience', audience: isComplete ? { id } : await resolveAudience({ id, name }, await list(), redact) }
}

/** The one audience that is meant. Throws a Failure that helps; what it quotes is redacted. */
export async function resolveAudience(
  query: AudienceQuery,
  list: readonly Audience[],
  redact: Redact,
): Promise<Audience> {
  const found = findAudience(query, list)
  if (found) return found
  const { audienceFailure } = await import('./audience-failure.ts')
  throw audienceFailure(query, list, redact)
}
