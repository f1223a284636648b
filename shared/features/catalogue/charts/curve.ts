import type { Unit } from '../../../measures/measure';
import { unitOf, type Quantity } from '../../../measures/quantities';
import type { Telling } from '../questions/Telling';
import type { Axis, Chart } from './Chart';

/** What is measured along a direction, and how its values are written: without their unit, and with it. */
export interface Scale extends Axis {
  readonly bare: (value: number) => string;
  readonly full: (value: number) => string;
}

/** @param digits of what was worked out; figures that are stated keep theirs */
export const measured = (telling: Telling, name: string | undefined, unit: Unit, digits?: number): Scale => ({
  name: name ?? '',
  unit: telling.unit(unit),
  bare: (value) => telling.bare(value, unit, digits),
  full: (value) =>
    digits === undefined
      ? telling.exact(value, unit)
      : `${telling.bare(value, unit, digits)}\u00a0${telling.unit(unit)}`,
});

/** What was worked out, of a quantity that no figure of a product has. */
export const reckoned = (telling: Telling, name: string, quantity: Quantity): Scale => ({
  name,
  unit: telling.unitOf(quantity),
  bare: (value) => telling.bareQuantity(value, quantity),
  full: (value) => telling.quantity(value, quantity),
});

export const timed = (telling: Telling, name: string): Scale => ({
  name,
  unit: unitOf('seconds', 'metric'),
  bare: (value) => telling.bare(value, '1', 2),
  full: (value) => telling.time(value),
});

/** A round number near another: 130 for 127.5. */
export const round = (value: number): number => Number(value.toPrecision(2));

/** A place on a curve, and what further columns say of it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly more?: readonly number[];
}

/** The curve through some places. @param further columns, in the order of the places' `more` */
export const curve = (
  across: Scale,
  up: Scale,
  places: readonly Place[],
  further: readonly Scale[] = [],
): Pick<Chart, 'axes' | 'points'> => ({
  axes: [across, up, ...further].map(({ name, unit }) => ({ name, unit })),
  points: places.map(({ x, y, more = [] }) => ({
    x,
    y,
    cells: [across.bare(x), up.bare(y), ...further.map((scale, at) => scale.bare(more[at] ?? 0))],
  })),
});
