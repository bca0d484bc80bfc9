// Each entry file imports this file first, so that it listens before anything else is loaded. A signal before that ends
// the process without outputs.

/** Aborted when the runner cancels the step, or after a crash. */
export const cancellation = new AbortController()

/**
 * The runner sends SIGINT, 7.5 s later SIGTERM (on Windows Ctrl-Break, SIGBREAK in Node), and 2.5 s later SIGKILL.
 * Terminals and service managers send SIGHUP or SIGQUIT. The listeners stay, so that a second signal cannot end the
 * process while it reports. A name unknown to the system is an ordinary event that never occurs.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT']
for (const name of signals) process.on(name, () => cancellation.abort())
