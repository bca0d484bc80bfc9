// In the bundles, this file stands for packages that no action calls, which are 1 MB (build.mjs). @actions/core needs them
// for getIDToken and details of the platform, @actions/github for connections of its own, instead of which
// src/github/github-client.ts gives it ours. It only makes an HttpClient as it is loaded.
exports.HttpClient = class {
  getAgent() {}

  getAgentDispatcher() {}
}
