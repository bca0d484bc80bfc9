// Packages that import JSON without saying so, which Jest warns of once for each import and test file.
/** @param {string} source */
export const process = source => ({
  code: source.replace(/^import .* from ".*\.json"(?=;$)/gm, `$& with { type: 'json' }`),
})

export default { process }
