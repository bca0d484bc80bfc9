import type { MessageSource } from '../content/derived-content.ts'

/** How the log and the summary name the origin of a release's message. */
export const messageSourceTexts: Record<MessageSource, string> = {
  comment: 'the `web-push` comment in the release notes',
  neutral: 'the default message',
}

export const neutralMessageText = `The notification has the default message, because the release notes have no \`web-push\` comment.
To choose the message of a release, write \`<!-- web-push: your text -->\` on its own line in the release notes, set the \`message\` input (such as \`{name} is out\`), or let an earlier step write the message.`
