/** Whether everything is tested (`npm run test:all`), rather than a sample. */
export const isEvery = process.env.TEST_ALL !== undefined;

/** A test too slow for every commit: it runs nightly. */
export const nightly: jest.It = isEvery ? test : test.skip;
