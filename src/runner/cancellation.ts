// Each entry file imports this file first, so that it listens before anything else is loaded: a signal that comes
// earlier ends the process without outputs.

/** Aborted when the runner cancels the step, or after a crash. */
export const cancellation = new AbortController()

/**
 * The runner sends SIGINT, 7.5 s later SIGTERM (on Windows Ctrl-Break, which Node calls SIGBREAK), and 2.5 s later
 * SIGKILL. A terminal or a service manager sends SIGHUP or SIGQUIT. The listeners stay, so that a second signal cannot
 * end the process while it reports. A name that a system does not have is an ordinary event, which never occurs.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT']
for (const name of signals) process.on(name, () => cancellation.abort())
