import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { figureRows } from '../../../../../../shared/features/catalogue/api/figure-rows';

import type { DataSheet } from '../../models/SiteDocument';
import { heading, type Sheet, table } from '../../../../documents/api/drawing';

/** As many columns as fit on a page. */
const MOST = 5;

/** The versions of a product with their order numbers and the figures that distinguish them. */
export function drawVersions(sheet: Sheet, { versions, language, units }: DataSheet): void {
  if (versions.length === 0) return;
  const messages = catalogueWords(language);
  const rows = versions.map(({ name, sku, figures }) => ({
    name,
    sku,
    figures: figureRows(figures, messages, language, { system: units }),
  }));
  const all = rows.flatMap(({ figures }) => figures);
  const valueOf = ({ figures }: (typeof rows)[number], name: string) =>
    figures.find((figure) => figure.name === name)?.value ?? '–';
  const names = [...new Set(all.map(({ name }) => name))];
  const differing = names
    .filter((name) => new Set(rows.map((row) => valueOf(row, name))).size > 1)
    .slice(0, MOST);
  const labelOf = (name: string) => all.find((figure) => figure.name === name)?.label ?? name;
  heading(sheet, messages.chooseVersion, { size: 12, keep: 60 });
  table(sheet, {
    columns: [
      { title: messages.version, share: 2, isBold: true },
      { title: messages.orderNumber, share: 1.5 },
      ...differing.map((name) => ({ title: labelOf(name), share: 1.4, align: 'right' as const })),
    ],
    rows: rows.map((row) => [row.name, row.sku, ...differing.map((figure) => valueOf(row, figure))]),
  });
  sheet.y += 16;
}
