import { expect } from '@jest/globals'
import fc from 'fast-check'

const factor = 8
const maxRatio = 30
/** Shorter times say nothing: compiling and collecting garbage can take as long. */
const minMs = 500
const maxTries = 4
type Pieces = readonly string[]

/** By test: the longest time so far. A long run says it. */
const slowest = new Map<string, number>()

function note(ms: number, length: number): void {
  const test = expect.getState().currentTestName ?? ''
  if (!process.env.FUZZ_MINUTES || ms <= (slowest.get(test) ?? 0)) return
  slowest.set(test, ms)
  process.stderr.write(`${ms.toFixed(0)} ms for a length of ${length}: ${test}\n`)
}

/** Processor time of this process, so that what else runs on the machine does not count. */
async function cpuMs(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Throws if a function does not take time in proportion to the length of what it is given. With eight times the length,
 * a cost that grows with the square is 64 times as high; thirty times is too much. The lowest of several measurements
 * counts, so that no test fails by chance.
 */
export async function expectLinear<T>(make: (length: number) => T, run: (input: T) => unknown, length: number) {
  const [short, long] = [make(Math.ceil(length / factor)), make(length)]
  let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < maxTries; tries++) {
    shortMs = Math.min(shortMs, await cpuMs(() => run(short)))
    longMs = Math.min(longMs, await cpuMs(() => run(long)))
    if (longMs <= minMs || longMs <= maxRatio * shortMs) return note(longMs, length)
  }
  throw new Error(`${factor} times the length took ${longMs.toFixed(0)} ms instead of ${shortMs.toFixed(0)} ms`)
}

/** Throws if a function takes more processor time than that, in milliseconds. The lowest of several measurements counts. */
export async function expectQuick(run: () => unknown, mostMs: number) {
  let ms = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < maxTries && ms > mostMs; tries++) ms = Math.min(ms, await cpuMs(run))
  if (ms > mostMs) throw new Error(`took ${ms.toFixed(0)} ms of processor time instead of ${mostMs} ms`)
}

/**
 * Texts of a given length over which functions that are not linear stumble: a few short pieces, in one line or in many,
 * repeated, with an end that makes a match fail.
 */
export const repeatedPieces = (pieces: Pieces) => {
  const unit = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 })
  const separator = fc.constantFrom('', '', ' ', '\n', '\n\n', '\n  ')
  const end = fc.constantFrom(...pieces, '', '!', '?', '\n\nx')
  return fc.tuple(unit, separator, end).map(([unit, separator, end]) => {
    const whole = unit.join(separator) + separator
    return (length: number) => whole.repeat(Math.ceil(length / whole.length)) + end
  })
}

/** Throws if a function does not take time in proportion to the length of texts of such pieces. */
export function expectLinearOn(pieces: Pieces, run: (text: string) => unknown, length: number, numRuns: number) {
  const property = fc.asyncProperty(repeatedPieces(pieces), make => expectLinear(make, run, length))
  return fc.assert(property, { numRuns })
}
