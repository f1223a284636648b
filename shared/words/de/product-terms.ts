import type * as English from '../en/product-terms';

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
