import { expect, jest } from '@jest/globals'

// Jest loads this file before each test file. Every limit is far more than a test of that kind takes, even on a busy machine.

const seconds = { unit: 60, contract: 90, e2e: 120 }

const [, kind = ''] = /__tests__[\\/](\w+)[\\/]/.exec(expect.getState().testPath ?? '') ?? []
if (!Object.hasOwn(seconds, kind)) throw new Error(`no time limit for tests in __tests__/${kind}; add one`)

// maintainers/fuzz.mjs runs each property for this long. Allow ten more minutes for the last case and for shrinking a
// counterexample.
const fuzzMinutes = Number(process.env.FUZZ_MINUTES || -10) + 10
jest.setTimeout((seconds[kind as keyof typeof seconds] + fuzzMinutes * 60) * 1_000)
