import { numberFormat } from '#number-format';
import type { CatalogueWords } from './words';
import type { FigureModel } from './figure.model';
import { formatMeasure, formatNumber, unitName } from '../../../measures/format-measure';
import { convert } from '../../../measures/measure';
import { unitIn, type MeasureSystem } from '../../../measures/measure-system';

/** A figure as readers see it: label and value. */
export interface FigureRow {
  /** Name of the figure, or of the line that combines several. */
  name: string;
  label: string;
  value: string;
}

type Named = ReadonlyMap<string, FigureModel>;

/** Figures combined into one line, at the position of the first. */
const TOGETHER: Readonly<Record<string, string>> = {
  voltage: 'supply',
  phases: 'supply',
  frequency: 'supply',
  length: 'dimensions',
  width: 'dimensions',
  height: 'dimensions',
  packedLength: 'packedDimensions',
  packedWidth: 'packedDimensions',
  packedHeight: 'packedDimensions',
};

/** The figures of lines that are three sides of something. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  dimensions: ['length', 'width', 'height'],
  packedDimensions: ['packedLength', 'packedWidth', 'packedHeight'],
};

/** The line that shows a figure. */
export const lineOf = (figure: string): string => TOGETHER[figure] ?? figure;

export interface FigureRowsOptions {
  /** The labels of figures. @default the short names */
  names?: Readonly<Record<string, string>>;
  /** Data sheet style: deliveries also in cubic metres. @default false */
  sheet?: boolean;
  /** The system of units to show. */
  system: MeasureSystem;
}

/** Figures in the reader's words and units, in the given order. */
export function figureRows(
  figures: readonly FigureModel[],
  messages: Pick<CatalogueWords, 'figureNames'>,
  language: string,
  { names = messages.figureNames, sheet = false, system }: FigureRowsOptions,
): FigureRow[] {
  const named: Named = new Map(figures.map((figure) => [figure.name, figure]));
  const rows = new Map<string, FigureRow>();
  for (const figure of figures) {
    const name = isAlone(figure, named) ? figure.name : lineOf(figure.name);
    if (rows.has(name)) continue;
    const value =
      name === 'supply'
        ? supply(named, language, system)
        : SIDES[name]
          ? dimensions(SIDES[name], named, language, system)
          : figureText(figure, language, system) + (sheet ? inCubicMetres(figure, language, system) : '');
    rows.set(name, { name, label: names[name] ?? messages.figureNames[name] ?? name, value });
  }
  return [...rows.values()];
}

/** Whether it is a side of something whose other sides are not known: the length of a hose is a line of its own. */
const isAlone = ({ name }: FigureModel, named: Named): boolean =>
  SIDES[lineOf(name)]?.some((side) => !named.has(side)) ?? false;

/** `24 months`, `1 mois`: words that every language has at hand. */
const MONTHS = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;

/** One figure as text: `1,120 l/min`, `G ¾`; a country by its name. */
export function figureText(
  { name, value, unit }: FigureModel,
  language: string,
  system: MeasureSystem,
): string {
  if (name === 'countryOfOrigin') return countryName(String(value), language);
  if (unit === 'months') return numberFormat(language, MONTHS).format(Number(value));
  return typeof value === 'string' || !unit
    ? String(value)
    : formatMeasure({ value, unit }, language, system);
}

/** The name of a country (`DE`); the code itself if it is none. */
function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** ` (1.12 m³/min)`, the unit for comparing screw compressors. Readers of cubic feet do not need it. */
function inCubicMetres({ name, value, unit }: FigureModel, language: string, system: MeasureSystem): string {
  if (name !== 'freeAirDelivery' || unit !== 'l/min' || system === 'us') return '';
  const cubicMetres = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  return ` (${cubicMetres.format(convert({ value: Number(value), unit }, 'm³/min').value)}\u00a0m³/min)`;
}

/** `400 V, 3~, 50 Hz`, as on nameplates. */
function supply(named: Named, language: string, system: MeasureSystem): string {
  const { voltage, phases, frequency }: Partial<Record<string, FigureModel>> = Object.fromEntries(named);
  return [
    voltage && figureText(voltage, language, system),
    phases && `${phases.value}~`,
    frequency && figureText(frequency, language, system),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * `950 × 430 × 760 mm`: the unit appears once, after the last. A narrow line breaks after a ×, never inside a number.
 */
function dimensions(names: readonly string[], named: Named, language: string, system: MeasureSystem): string {
  const sides = names.flatMap((side) => named.get(side) ?? []);
  const unit = sides[0]?.unit;
  if (!unit) return '';
  const numbers = sides.map(({ value }) => formatNumber({ value: Number(value), unit }, language, system));
  const name = unitName(unitIn(system, unit), language);
  return `${numbers.join('\u00a0× ')}\u00a0${name}`;
}
