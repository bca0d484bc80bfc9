import { Failure } from '../../src/errors.ts'

/** Returns the Failure that a function throws or rejects with. Throws if the function does not fail. */
export async function failureOf(result: () => unknown): Promise<Failure> {
  const failure = await Promise.resolve()
    .then(result)
    .catch((error: unknown) => error)
  if (!(failure instanceof Failure)) throw new Error(`no failure: ${JSON.stringify(failure)}`)
  return failure
}
