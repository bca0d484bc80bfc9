// A jest transform. Some packages import JSON without the import attribute, and jest would print a warning for each import in
// each test file.
export default {
  /** @param {string} source */
  process: source => ({ code: source.replace(/^import .* from ".*\.json"(?=;$)/gm, `$& with { type: 'json' }`) }),
}
