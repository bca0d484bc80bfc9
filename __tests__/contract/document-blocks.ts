import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readText } from './workflow-files.ts'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

/** The README and the documents in docs/, by their paths in this repository. */
export const documents = [
  'README.md',
  ...readdirSync(docs)
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

export interface Block {
  /** Where it begins: `README.md:30`. */
  place: string
  language: string
  text: string
  /** The text between the heading above and the block. */
  above: string
}

/** The fenced blocks of a document. */
export function blocksOf(path: string): Block[] {
  const document = readText(path)
  return [...document.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: text = '', index }) => {
    const before = document.slice(0, index)
    return { place: `${path}:${before.split('\n').length}`, language, text, above: before.split(/^#+ /m).at(-1) ?? '' }
  })
}
