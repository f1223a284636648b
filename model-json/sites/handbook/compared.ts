import type { Compared } from '../../core/site/Compared';

/** What is compared with the answers of Java. */
export const compared: Compared = {
  questions: [],
  choicesOf: () => [],
  examples: ['core-content/link', 'core-content/search', 'core-content/video'],
  leftOut: [],
};
