import type { Compared } from '../../../api/server';

/** What is compared with the answers of Java. */
export const compared: Compared = {
  questions: [],
  choicesOf: () => [],
  examples: ['core-content/link', 'core-content/search', 'core-content/video'],
  leftOut: [],
};
