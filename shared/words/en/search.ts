import { stemmer } from '@orama/stemmers/english';

/* What the search knows of the language. Words are folded, small letters without marks, if nothing else is said. */

/** What the forms of a word have in common. */
export const stemOf: (word: string) => string = stemmer;

/** Words that say nothing about what is looked for. */
export const stopWords: string =
  'a an and are at be by can for from i in is it its of on or that the this to with my need want';

/**
 * Words after these say what a thing is for, has, has not or stands on: "a cover for books" is no book.
 * Not folded; as patterns.
 */
export const afterThings = ['for', 'with', 'without', 'on', 'to'];

/** Words around a figure, as patterns without groups. */
export const comparisons = {
  atMost: [
    'less than',
    'lower than',
    'no more than',
    'at most',
    'up to',
    'under',
    'below',
    'maximum',
    'max\\.?',
    'quieter than',
  ],
  atLeast: [
    'more than',
    'greater than',
    'no less than',
    'at least',
    'over',
    'above',
    'minimum',
    'min\\.?',
    'from',
  ],
  /** Say that the figure is a wish, as it is anyway. */
  about: ['about', 'around', 'approx\\.?', 'approximately', 'roughly'],
  /** Begin a range of two figures. */
  between: ['between', 'from'],
  /** Join two figures. */
  to: ['to', 'up to'],
  /** Join two figures after a word of `between` only. */
  and: ['and'],
  /** Follow the figure. */
  orLess: ['or less', 'or lower', 'or below', 'and under', 'maximum', 'max\\.?'],
  orMore: ['or more', 'or higher', 'or above', 'and up', 'and over', 'minimum', 'min\\.?', '\\+'],
  /** Between the name of a figure and its number: "weight of 5 kg". */
  filler: ['of', 'with', 'at'],
};
