// Variables that a shell, a git hook or a workflow has set reach no test, and no process that a test starts: the actions
// would read them as inputs, as the run or as a proxy, git as another repository, and Node would print warnings.
const foreign =
  /^(INPUT|GITHUB|RUNNER|ACTIONS|GH|GIT)_|_proxy$|^(NODE_TLS_REJECT_UNAUTHORIZED|NODE_USE_ENV_PROXY|FORCE_COLOR|NO_COLOR|DEBUG)$/i
for (const name of Object.keys(process.env)) if (foreign.test(name)) delete process.env[name]

// Set by .ci/run: the file that gets the counts of the run.
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
  // Every property gets its seed there.
  moduleNameMapper: { '^fast-check$': '<rootDir>/__tests__/helpers/fast-check.ts' },
  // All processors, since most of a test is waiting for other processes.
  maxWorkers: '100%',
  // Ten times what the longest takes on an idle machine.
  testTimeout: 240_000,
  reporters: counts ? ['default', ['<rootDir>/build/jest/count-reporter.mjs', { file: counts }]] : ['default'],
}
