import { TURNS } from '../../scripts/test/turns';

/** Whether everything is tested (`npm run test:all`), rather than what is enough for each commit. */
export const isEvery = process.env.TEST_ALL !== undefined;

/** The tag of the turn in which one of many similar tests runs. @param index its place among them */
export const turnTag = (index: number): string => `@turn-${(index % TURNS) + 1}`;

/**
 * The cases of a test that runs with several.
 * @param usual tested on each commit
 * @param others tested nightly, too
 */
export const cases = <T>(usual: readonly T[], others: readonly T[]): readonly T[] =>
  isEvery ? [...usual, ...others] : usual;
