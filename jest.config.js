// Remove environment variables that a shell, a git hook, or a workflow may have set. Otherwise, processes that the
// tests start would inherit them: the actions would read them as inputs, run data, or proxy settings; git would use a
// different repository; and Node would print warnings.
const foreign =
  /^(INPUT|GITHUB|RUNNER|ACTIONS|GH|GIT)_|_proxy$|^(NODE_TLS_REJECT_UNAUTHORIZED|NODE_USE_ENV_PROXY|FORCE_COLOR|NO_COLOR|DEBUG)$/i
for (const name of Object.keys(process.env)) if (foreign.test(name)) delete process.env[name]

// .ci/run sets this to the path of the file where it expects the test counts.
const counts = process.env.TEST_COUNTS

/** @type {import('jest').Config} */
export default {
  testMatch: ['**/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['babel-jest', { presets: ['@babel/preset-typescript'], babelrc: false, configFile: false }],
    '/@actions/[^/]+/dist/.*\\.js$': '<rootDir>/build/jest/json-imports.mjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!@actions/)'],
  // This wrapper sets the seed for all property tests.
  moduleNameMapper: { '^fast-check$': '<rootDir>/__tests__/helpers/fast-check.ts' },
  // By default, Jest leaves one CPU core free. Use them all, because the tests mostly wait for other processes.
  maxWorkers: '100%',
  // On a busy machine, a worker that has loaded many modules takes longer to exit than the default of 500 ms. Jest then
  // ends it and reports "failed to exit gracefully".
  workerGracefulExitTimeout: 10_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/time-limit.ts'],
  reporters: counts ? ['default', ['<rootDir>/build/jest/count-reporter.mjs', { file: counts }]] : ['default'],
}
