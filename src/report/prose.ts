/** Sentences, with what the summary sets apart from them: the page of the run they speak of, a command to copy. */
export interface Prose {
  text: string
  url?: string
  command?: string
}

/** A remark in addition to the outcome: a warning annotation, or a line in the log. */
export interface Remark extends Prose {
  level: 'warning' | 'note'
}

/** Prose for the log, the command on a line of its own so that it can be copied. */
export const plainText = ({ text, url, command }: Prose): string =>
  `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`
