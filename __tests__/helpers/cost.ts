const factor = 8
const maxRatio = 30
/** Shorter times say nothing on a busy machine. */
const minMs = 500

async function timed(run: () => unknown): Promise<number> {
  const before = performance.now()
  await run()
  return performance.now() - before
}

/**
 * Throws if a function does not take time in proportion to the length of what it is given. With eight times the length, a
 * cost that grows with the square is 64 times as high; thirty times is too much.
 */
export async function expectLinear<T>(make: (length: number) => T, run: (input: T) => unknown, length: number) {
  const [short, long] = [make(Math.ceil(length / factor)), make(length)]
  const shortMs = await timed(() => run(short))
  const longMs = await timed(() => run(long))
  if (longMs > minMs && longMs / shortMs > maxRatio) {
    throw new Error(`${factor} times the length took ${longMs.toFixed(0)} ms instead of ${shortMs.toFixed(0)} ms`)
  }
}
