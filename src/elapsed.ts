/**
 * Milliseconds on a clock that nobody sets, to measure how long something takes. Not by `performance.now()`: its first
 * use loads node:perf_hooks, 1.5 % of a send.
 */
export const elapsedMs = (): number => process.uptime() * 1_000
