/*
 * In `npm test` a test has a second try, as browser tests have: it may have failed because the machine was busy. The end of
 * the run names each test that needed one, so that it is mended before it fails twice.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
