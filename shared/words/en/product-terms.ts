/* What visitors type about products: figures, units, features. Patterns without groups, folded: small letters without marks. */

/** How units are written beside their signs. They are understood in every language. */
export const unitSpellings: Readonly<Record<string, readonly string[]>> = {
  kW: ['kilowatts?'],
  W: ['watts?'],
  hp: ['horse ?power'],
  'l/min': ['litres per minute', 'litres/min'],
  l: ['liters?', 'litres?'],
  gal: ['gallons?'],
  'dB(A)': ['decibels?'],
  V: ['volts?'],
  A: ['amps?', 'amperes?'],
  '1/min': ['rpm'],
  'N·m': ['newton ?met(?:er|re)s?'],
  kg: ['kilogramm?e?s?'],
  lb: ['pounds?'],
};

/** Names of figures beside their numbers. */
export const figureLabels = {
  motorPower: ['motor power', 'power', 'motor'],
  maxPressure: ['working pressure', 'pressure'],
  freeAirDelivery: ['free air delivery', 'air flow', 'flow', 'fad'],
  tankVolume: ['air receiver', 'receiver', 'tank', 'vessel'],
  soundPressureLevel: ['sound pressure level', 'sound pressure', 'noise level', 'noise'],
  pressureDewPoint: ['dew point'],
  weight: ['weight'],
};

/** Features that are named without a figure. */
export const featureWords = {
  oilFree: ['oil[- ]?free', 'oil[- ]?less', 'without oil'],
  quiet: ['(?:very )?quiet', 'silent', 'low[- ]noise'],
  threePhase: ['3[- ]phase', 'three[- ]phase'],
  singlePhase: ['1[- ]phase', 'single[- ]phase'],
};
