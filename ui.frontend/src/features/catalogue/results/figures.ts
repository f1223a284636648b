/** The most used filters, in the order of a data sheet. */
export const firstFigures: readonly string[] = [
  'freeAirDelivery',
  'motorPower',
  'maxPressure',
  'tankVolume',
  'soundPressureLevel',
  'weight',
];

/** Orders offered if the results differ in the figure, in the most useful direction first. */
export const orders: readonly string[] = [
  'freeAirDelivery',
  '-freeAirDelivery',
  'motorPower',
  '-motorPower',
  '-maxPressure',
  'tankVolume',
  'soundPressureLevel',
  'weight',
];
