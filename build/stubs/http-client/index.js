// Stands in for @actions/http-client under @actions/github (see "overrides" in package.json), which needs it for
// proxies alone, where this action brings its own exchange (src/http/client.ts). With it would come 1 MB of bundle.
export class HttpClient {
  getAgent() {}

  getAgentDispatcher() {}
}
