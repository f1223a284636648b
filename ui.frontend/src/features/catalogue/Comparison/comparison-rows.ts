import type { FigureModel } from '../../../../../shared/features/catalogue/api/figure.model';
import { FIGURE_GROUPS } from '../../../../../shared/features/catalogue/api/figure-groups';
import { figureRows, lineOf } from '../../../../../shared/features/catalogue/api/figure-rows';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { ComparedProduct } from './Comparison.model';
import { bestOf } from './best-of';
import type { Words } from '../words';

/** A row of the comparison: one figure of all products. */
export interface ComparisonRow {
  readonly name: string;
  readonly label: string;
  /** Formatted in the reader's language and units, by product; undefined if a product lacks it. */
  readonly values: readonly (string | undefined)[];
  /** The underlying figures, in the catalogue's units. */
  readonly figures: readonly (FigureModel | undefined)[];
  readonly differs: boolean;
  /** Indices of the products with the best value; empty if none is better than another. */
  readonly best: readonly number[];
}

export interface ComparisonGroup {
  readonly name: string;
  readonly label: string;
  readonly rows: readonly ComparisonRow[];
}

export interface ComparisonRowsOptions {
  messages: Pick<Words, 'figureNames' | 'sheetNames' | 'figureGroups'>;
  /** BCP 47. */
  language: string;
  /** The units to use. */
  system: MeasureSystem;
  /** Omits figures that are the same for all. @default false */
  onlyDifferences?: boolean;
}

/** The products' figures side by side, in groups; figures that no product has are omitted. */
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
    // The catalogue's values are compared: they may differ even if they look equal after rounding.
    const sources = columns.map(({ figures }) => figures.filter((figure) => lineOf(figure.name) === name));
    const differs = new Set(sources.map((figures) => JSON.stringify(figures))).size > 1;
    if (onlyDifferences && !differs) return [];
    const figures = sources.map((source) => (source[0]?.name === name ? source[0] : undefined));
    const values = columns.map(({ rows }) => rows.get(name)?.value);
    return [{ name, label, values, figures, differs, best: bestOf(name, figures, products) }];
  };

  return Object.entries(FIGURE_GROUPS).flatMap(([name, figures]) => {
    const rows = figures.flatMap(rowOf);
    return rows.length > 0 ? [{ name, label: messages.figureGroups[name] ?? name, rows }] : [];
  });
}
