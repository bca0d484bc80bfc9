// In the bundles, this file replaces modules that the toolkit imports but no action calls (see build.mjs).
// @actions/core needs them for OIDC tokens, platform details and job summaries. The actions use none of these:
// src/runner/write-results.ts writes the summary. @actions/github needs them to open connections, but
// src/github/github-client.ts passes it a `fetch` function instead. When @actions/github is loaded, it only creates
// HttpClients and calls the two methods below.
exports.HttpClient = class {
  getAgent() {}

  getAgentDispatcher() {}
}
