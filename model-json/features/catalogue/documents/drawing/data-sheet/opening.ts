import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { figureRows } from '../../../../../../shared/features/catalogue/api/figure-rows';
import type { DataSheet } from '../../models/SiteDocument';
import { tellingFigures } from '../../models/telling-figures';
import { COLOURS, type Drawing, type Sheet } from '../../../../documents/api/drawing';
import { drawPicture } from '../family-picture';
import { drawStrip } from './strip';

const GAP = 22;
const PICTURE = { width: 216, height: 162 };
/** As many as fit side by side. */
const FIGURES = 4;

/** Name, claim and picture side by side, the first figures below them. */
export function drawOpening(sheet: Sheet, { document, pictures }: Drawing<DataSheet>): void {
  const { name, kind, family, familyId, picture, pictureAlt } = document;
  const [lead, description] = [document.lead, document.description].filter(Boolean);
  const top = sheet.y;
  const column = sheet.width - PICTURE.width - GAP;
  drawPicture(
    sheet,
    { x: sheet.left + column + GAP, y: top, ...PICTURE },
    { file: picture && pictures[picture], familyId, alt: pictureAlt || name },
  );
  const kicker = kind ?? family;
  sheet.y = top + 4;
  if (kicker)
    sheet.paragraph(kicker, { font: 'display', size: 11, colour: COLOURS.blue, width: column, after: 2 });
  sheet.paragraph(name, { ...nameStyle(sheet, name, column), tag: 'H1', width: column, after: 8 });
  if (lead) sheet.paragraph(lead, { size: 10.5, lineGap: 2.5, width: column, after: 6 });
  if (description) sheet.paragraph(description, { size: 9, lineGap: 2, width: column, after: 10 });
  sheet.y = Math.max(sheet.y, top + PICTURE.height + 16);
  drawFirstFigures(sheet, document);
}

/** The largest size at which the longest word fits: `Druckluftaufbereitung` must not be broken. */
function nameStyle(sheet: Sheet, name: string, width: number) {
  const style = { font: 'display', size: 32, colour: COLOURS.darkBlue, lineGap: -2 } as const;
  const widest = Math.max(...name.split(/\s+/).map((word) => sheet.widthOf(word, style)));
  return widest > width ? { ...style, size: Math.max(14, (style.size * width) / widest - 0.5) } : style;
}

function drawFirstFigures(sheet: Sheet, { figures, language, units }: DataSheet): void {
  const first = tellingFigures([{ figures }]).slice(0, FIGURES);
  const rows = figureRows(
    first.flatMap((name) => figures.find((figure) => figure.name === name) ?? []),
    catalogueWords(language),
    language,
    { system: units },
  );
  if (rows.length === 0) return;
  drawStrip(sheet, rows, FIGURES);
  sheet.y += 18;
}
