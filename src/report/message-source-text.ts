import type { MessageSource } from '../content/notes/release-message.ts'
import { quote } from '../text.ts'

/** Where in the release notes a message comes from, as a part of a sentence. */
export function messageSourceText(source: MessageSource): string {
  switch (source.kind) {
    case 'comment':
      return 'the `web-push` comment of the release notes'
    case 'entry':
      return `the entry ${quote(source.entry)}${source.heading === '' ? '' : ` under ${quote(source.heading)}`} of the release notes`
    case 'neutral':
      return 'the release notes have no sentence for subscribers'
  }
}
