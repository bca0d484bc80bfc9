// In the bundles, this file replaces modules that the toolkit imports but no action calls (see build.mjs).
// @actions/core would use them to get OIDC tokens, to describe the platform, and to write a summary. The actions do not
// call those functions, and src/runner/write-results.ts writes the summary. @actions/github would use them to open
// connections, but src/github/github-client.ts passes it a `fetch` function instead. When @actions/github is loaded, it
// creates an HttpClient and calls only these two methods.
exports.HttpClient = class {
  getAgent() {}

  getAgentDispatcher() {}
}
