import type * as English from '../en/product-terms';

export const unitSpellings: typeof English.unitSpellings = {
  PS: ['cv', 'ch', 'chevaux'],
  'l/min': ['litres par minute', 'litres/min'],
  l: ['litres?'],
  '1/min': ['tr ?/ ?min'],
};

export const figureLabels: typeof English.figureLabels = {
  motorPower: ['puissance moteur', 'puissance', 'moteur'],
  maxPressure: ['pression de service', 'pression'],
  freeAirDelivery: ['debit d.air', 'debit'],
  tankVolume: ['reservoir', 'cuve'],
  soundPressureLevel: ['niveau sonore', 'bruit'],
  pressureDewPoint: ['point de rosee'],
  weight: ['poids'],
};

export const featureWords: typeof English.featureWords = {
  oilFree: ['sans huile', 'exempte?s? d.huile', 'non lubrifiee?s?'],
  quiet: ['silencieux', 'silencieuses?', 'peu bruyante?s?', 'insonorisee?s?'],
  threePhase: ['triphasee?s?', 'tri'],
  singlePhase: ['monophasee?s?', 'mono'],
};
