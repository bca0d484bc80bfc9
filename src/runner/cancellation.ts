/** Ends the run early if the runner cancels the step or an uncaught error occurs. */
export const cancellation = new AbortController()
