// Set by .ci/run: the file that gets the counts of the run.
const counts = process.env.TEST_COUNTS

/** @type {import('jest').Config} */
export default {
  testMatch: ['**/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['babel-jest', { presets: ['@babel/preset-typescript'], babelrc: false, configFile: false }],
    '/@actions/[^/]+/dist/.*\\.js$': '<rootDir>/build/json-imports.mjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!@actions/)'],
  testTimeout: 60_000,
  reporters: counts ? ['default', ['<rootDir>/build/count-reporter.mjs', { file: counts }]] : ['default'],
}
