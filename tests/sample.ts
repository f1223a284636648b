import { isEvery } from './e2e/nightly';

export { isEvery };

/** A test too slow for every commit: it runs nightly. */
export const nightly: jest.It = isEvery ? test : test.skip;
