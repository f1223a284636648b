import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { figureText } from '../../../../../shared/features/catalogue/api/figure-rows';
import type { FigureModel } from '../../../../../shared/features/catalogue/api/figure.model';
import { formatNumber, unitName } from '../../../../../shared/measures/format-measure';

import { unitIn, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { CatalogueRow } from '../models/SiteDocument';
import { type Sheet, table } from '../../../documents/api/drawing';

export interface ProductTableOptions {
  /** Names of figures. */
  readonly columns: readonly string[];
  readonly rows: readonly CatalogueRow[];
  readonly language: string;
  readonly units: MeasureSystem;
  readonly origin: string;
  /** Called before a row is drawn, once its page is known. */
  readonly onRow?: (sku: string) => void;
}

/** Products with their order numbers and key figures; the unit of a column is below its name. */
export function productTable(
  sheet: Sheet,
  { columns, rows, language, units, origin, onRow }: ProductTableOptions,
): void {
  const messages = catalogueWords(language);
  const find = (row: CatalogueRow, name: string) => row.figures.find((figure) => figure.name === name);
  const titleOf = (name: string) => {
    const unit = rows.map((row) => find(row, name)?.unit).find(Boolean);
    const label = messages.figureNames[name] ?? name;
    const shown = unit && unitName(unitIn(units, unit), language);
    return shown ? `${label}\n${shown}` : label;
  };
  const valueOf = (figure: FigureModel | undefined) => {
    if (!figure) return '–';
    const { value, unit } = figure;
    return typeof value === 'number' && unit
      ? formatNumber({ value, unit }, language, units)
      : figureText(figure, language, units);
  };
  table(sheet, {
    columns: [
      { title: messages.documentSheet.product, share: 2.6, isBold: true },
      { title: messages.orderNumber, share: 1.35 },
      ...columns.map((name) => ({ title: titleOf(name), share: 1.15, align: 'right' as const })),
    ],
    rows: rows.map((row) => [
      { text: [row.name, row.version].filter(Boolean).join(', '), link: row.address && origin + row.address },
      row.sku,
      ...columns.map((name) => valueOf(find(row, name))),
    ]),
    onRow: (index) => {
      const row = rows[index];
      if (row) onRow?.(row.sku);
    },
  });
}
