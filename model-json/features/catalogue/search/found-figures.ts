import type { Unit } from '../../../../shared/measures/measure';
import { FIGURE_UNITS } from '../products/figures';

/** Figures to filter by: the numeric ones, in the order of a data sheet, each with the unit in which it is stored. */
export const FOUND_FIGURES: Readonly<Record<string, Unit>> = Object.fromEntries(
  Object.entries(FIGURE_UNITS).filter(
    (figure): figure is [string, Exclude<(typeof figure)[1], ''>] => figure[1] !== '',
  ),
);
