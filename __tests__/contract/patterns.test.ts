import { expect, test } from '@jest/globals'
import { buildingFiles, builtPatterns, type Load, literalPatterns, type SourcePattern } from '../helpers/patterns.ts'

// The backend in JavaScript: the others are binaries of one platform.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** The longest text that a pattern meets, in characters, unless its file is listed here: a field of a payload file. */
const longest = 65_536
/** Files whose patterns meet only texts that were cut or refused before, and the bound that the code names. */
const shorter: { file: string; length: number; bound: string }[] = [
  { file: 'inputs/url-rules.ts', length: 2_048, bound: 'a longer URL is refused first' },
  { file: 'report/markup.ts', length: 24, bound: 'only numbers are grouped by this pattern' },
]

/** Loads what builds patterns, and does what builds those that are not built at once. */
async function buildAll(load: Load): Promise<void> {
  await load('content/notes/release-message.ts')
  await load('content/field-rules.ts')
  const { breakable } = await load('report/markup.ts')
  breakable?.('a'.repeat(100))
  const { nonBlank } = await load('inputs/value-rules.ts')
  nonBlank?.('é')
}

const patterns = [...literalPatterns(), ...(await builtPatterns(buildAll))]

test('the patterns of every file that builds some are among those that are judged', () => {
  const judged = new Set(patterns.filter(({ isBuilt }) => isBuilt).map(({ file }) => file))
  expect(buildingFiles().filter(file => !judged.has(file))).toEqual([])
})

/** What recheck says of a pattern; it does not know the flag that makes a search start where the last one ended. */
const judge = ({ source, flags }: SourcePattern) => checkSync(source, flags.replace('y', ''))

/** What recheck found to repeat so that a pattern stumbles. */
interface Attack {
  pumps: { prefix: string; pump: string }[]
  suffix: string
}

/** Makers of texts over which a pattern that is not linear stumbles: by the length, of what the pattern consists of. */
function hostileTexts(source: string, attack: Attack | undefined): ((length: number) => string)[] {
  const characters = [...new Set(source.replace(/\\[pPuxdDwWsSbB]/g, ''))].slice(0, 40)
  const units = ['a', '0', '中', ...characters.flatMap(each => [each, `${each}a`, ` ${each}`])]
  const repeat = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length))
  return [
    ...units.map(unit => (length: number) => repeat(unit, length)),
    ...(attack?.pumps ?? []).map(
      ({ prefix, pump }) =>
        (length: number) =>
          prefix + repeat(pump, length) + attack?.suffix,
    ),
  ]
}

function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const slowMs = 100

/** Whether a pattern is slow on a text of that length. Shorter ones come first, since a slow match cannot be stopped. */
function isSlow(pattern: RegExp, make: (length: number) => string, length: number): boolean {
  for (let tried = Math.min(length, 1_024); ; tried = Math.min(length, 2 * tried)) {
    const text = make(tried)
    // The lowest of three, so that collecting garbage does not count.
    if ([1, 2, 3].every(() => cpuMs(() => text.replace(pattern, '')) > slowMs)) return true
    if (tried === length) return false
  }
}

test('every pattern is proven linear, or is fast on the longest text that it meets', () => {
  const judged = patterns.map(pattern => ({ ...pattern, verdict: judge(pattern) }))
  const unproven = judged.filter(({ verdict: { status, checker } }) => status !== 'safe' || checker !== 'automaton')
  const slow = unproven.filter(({ file, source, flags, verdict }) => {
    if (verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential') return true
    const length = shorter.find(each => each.file === file)?.length ?? longest
    const attack = verdict.status === 'vulnerable' ? verdict.attack : undefined
    return hostileTexts(source, attack).some(make => isSlow(new RegExp(source, flags), make, length))
  })
  process.stderr.write(
    `${judged.length} patterns: ${judged.length - unproven.length} proven, ${unproven.length} measured\n`,
  )
  expect(slow.map(({ file, line, source, flags }) => `${file}:${line ?? 'built'} /${source}/${flags}`)).toEqual([])
})
