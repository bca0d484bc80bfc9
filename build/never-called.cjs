// In the bundles, this file replaces modules that no action calls (build.mjs). @actions/core needs them to get OIDC tokens,
// to describe the platform, and to write a summary, which src/runner/write-results.ts does itself. @actions/github needs
// them to open connections, but src/github/github-client.ts passes it a `fetch`. It creates an HttpClient when it is
// loaded, and calls only these two methods.
exports.HttpClient = class {
  getAgent() {}

  getAgentDispatcher() {}
}
