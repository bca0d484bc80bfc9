// Stands in for undici under @actions/github (see "overrides" in package.json), whose requests go through this action's
// own exchange (src/http/http-client.ts).
export function fetch() {
  throw new Error('not bundled: give Octokit a fetch of your own')
}
