import { numberFormat } from '#number-format';
import type { Messages } from '../words/messages';
import type { FigureModel } from './figure.model';
import { formatMeasure, formatNumber, unitName } from './format-measure';
import { convert } from './measure';
import { unitIn, type MeasureSystem } from './measure-system';

/** A figure as it is read: what it is called and what it is. */
export interface FigureRow {
  /** Name of the figure, or of those that make one line. */
  name: string;
  label: string;
  value: string;
}

type Named = ReadonlyMap<string, FigureModel>;

/** Figures that are read in one line, at the place of the first. */
const TOGETHER: Readonly<Record<string, string>> = {
  voltage: 'supply',
  phases: 'supply',
  frequency: 'supply',
  length: 'dimensions',
  width: 'dimensions',
  height: 'dimensions',
};

/** The line that a figure is read in. */
export const lineOf = (figure: string): string => TOGETHER[figure] ?? figure;

export interface FigureRowsOptions {
  /** What figures are called. @default the short names */
  names?: Readonly<Record<string, string>>;
  /** As a data sheet: deliveries also in cubic metres. @default false */
  sheet?: boolean;
  /** In whose units. */
  system: MeasureSystem;
}

/** Figures in the reader's words and units, in the order in which they come. */
export function figureRows(
  figures: readonly FigureModel[],
  messages: Pick<Messages, 'figureNames'>,
  language: string,
  { names = messages.figureNames, sheet = false, system }: FigureRowsOptions,
): FigureRow[] {
  const named: Named = new Map(figures.map((figure) => [figure.name, figure]));
  const rows = new Map<string, FigureRow>();
  for (const figure of figures) {
    const name = lineOf(figure.name);
    if (rows.has(name)) continue;
    const value =
      name === 'supply'
        ? supply(named, language, system)
        : name === 'dimensions'
          ? dimensions(named, language, system)
          : figureText(figure, language, system) + (sheet ? inCubicMetres(figure, language, system) : '');
    rows.set(name, { name, label: names[name] ?? messages.figureNames[name] ?? name, value });
  }
  return [...rows.values()];
}

/** One figure in words: `1,120 l/min`, `G ¾`. */
export const figureText = ({ value, unit }: FigureModel, language: string, system: MeasureSystem): string =>
  typeof value === 'string' || !unit ? String(value) : formatMeasure({ value, unit }, language, system);

/** ` (1.12 m³/min)`: as screw compressors are compared. Readers of cubic feet have them already. */
function inCubicMetres({ name, value, unit }: FigureModel, language: string, system: MeasureSystem): string {
  if (name !== 'freeAirDelivery' || unit !== 'l/min' || system === 'us') return '';
  const cubicMetres = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  return ` (${cubicMetres.format(convert({ value: Number(value), unit }, 'm³/min').value)}\u00a0m³/min)`;
}

/** `400 V, 3~, 50 Hz`, as nameplates have it. */
function supply(named: Named, language: string, system: MeasureSystem): string {
  const { voltage, phases, frequency } = Object.fromEntries(named) as Partial<Record<string, FigureModel>>;
  return [
    voltage && figureText(voltage, language, system),
    phases && `${phases.value}~`,
    frequency && figureText(frequency, language, system),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `950 × 430 × 760 mm`: the unit once, behind the last. A narrow line ends behind a ×, never within a number. */
function dimensions(named: Named, language: string, system: MeasureSystem): string {
  const sides = ['length', 'width', 'height'].flatMap((side) => named.get(side) ?? []);
  const unit = sides[0]?.unit;
  if (!unit) return '';
  const numbers = sides.map(({ value }) => formatNumber({ value: Number(value), unit }, language, system));
  const name = unitName(unitIn(system, unit), language);
  return `${numbers.join('\u00a0× ')}\u00a0${name}`;
}
