import type * as English from '../en/product-terms';

export const unitSpellings: typeof English.unitSpellings = {
  kW: ['kilovatios?'],
  W: ['vatios?'],
  PS: ['cv', 'caballos'],
  bar: ['bares'],
  'l/min': ['litros por minuto', 'litros/min'],
  l: ['litros?'],
  gal: ['galones', 'galon'],
  'dB(A)': ['decibelios'],
  V: ['voltios?'],
  A: ['amperios?'],
  '1/min': ['r ?/ ?min'],
  kg: ['kilogramos'],
  lb: ['libras?'],
};

export const figureLabels: typeof English.figureLabels = {
  motorPower: ['potencia', 'motor'],
  maxPressure: ['presion de trabajo', 'presion'],
  freeAirDelivery: ['caudal de aire', 'caudal'],
  tankVolume: ['calderin', 'deposito', 'tanque'],
  soundPressureLevel: ['nivel sonoro', 'ruido'],
  pressureDewPoint: ['punto de rocio'],
  weight: ['peso'],
};

export const featureWords: typeof English.featureWords = {
  oilFree: ['sin aceite', 'exent[oa]s? de aceite', 'libres? de aceite'],
  quiet: ['silencios[oa]s?', 'poco ruidos[oa]s?', 'insonorizad[oa]s?'],
  threePhase: ['trifasic[oa]s?'],
  singlePhase: ['monofasic[oa]s?'],
};
