import type { MessageSource } from '../content/derived-content.ts'

/** Where the message of a release comes from, for the log and the summary. */
export const messageSourceTexts: Record<MessageSource, string> = {
  comment: 'the `web-push` comment in the release notes',
  neutral: 'the neutral sentence',
}

/** Explains why the message is the neutral sentence, and the three ways to choose other words. */
export const neutralMessageText = `The message is the neutral sentence, since the release notes have no \`web-push\` comment.
To choose the words before a release is announced, write \`<!-- web-push: your text -->\` on a line of its own in its notes, set the input \`message\` (such as \`{name} is out\`), or let an earlier step write it.`
