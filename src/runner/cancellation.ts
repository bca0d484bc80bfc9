// Each entry file imports this file first, so that it listens before anything else is loaded: a signal that comes
// earlier ends the process without outputs.

/** Aborted when the runner cancels the step, or after a crash. */
export const cancellation = new AbortController()

/**
 * The runner sends SIGINT, 7.5 s later SIGTERM (on Windows Ctrl-Break, which Node calls SIGBREAK) and 2.5 s later
 * SIGKILL. The first is enough to end, and the listeners stay, so that the second cannot kill the process while it
 * reports.
 */
for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK']) process.on(name, () => cancellation.abort())
