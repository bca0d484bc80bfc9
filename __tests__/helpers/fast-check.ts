import { expect } from '@jest/globals'
import fc from '../../node_modules/fast-check/lib/fast-check.js'

// Tests that import `fast-check` get this module, because jest.config.js maps the name to it. Every run of `npm test`
// uses the same seed, so no test fails at random. `node maintainers/fuzz.mjs` tries more cases with other seeds.

export * from '../../node_modules/fast-check/lib/fast-check.js'

const numRuns = numberOf('FUZZ_RUNS')
const minutes = numberOf('FUZZ_MINUTES')

fc.configureGlobal({ seed: numberOf('FUZZ_SEED') ?? 20_261_121 })

/** Overrides the parameters that a test passes. */
const forced = {
  ...(numRuns === undefined ? {} : { numRuns }),
  ...(minutes === undefined ? {} : { interruptAfterTimeLimit: minutes * 60_000, reporter: withCount }),
}

function withCount<Ts>(details: fc.RunDetails<Ts>): void {
  process.stderr.write(`${details.numRuns} cases: ${expect.getState().currentTestName}\n`)
  if (details.failed) throw new Error(fc.defaultReportMessage(details))
}

const assert = (<Ts>(property: fc.IRawProperty<Ts>, parameters?: fc.Parameters<Ts>) =>
  fc.assert(property, { ...parameters, ...forced })) as typeof fc.assert

// Any code point except a surrogate. fast-check's own `binary` unit is slow, because it first builds a table of all
// code points.
const codePoint = fc.nat(0x10ffff - 0x800).map(index => String.fromCodePoint(index < 0xd800 ? index : index + 0x800))
const string: typeof fc.string = constraints =>
  fc.string(constraints?.unit === 'binary' ? { ...constraints, unit: codePoint } : constraints)

export default { ...fc, assert, string }

function numberOf(name: string): number | undefined {
  const text = process.env[name]
  if (!text) return undefined
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is '${text}', which is not a whole number`)
  return Number(text)
}
