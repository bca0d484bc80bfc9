// Replaces @actions/http-client (see "overrides" in package.json). @actions/github needs it only for proxies, where this
// action brings its own exchange (src/http/http-client.ts); @actions/core only for getIDToken. It would add 1 MB to the bundle.
export class HttpClient {
  getAgent() {}

  getAgentDispatcher() {}
}

export class BearerCredentialHandler {}
