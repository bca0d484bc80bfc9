// Stands in for @actions/exec under @actions/core (see "overrides" in package.json): only core.platform needs it, and
// with it would come child processes, assertions and some ms of every start.
export function getExecOutput() {
  throw new Error('not bundled: only core.platform needs it')
}
