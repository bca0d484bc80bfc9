// For packages that import JSON without saying that it is JSON, of which Jest warns once for each import and test file.
export default {
  /** @param {string} source */
  process: source => ({ code: source.replace(/^import .* from ".*\.json"(?=;$)/gm, `$& with { type: 'json' }`) }),
}
