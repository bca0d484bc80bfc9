// In the bundles, this file replaces modules that the `@actions` packages import but that the actions never need (see
// build.mjs). @actions/core needs them for OIDC tokens, platform details, and job summaries, none of which the actions
// use (src/runner/write-results.ts writes the summary itself). @actions/github needs them to open connections, but
// src/github/github-client.ts passes it a `fetch` function instead. On load, @actions/github only creates HttpClients
// and calls the two methods below.
exports.HttpClient = class {
  getAgent() {}

  getAgentDispatcher() {}
}
