import { Failure } from '../../src/errors.ts'

/** The failure that a function throws or rejects with. Throws if it succeeds. */
export async function failureOf(result: () => unknown): Promise<Failure> {
  const failure = await Promise.resolve()
    .then(result)
    .catch((error: unknown) => error)
  if (!(failure instanceof Failure)) throw new Error(`no failure: ${JSON.stringify(failure)}`)
  return failure
}
