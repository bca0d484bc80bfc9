// A Jest transform that adds the import attribute to JSON imports. Some packages omit the attribute, and Jest would
// print a warning for each such import in every test file.
export default {
  /** @param {string} source */
  process: source => ({ code: source.replace(/^import .* from ".*\.json"(?=;$)/gm, `$& with { type: 'json' }`) }),
}
