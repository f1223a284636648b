import type { Messages } from '../../../../../shared/words/messages';
import type { FigureModel } from '../../../../../shared/measures/figure.model';
import { figureRows, lineOf } from '../../../../../shared/measures/figure-rows';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { ComparedProduct } from './Comparison.model';
import { bestOf } from './best-of';

/** A line of the comparison: one figure of all products. */
export interface ComparisonRow {
  readonly name: string;
  readonly label: string;
  /** In the reader's words and units, by product; undefined where a product does not say. */
  readonly values: readonly (string | undefined)[];
  /** The figures behind them, in the units of the catalogue. */
  readonly figures: readonly (FigureModel | undefined)[];
  readonly differs: boolean;
  /** Indices of the products whose value is the best; empty where none is better than another. */
  readonly best: readonly number[];
}

export interface ComparisonGroup {
  readonly name: string;
  readonly label: string;
  readonly rows: readonly ComparisonRow[];
}

/** What belongs together, in the order of a data sheet. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  performance: [
    'motorPower',
    'minFreeAirDelivery',
    'freeAirDelivery',
    'displacement',
    'airConsumption',
    'ratedFlow',
    'maxPressure',
    'workingPressure',
    'inletPressure',
    'pressureDrop',
    'tankVolume',
    'contents',
    'torque',
    'speed',
    'viscosity',
  ],
  air: ['purityClass', 'pressureDewPoint', 'particleSize', 'residualOil'],
  supply: ['supply', 'ratedCurrent'],
  operation: ['soundPressureLevel', 'vibration', 'dutyCycle', 'serviceInterval'],
  size: ['connection', 'dimensions', 'outerDiameter', 'innerDiameter', 'nozzleDiameter', 'weight'],
};

export interface ComparisonRowsOptions {
  messages: Pick<Messages, 'figureNames' | 'sheetNames' | 'figureGroups'>;
  /** BCP 47. */
  language: string;
  /** In whose units. */
  system: MeasureSystem;
  /** Leaves out what is the same for all. @default false */
  onlyDifferences?: boolean;
}

/** The figures of products side by side, in groups; what no product says is left out. */
export function comparisonRows(
  products: readonly ComparedProduct[],
  { messages, language, system, onlyDifferences = false }: ComparisonRowsOptions,
): ComparisonGroup[] {
  const names = { ...messages.figureNames, ...messages.sheetNames };
  const columns = products.map(({ figures }) => ({
    figures,
    rows: new Map(figureRows(figures, messages, language, { names, system }).map((row) => [row.name, row])),
  }));

  const rowOf = (name: string): ComparisonRow[] => {
    const label = columns.map(({ rows }) => rows.get(name)?.label).find(Boolean);
    if (label === undefined) return [];
    // Figures are compared as the catalogue has them: what units round together may still differ.
    const sources = columns.map(({ figures }) => figures.filter((figure) => lineOf(figure.name) === name));
    const differs = new Set(sources.map((figures) => JSON.stringify(figures))).size > 1;
    if (onlyDifferences && !differs) return [];
    const figures = sources.map((source) => (source[0]?.name === name ? source[0] : undefined));
    const values = columns.map(({ rows }) => rows.get(name)?.value);
    return [{ name, label, values, figures, differs, best: bestOf(name, figures, products) }];
  };

  return Object.entries(GROUPS).flatMap(([name, figures]) => {
    const rows = figures.flatMap(rowOf);
    return rows.length > 0 ? [{ name, label: messages.figureGroups[name] ?? name, rows }] : [];
  });
}
