import type { SendSettings } from '../inputs/settings.ts'
import type { Redact } from '../text.ts'
import { type Audience, type AudienceQuery, findAudience, type ResolvedAudience } from './find-audience.ts'

/** Who receives the notification: every subscriber of the site, or one audience. */
export type Target = { type: 'all' } | { type: 'audience'; audience: ResolvedAudience }

/**
 * Whether a send fetches the list of audiences: a name or a limit needs it, and a dry run always does, which proves
 * address and token without sending anything.
 */
export const needsList = ({
  audienceName,
  maxReach,
  dryRun,
}: Pick<SendSettings, 'audienceName' | 'maxReach' | 'dryRun'>): boolean =>
  dryRun || audienceName !== undefined || maxReach !== undefined

/** Who receives it. `list` is undefined if needsList() says so. Throws a Failure if the audience is not certain. */
export async function resolveTarget(
  settings: Pick<SendSettings, 'target' | 'audienceId' | 'audienceName'>,
  list: readonly Audience[] | undefined,
  redact: Redact,
): Promise<Target> {
  const { target, audienceId: id, audienceName: name } = settings
  if (target === 'all') return { type: 'all' }
  if (list === undefined && id !== undefined) return { type: 'audience', audience: { id } }
  return { type: 'audience', audience: await resolveAudience({ id, name }, list ?? [], redact) }
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
