import type { MessageSource } from '../content/derived-content.ts'

/** Where the message of a release comes from, in log and summary. */
export const messageSourceTexts: Record<MessageSource, string> = {
  comment: 'the `web-push` comment in the release notes',
  neutral: 'the neutral sentence',
}

/** What there is to say about the neutral sentence: why it is the message, and the three ways to get other words. */
export const neutralMessageText = `The message is the neutral sentence, since the release notes have no \`web-push\` comment.
To choose the words before a release is announced, write \`<!-- web-push: your text -->\` on a line of its own in its notes, set the input \`message\` (such as \`{name} is out\`), or let an earlier step write it.`
