import type { DataSheet } from '../../models/SiteDocument';
import { heading, type Sheet } from '../../../../documents/api/drawing';

const STYLE = { size: 8.5, lineGap: 1 } as const;

/** If the figures are for other mains: the supply for which the machine is built in the buyer's country. */
export function drawSupply(sheet: Sheet, { supply }: DataSheet): void {
  if (!supply) return;
  heading(sheet, supply.title, { size: 12, keep: sheet.height(supply.text, sheet.width, STYLE) });
  sheet.paragraph(supply.text, { ...STYLE, after: 16 });
}
