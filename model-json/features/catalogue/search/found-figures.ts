import type { Unit } from '../../../../shared/measures/measure';
import { FIGURE_UNITS, type FigureName } from '../products/figures';

/** Nobody chooses a machine by its packing, by limits that all of its kind share, or by how long it is guaranteed. */
const NOT_FOUND_BY: ReadonlySet<string> = new Set<FigureName>([
  'referencePressure',
  'referenceInletTemperature',
  'referenceAmbientTemperature',
  'minAmbientTemperature',
  'maxAmbientTemperature',
  'maxInletTemperature',
  'globalWarmingPotential',
  'carbonDioxideEquivalent',
  'refrigerantCharge',
  'warranty',
  'packedWeight',
  'packedLength',
  'packedWidth',
  'packedHeight',
]);

/** Figures to filter by: the numeric ones, in the order of a data sheet, each with the unit in which it is stored. */
export const FOUND_FIGURES: Readonly<Record<string, Unit>> = Object.fromEntries(
  Object.entries(FIGURE_UNITS).filter(
    (figure): figure is [string, Exclude<(typeof figure)[1], ''>] =>
      figure[1] !== '' && !NOT_FOUND_BY.has(figure[0]),
  ),
);
