const path = require('node:path');
const { folder: rooms } = require('./rooms');

const root = path.resolve(__dirname, '../..');

/** An error's first line with words, without the colours of a terminal. */
const firstLine = (message = '') =>
  message
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? '';

const named = (file, title, message) => [file, title, firstLine(message)].filter(Boolean).join(' › ');

/** A room names the files in it in its tests' titles. */
const fileOf = (name) => (path.dirname(name) === rooms ? '' : path.relative(root, name));

/**
 * The failed tests of Jest's JSON report, a line for each: file, title, first line of the error. A file that could not be
 * run counts as one.
 */
const failedInJest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fileOf(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [named(path.relative(root, name), '', message)];
    return failed.map(({ fullName, failureMessages }) => named(file, fullName, failureMessages[0]));
  });

const suitesBelow = (suite) => [suite, ...(suite.suites ?? []).flatMap(suitesBelow)];

const specsIn = (suites) => suites.flatMap(suitesBelow).flatMap(({ specs = [] }) => specs);

/** The failed tests of Playwright's JSON report, in the same form: those that failed on every try. */
const failedInBrowser = ({ suites }) =>
  specsIn(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => named(file, title, results.at(-1)?.error?.message)),
  );

/** The tests of Jest's JSON report that passed on a second try, in the same form, without an error. */
const retriedInJest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => named(fileOf(name), fullName)),
  );

/** The tests of Playwright's JSON report that passed on a further try. */
const retriedInBrowser = ({ suites }) =>
  specsIn(suites).flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(() => named(file, title)),
  );

module.exports = { failedInBrowser, failedInJest, retriedInBrowser, retriedInJest };
