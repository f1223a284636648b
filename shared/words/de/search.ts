import type * as English from '../en/search';
import { stemmer } from '@orama/stemmers/german';

export const stemOf: typeof English.stemOf = stemmer;

export const stopWords: typeof English.stopWords =
  'als am an auf aus bei das dem den der des die ein eine einem einen einer eines er es fur ich im in ist mein mit nach oder sie und vom von zu zum zur suche brauche';

export const afterThings: typeof English.afterThings = [
  'für',
  'mit',
  'ohne',
  'auf',
  'bis',
  'zu',
  'zum',
  'zur',
];

export const comparisons: typeof English.comparisons = {
  atMost: [
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
  about: ['ca\\.?', 'circa', 'etwa', 'ungefahr', 'rund'],
  between: ['zwischen', 'von'],
  to: ['bis zu', 'bis'],
  and: ['und'],
  orLess: ['oder weniger', 'oder leiser', 'oder darunter', 'hochstens', 'maximal', 'max\\.?'],
  orMore: ['oder mehr', 'oder daruber', 'mindestens', 'minimum', 'min\\.?', '\\+'],
  filler: ['von', 'mit', 'bei'],
};
