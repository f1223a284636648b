const isEvery = process.env.TEST_ALL !== undefined;

/**
 * Unit and contract tests. Tests that need a DOM say so: `@jest-environment jsdom`. With `TEST_ALL` set, also those that are
 * too slow for every commit: `*.nightly.test.ts`.
 */
module.exports = {
  testEnvironment: 'node',
  // Tests measure no time; on a busy machine anything can take six times as long.
  testTimeout: 30_000,
  // Jest leaves a core idle; on two that is half.
  maxWorkers: '100%',
  roots: [
    '<rootDir>/ui.frontend',
    '<rootDir>/model-json',
    '<rootDir>/shared',
    '<rootDir>/tests',
    '<rootDir>/scripts',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/tests/e2e/',
    '/scripts/starter/template/',
    ...(isEvery ? [] : ['\\.nightly\\.test\\.']),
  ],
  transform: {
    '/@adobe/react-spectrum/dist/exports/index\\.cjs$': '<rootDir>/scripts/test/lazy-exports.js',
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [
    // Packages with modules only, and the index of one that is large.
    '/node_modules/(?!(?:openid-client|oauth4webapi|jose|marked|hyparquet|hyparquet-writer|hyparquet-compressors)/|@adobe/react-spectrum/dist/exports/index\\.cjs$)',
  ],
  moduleNameMapper: { '\\.s?css$': '<rootDir>/tests/style-stub.js' },
  testSequencer: '<rootDir>/scripts/test/LongestFirst.js',
  setupFilesAfterEnv: ['<rootDir>/tests/jest-setup.ts'],
};
