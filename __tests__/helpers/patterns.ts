import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { readText, root } from '../contract/workflow-files.ts'

/** A pattern of the source: where it is written, or in which file it is built. */
export interface SourcePattern {
  file: string
  /** From 1; absent if the pattern is built. */
  line?: number
  isBuilt: boolean
  source: string
  flags: string
}

const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))

/** Every pattern that is written as a literal in `src`, each once. */
export function literalPatterns(): SourcePattern[] {
  return unique(files.flatMap(literalsOf))
}

function literalsOf(file: string): SourcePattern[] {
  const parsed = ts.createSourceFile(file, readText(`src/${file}`), ts.ScriptTarget.Latest, true)
  const found: SourcePattern[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, isBuilt: false, source, flags })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** Loads a file of `src`; gives its functions, of any type. */
export type Load = (file: string) => Promise<Record<string, (...given: unknown[]) => unknown>>

/** The files of `src` in which patterns are built from parts. */
export const buildingFiles = (): string[] => files.filter(file => /\bRegExp\(/.test(readText(`src/${file}`)))

/**
 * Every pattern that these files build, when they are loaded or while `use` runs, each once. A pattern is known by the
 * file that is uppermost on the stack.
 */
export async function builtPatterns(use: (load: Load) => Promise<void>): Promise<SourcePattern[]> {
  const built: SourcePattern[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = '']: [string | RegExp, string?]) {
      const pattern = new target(source, flags)
      const [, file] = /\/src\/([\w/-]+\.ts):/.exec(new Error().stack ?? '') ?? []
      // Libraries have folders of that name too.
      if (file !== undefined && files.includes(file))
        built.push({ file, isBuilt: true, source: pattern.source, flags: pattern.flags })
      return pattern
    },
  })
  try {
    await use(file => import(pathToFileURL(`${root}src/${file}`).href))
  } finally {
    globalThis.RegExp = Original
  }
  return unique(built)
}

const unique = (patterns: SourcePattern[]) => [
  ...new Map(patterns.map(each => [`/${each.source}/${each.flags}`, each])).values(),
]
