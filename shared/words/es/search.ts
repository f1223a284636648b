import type * as English from '../en/search';
import { stemmer } from '@orama/stemmers/spanish';

export const stemOf: typeof English.stemOf = stemmer;

export const stopWords: typeof English.stopWords =
  'a al con de del e el en es esta este la las lo los mi o para por que se sin su sus u un una unas unos y busco necesito';

export const afterThings: typeof English.afterThings = ['para', 'con', 'sin', 'sobre', 'hasta'];

export const comparisons: typeof English.comparisons = {
  atMost: [
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
  about: ['aproximadamente', 'aprox\\.?', 'alrededor de', 'unos', 'unas'],
  between: ['entre', 'de', 'desde'],
  to: ['a', 'hasta'],
  and: ['y'],
  orLess: ['o menos', 'como maximo', 'maximo', 'max\\.?'],
  orMore: ['o mas', 'como minimo', 'minimo', 'min\\.?', '\\+'],
  filler: ['de', 'con', 'a'],
};
