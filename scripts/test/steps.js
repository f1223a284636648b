/*
 * The steps of `npm test`: what each runs, and its inputs. A step whose inputs have not changed since it last passed is
 * skipped; `npm run test:all` skips none.
 */
const path = require('node:path');
const { failedInBrowser, failedInJest, retriedInBrowser, retriedInJest } = require('./failures');

const root = path.resolve(__dirname, '../..');

/** A package's program. With a larger young generation, V8 takes a fifth less time for the tests. */
const run = (name) => [
  process.execPath,
  '--max-semi-space-size=64',
  path.join(root, 'node_modules/.bin', name),
];
/**
 * Checks types with TypeScript's native compiler, four times as fast as the one that ESLint loads. Two packages have a
 * program `tsc`: this one is called by its path. On one thread it checks nothing twice.
 */
const types = [
  process.execPath,
  path.join(root, 'node_modules/typescript-native/bin/tsc'),
  '-p',
  root,
  '--singleThreaded',
];
const strict = ['--max-warnings', '0'];

const packages = ['package.json', 'package-lock.json'];
const sources = ['*.ts', '*.tsx', '*.js', '*.json', ':!model-json/sites/*/dam'];

/** Builds what the tests run, if it is out of date. */
const build = {
  title: 'Build',
  command: [process.execPath, path.join(root, 'scripts/build/build-all.js')],
};

/** For the browser tests of the second site, which would wait for it. No author has a part in them. */
const secondBuild = {
  title: 'Build of the second site',
  command: [process.execPath, path.join(root, 'scripts/build/build-all.js'), '--site=harbour', '--pages'],
};

/** One after another, beside the unit tests. */
const checks = [
  { title: 'Types', command: types, inputs: [...sources, ...packages] },
  {
    title: 'Code style',
    command: [...run('oxlint'), '-c', 'oxlint.config.js', ...strict],
    inputs: [...sources, ...packages],
  },
  {
    title: 'Formatting',
    command: [...run('oxfmt'), '--check'],
    inputs: ['.'],
  },
  {
    title: 'Generated files are fresh',
    command: [...run('tsx'), 'scripts/generate.ts', '--check'],
    inputs: ['.'],
  },
  {
    title: 'Style sheets',
    command: [...run('stylelint'), 'ui.frontend/**/*.scss', 'scripts/starter/**/*.scss', ...strict],
    inputs: ['*.scss', '.stylelintrc.json', ...packages],
  },
  {
    title: 'A sample of pages and PDFs by others’ checkers',
    command: [
      process.execPath,
      path.join(root, 'scripts/run-script.js'),
      'scripts/validate/main.ts',
      '--sample=8',
    ],
    inputs: ['.'],
  },
  // Known vulnerabilities change from day to day.
  { title: 'Advisories and bill of materials', command: [process.execPath, 'scripts/advisories.js'] },
  secondBuild,
];

const unit = {
  title: 'Unit, contract, conformance and server tests',
  command: (report) => [
    ...run('jest'),
    '--config',
    'jest.rooms.config.js',
    '--json',
    `--outputFile=${report}`,
    '--silent',
  ],
  inputs: ['.', ':!tests/e2e', ':!tests/visual'],
  count: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
  failures: failedInJest,
  retried: retriedInJest,
};

/** Tests of the site and the editor, and the component library's pictures: one server serves all. */
const browser = {
  title: 'Browser tests and pictures',
  command: () => [...run('playwright'), 'test'],
  inputs: ['.', ':!*.md', ':!docs', ':!ui.apps/core', ':!ui.apps/dispatcher', ':!*.test.ts', ':!*.test.tsx'],
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  failures: failedInBrowser,
  retried: retriedInBrowser,
};

/** The other site of the checkout, built and served by itself: its pages, and the ways through them. */
const secondSite = {
  ...browser,
  title: 'Browser tests of the second site',
  command: () => [...run('playwright'), 'test', '--config', 'playwright.second-site.config.ts'],
  inputs: [...browser.inputs, ':!tests/e2e/editor', ':!tests/visual', ':!model-json/sites/ventora'],
};

module.exports = { browser, build, checks, run, secondSite, types, unit };
