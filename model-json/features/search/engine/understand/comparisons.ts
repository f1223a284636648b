import { comparisons } from '../../../../../shared/words/by-language/search';
import { mapLanguages } from '../../../../../shared/words/in-language';

const SIGNS = { atMost: ['<=', '≤', '<'], atLeast: ['>=', '≥', '>'], about: ['~', '≈'] };

/** Words and signs around a figure, folded, as patterns without groups. */
export const COMPARISONS = mapLanguages((language) => {
  const words = comparisons[language];
  return {
    ...words,
    atMost: [...SIGNS.atMost, ...words.atMost],
    atLeast: [...SIGNS.atLeast, ...words.atLeast],
    about: [...SIGNS.about, ...words.about],
  };
});
