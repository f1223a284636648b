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

/**
 * The failed tests of Jest's JSON report, a line for each: file, title, first line of the error. A file that could not be
 * run counts as one.
 */
const failedInJest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    // A room names the files in it in its tests' titles.
    const file = path.dirname(name) === rooms ? '' : path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [named(path.relative(root, name), '', message)];
    return failed.map(({ fullName, failureMessages }) => named(file, fullName, failureMessages[0]));
  });

const suitesBelow = (suite) => [suite, ...(suite.suites ?? []).flatMap(suitesBelow)];

/** The failed tests of Playwright's JSON report, in the same form: those that failed on every try. */
const failedInBrowser = ({ suites }) =>
  suites
    .flatMap(suitesBelow)
    .flatMap(({ specs = [] }) =>
      specs.flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ results }) => named(file, title, results.at(-1)?.error?.message)),
      ),
    );

module.exports = { failedInBrowser, failedInJest };
