// In the bundles, this file replaces packages that no action calls, which are 1 MB (build.mjs). @actions/core needs
// them for getIDToken and for details of the platform. @actions/github needs them for its own connections, but
// src/github/github-client.ts gives it ours. @actions/github only creates an HttpClient when it is loaded.
exports.HttpClient = class {
  getAgent() {}

  getAgentDispatcher() {}
}
