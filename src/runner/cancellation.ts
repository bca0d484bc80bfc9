// Each entry file imports this file first, because a signal that arrives before these listeners exist would end the
// process without outputs.

/** Aborted if the runner cancels the step or an uncaught error occurs. */
export const cancellation = new AbortController()

/**
 * The runner sends SIGINT, then SIGTERM after 7.5 s (on Windows Ctrl-Break, which Node calls SIGBREAK), then SIGKILL
 * after 2.5 s. Terminals and service managers send SIGHUP or SIGQUIT. The listeners stay, so that a second signal
 * cannot end the process during its report. On a system without one of these signals, its event never occurs.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT']
for (const name of signals) process.on(name, () => cancellation.abort())
