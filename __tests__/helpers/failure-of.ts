import { Failure } from '../../src/base/failure.ts'

export async function failureOf(result: () => unknown): Promise<Failure> {
  const failure = await Promise.resolve()
    .then(result)
    .catch((error: unknown) => error)
  if (!(failure instanceof Failure)) throw new Error(`no failure: ${JSON.stringify(failure)}`)
  return failure
}
