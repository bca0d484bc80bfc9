// A Jest transform that adds `with { type: 'json' }` to JSON imports. Some packages omit it, which would make Jest
// print warnings for every test file.
export default {
  /** @param {string} source */
  process: source => ({ code: source.replace(/^import .* from ".*\.json"(?=;$)/gm, `$& with { type: 'json' }`) }),
}
