/**
 * Characters for private use around what Markdown marks in the text of a block. Notes cannot contain them: they are
 * taken out of the notes before these are read.
 */
export const mark = {
  link: ['\ue000', '\ue003'],
  /** A link that compares two versions. */
  comparison: ['\ue001', '\ue003'],
  /** A link to a user, named by the login. */
  user: ['\ue002', '\ue003'],
  emphasis: ['\ue004', '\ue005'],
  code: ['\ue006', '\ue007'],
} as const

type Mark = (typeof mark)[keyof typeof mark]

export const enclose = ([start, end]: Mark, text: string) => `${start}${text}${end}`
export const hasMark = (text: string, [start]: Mark) => text.includes(start)
export const unmarked = (text: string) => text.replace(/[\ue000-\ue007]/g, '')

const LINK = /[\ue000-\ue002]([^\ue003]*)\ue003/g
export const linksOf = (text: string) => [...text.matchAll(LINK)].map(([, inner = '']) => unmarked(inner))
export const withoutLinks = (text: string) => text.replace(LINK, '')
export const withoutEmphasis = (text: string) => text.replace(/\ue004[^\ue005]*\ue005/g, '')
export const withoutCode = (text: string) => text.replace(/\ue006[^\ue007]*\ue007/g, '')
