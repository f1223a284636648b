import type * as English from '../en/search';
import { stemmer } from '@orama/stemmers/french';

export const stemOf: typeof English.stemOf = stemmer;

export const stopWords: typeof English.stopWords =
  'a au aux avec c ce ces cette d dans de des du elle en est et il j je l la le les leur mon n ou par pour qu que qui s sa se ses son sur un une cherche';

export const afterThings: typeof English.afterThings = ['pour', 'avec', 'sans', 'sur', 'jusqu’à', 'jusqu.à'];

export const comparisons: typeof English.comparisons = {
  atMost: [
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
  about: ['environ', 'env\\.?', 'a peu pres', 'autour de'],
  between: ['entre', 'de'],
  to: ['a', 'jusqu.a'],
  and: ['et'],
  orLess: ['ou moins', 'au plus', 'au maximum', 'maximum', 'maxi', 'max\\.?'],
  orMore: ['ou plus', 'et plus', 'au moins', 'au minimum', 'minimum', 'mini', 'min\\.?', '\\+'],
  filler: ['de', 'avec', 'a'],
};
