import type { Language } from '../SearchDocument';

/** Words around a figure, folded, as patterns without groups. */
export interface ComparisonWords {
  readonly atMost: readonly string[];
  readonly atLeast: readonly string[];
  /** Say that the figure is a wish, as it is anyway. */
  readonly about: readonly string[];
  /** Begin a range of two figures. */
  readonly between: readonly string[];
  /** Join two figures. */
  readonly to: readonly string[];
  /** Join two figures after a word of `between` only. */
  readonly and: readonly string[];
  /** Follow the figure. */
  readonly orLess: readonly string[];
  readonly orMore: readonly string[];
  /** Between the name of a figure and its number: "tank of 270 l". */
  readonly filler: readonly string[];
}

const SIGNS = { atMost: ['<=', '≤', '<'], atLeast: ['>=', '≥', '>'], about: ['~', '≈'] };

export const COMPARISONS: Readonly<Record<Language, ComparisonWords>> = {
  en: {
    atMost: [
      ...SIGNS.atMost,
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
      ...SIGNS.atLeast,
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
    about: [...SIGNS.about, 'about', 'around', 'approx\\.?', 'approximately', 'roughly'],
    between: ['between', 'from'],
    to: ['to', 'up to'],
    and: ['and'],
    orLess: ['or less', 'or lower', 'or below', 'and under', 'maximum', 'max\\.?'],
    orMore: ['or more', 'or higher', 'or above', 'and up', 'and over', 'minimum', 'min\\.?', '\\+'],
    filler: ['of', 'with', 'at'],
  },
  de: {
    atMost: [
      ...SIGNS.atMost,
      'weniger als',
      'kleiner als',
      'leiser als',
      'nicht mehr als',
      'hochstens',
      'maximal',
      'maximum',
      'max\\.?',
      'bis zu',
      'bis',
      'unterhalb von',
      'unter',
    ],
    atLeast: [
      ...SIGNS.atLeast,
      'mehr als',
      'grosser als',
      'großer als',
      'mindestens',
      'minimal',
      'minimum',
      'min\\.?',
      'wenigstens',
      'oberhalb von',
      'uber',
      'ueber',
      'ab',
    ],
    about: [...SIGNS.about, 'ca\\.?', 'circa', 'etwa', 'ungefahr', 'rund'],
    between: ['zwischen', 'von'],
    to: ['bis zu', 'bis'],
    and: ['und'],
    orLess: ['oder weniger', 'oder leiser', 'oder darunter', 'hochstens', 'maximal', 'max\\.?'],
    orMore: ['oder mehr', 'oder daruber', 'mindestens', 'minimum', 'min\\.?', '\\+'],
    filler: ['von', 'mit', 'bei'],
  },
  fr: {
    atMost: [
      ...SIGNS.atMost,
      'moins de',
      'inferieure? a',
      'pas plus de',
      'au plus',
      'au maximum',
      'maximum',
      'max\\.?',
      'jusqu.a',
      'sous',
      'en dessous de',
    ],
    atLeast: [
      ...SIGNS.atLeast,
      'plus de',
      'superieure? a',
      'au moins',
      'au minimum',
      'minimum',
      'min\\.?',
      'a partir de',
      'des',
      'au-dessus de',
      'au dessus de',
    ],
    about: [...SIGNS.about, 'environ', 'env\\.?', 'a peu pres', 'autour de'],
    between: ['entre', 'de'],
    to: ['a', 'jusqu.a'],
    and: ['et'],
    orLess: ['ou moins', 'au plus', 'au maximum', 'maximum', 'maxi', 'max\\.?'],
    orMore: ['ou plus', 'et plus', 'au moins', 'au minimum', 'minimum', 'mini', 'min\\.?', '\\+'],
    filler: ['de', 'avec', 'a'],
  },
  es: {
    atMost: [
      ...SIGNS.atMost,
      'menos de',
      'menor de',
      'menor que',
      'inferior a',
      'no mas de',
      'como maximo',
      'maximo',
      'max\\.?',
      'hasta',
      'por debajo de',
      'bajo',
    ],
    atLeast: [
      ...SIGNS.atLeast,
      'mas de',
      'mayor de',
      'mayor que',
      'superior a',
      'al menos',
      'como minimo',
      'minimo',
      'min\\.?',
      'a partir de',
      'desde',
      'por encima de',
    ],
    about: [...SIGNS.about, 'aproximadamente', 'aprox\\.?', 'alrededor de', 'unos', 'unas'],
    between: ['entre', 'de', 'desde'],
    to: ['a', 'hasta'],
    and: ['y'],
    orLess: ['o menos', 'como maximo', 'maximo', 'max\\.?'],
    orMore: ['o mas', 'como minimo', 'minimo', 'min\\.?', '\\+'],
    filler: ['de', 'con', 'a'],
  },
};
