// Each entry file imports this file first. A signal that arrives before these listeners exist would end the process
// without any outputs.

/** Aborted if the runner cancels the step or an uncaught error occurs. */
export const cancellation = new AbortController()

/**
 * To cancel a step, the runner sends SIGINT. After 7.5 s, the runner sends SIGTERM (on Windows, Ctrl-Break, which Node
 * calls SIGBREAK), and after another 2.5 s, SIGKILL. Terminals and service managers send SIGHUP or SIGQUIT. The
 * listeners are never removed, so a second signal cannot end the process while it writes its report. A listener for a
 * signal that the system does not have is never called.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT']
for (const name of signals) process.on(name, () => cancellation.abort())
