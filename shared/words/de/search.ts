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

export const unitSpellings: typeof English.unitSpellings = {
  PS: ['ps', 'pferdestarken'],
  'l/min': ['liter pro minute', 'liter/min'],
  l: ['liter', 'litern'],
  'dB(A)': ['dezibel'],
  '1/min': ['u ?/ ?min', 'upm'],
  '°C': ['grad celsius'],
};

export const figureLabels: typeof English.figureLabels = {
  motorPower: ['motorleistung', 'leistung', 'motor'],
  maxPressure: ['betriebsdruck', 'hochstdruck', 'enddruck', 'druck'],
  freeAirDelivery: ['liefermenge', 'volumenstrom', 'luftmenge'],
  tankVolume: ['druckbehalter', 'kessel', 'behalter', 'tank', 'kesselvolumen'],
  soundPressureLevel: ['schalldruckpegel', 'schalldruck', 'lautstarke', 'gerausch'],
  pressureDewPoint: ['drucktaupunkt', 'taupunkt'],
  weight: ['gewicht'],
};

export const featureWords: typeof English.featureWords = {
  oilFree: ['o(?:e)?l[- ]?frei(?:e[rsnm]?)?', 'ohne ol'],
  quiet: ['leise[rsnm]?', 'flusterleise[rsnm]?', 'gerauscharm(?:e[rsnm]?)?'],
  threePhase: ['3[- ]phasig(?:e[rsnm]?)?', 'dreiphasig(?:e[rsnm]?)?', 'drehstrom', 'kraftstrom'],
  singlePhase: ['1[- ]phasig(?:e[rsnm]?)?', 'einphasig(?:e[rsnm]?)?', 'wechselstrom', 'lichtstrom'],
};
