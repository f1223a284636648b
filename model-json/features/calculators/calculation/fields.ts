import type { NumberField } from './Calculator';

/* Fields that several calculators ask for. */

/** Hours a year that a machine or a net is on. 8760 is the whole year. */
export const hours = (usual: number): NumberField => ({
  name: 'hours',
  quantity: 'hours',
  usual,
  min: 1,
  max: 8760,
});

export const price: NumberField = {
  name: 'price',
  quantity: 'energyPrice',
  usual: 'electricity',
  min: 0.001,
  max: 10,
};

export const carbon: NumberField = {
  name: 'carbon',
  quantity: 'carbonFactor',
  usual: 'carbon',
  min: 0,
  max: 2,
};

/** What a station takes for its air: a screw compressor at 7 bar takes 6 to 8 (ISO 1217, annex C; data sheets). */
export const specific: NumberField = {
  name: 'specific',
  quantity: 'specificPower',
  usual: 7,
  min: 3,
  max: 25,
};
