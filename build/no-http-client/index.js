// Stands in for @actions/http-client under @actions/core (see "overrides" in package.json). Only core's
// getIDToken needs the real one, and with it would come about 1 MB of bundle and 30 ms of every start.
class NotBundled {
  constructor() {
    throw new Error('not bundled: only getIDToken needs it')
  }
}

export { NotBundled as BearerCredentialHandler, NotBundled as HttpClient }
