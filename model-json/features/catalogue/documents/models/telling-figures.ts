import type { Figure, FigureName } from '../../products/figures';

/** Figures that distinguish the machines of a family, most important first. */
export const TELLING_FIGURES: readonly FigureName[] = [
  'freeAirDelivery',
  'ratedFlow',
  'airConsumption',
  'maxPressure',
  'workingPressure',
  'motorPower',
  'tankVolume',
  'torque',
  'speed',
  'pressureDewPoint',
  'particleSize',
  'residualOil',
  'pressureDrop',
  'viscosity',
  'contents',
  'nozzleDiameter',
  'outerDiameter',
  'innerDiameter',
  'connection',
  'soundPressureLevel',
  'serviceInterval',
  'weight',
];

/** As many columns as fit on a page. */
const MOST = 6;

/** The columns of a product table: figures that at least half of its rows have. */
export function tellingFigures(rows: readonly { readonly figures: readonly Figure[] }[]): string[] {
  const share = (name: string) =>
    rows.filter(({ figures }) => figures.some((figure) => figure.name === name)).length;
  return TELLING_FIGURES.filter((name) => share(name) * 2 >= rows.length && share(name) > 0).slice(0, MOST);
}
