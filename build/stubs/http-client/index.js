// Stands in for @actions/http-client (see "overrides" in package.json). Of @actions/core only getIDToken needs the real
// one, and @actions/github only for its proxies, where this action brings its own exchange (src/service/http.ts).
// With the real one would come about 1 MB of bundle and 30 ms of every start.
export class HttpClient {
  getAgent() {}

  getAgentDispatcher() {}

  getJson() {
    throw new Error('not bundled: only getIDToken needs it')
  }
}

export class BearerCredentialHandler {}
