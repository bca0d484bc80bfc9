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
  // All processors, since most of a test is waiting for other processes.
  maxWorkers: '100%',
  // Ten times what the longest takes on an idle machine.
  testTimeout: 240_000,
  reporters: counts ? ['default', ['<rootDir>/build/count-reporter.mjs', { file: counts }]] : ['default'],
}
