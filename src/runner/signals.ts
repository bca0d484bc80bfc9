import { cancellation } from './cancellation.ts'

// The start of each action imports this file first, because a signal that arrives before the listeners are added would
// end the process without any outputs.

/**
 * To cancel a step, the runner sends SIGINT, then SIGTERM (on Windows, Ctrl-Break, which Node calls SIGBREAK) after
 * 7.5 s, and SIGKILL after another 2.5 s. Terminals and service managers send SIGHUP or SIGQUIT. The listeners are
 * never removed, so a second signal cannot end the process while it writes its report. Listening for a signal that the
 * system does not have is harmless.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT']
for (const name of signals) process.on(name, () => cancellation.abort())
