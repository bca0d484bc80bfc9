import type { ContentSources } from '../content/content.ts'
import type { SendSettings } from '../inputs/settings.ts'
import { readContext, readEvent } from './context.ts'
import { readWorkspaceFile } from './read-workspace-file.ts'
import type { Repository } from './repository.ts'
import type { Runtime } from './runtime.ts'

/** Where content comes from besides the inputs. A release is fetched only if the settings are valid. */
export function contentSources(
  settings: SendSettings | undefined,
  repository: Repository | undefined,
  { secrets, startedAt }: Runtime,
): ContentSources {
  const filter = { level: settings?.releaseLevel, maxAge: settings?.maxAge, now: startedAt }
  return {
    secrets,
    filter,
    readFile: readWorkspaceFile,
    eventName: readContext().run.event,
    readEvent,
    fetchRelease: async () => {
      if (!settings?.release || !repository) throw new Error('no release is named')
      return repository.fetchRelease(settings.release, filter)
    },
  }
}
