import { writeFileSync } from 'node:fs'

/**
 * A Jest reporter that writes `<passed> <failed>` to a file for .ci/run. A test file that cannot run counts as one
 * failure.
 */
export default class CountReporter {
  #file

  /** @param {unknown} _config @param {{ file: string }} options */
  constructor(_config, { file }) {
    this.#file = file
  }

  /**
   * @param {unknown} _contexts
   * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} results
   */
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    writeFileSync(this.#file, `${numPassedTests} ${numFailedTests + numRuntimeErrorTestSuites}\n`)
  }
}
