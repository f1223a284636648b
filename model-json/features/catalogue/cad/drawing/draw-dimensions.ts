import { letterOf } from '../../../../../shared/features/catalogue/api/letter-of';
import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { heading, Sheet, table } from '../../../documents/api/drawing';
import type { CadDocument } from '../CadDocument';
import type { View, ViewName } from '../kernel/project-views';
import { boundsOf } from '../shapes/bounds';
import type { Shape } from '../shapes/Shape';
import { drawPlan, MM } from './draw-plan';
import type { Plan, Spot } from './Plan';
import { planOf } from './plan-of';
import { drawTitleBlock, TITLE_BLOCK } from './title-block';

/** Millimetres. */
const [BORDER, COLUMN_GAP] = [8, 4] as const;

const THIRD_ANGLE = new Set(['US', 'CA']);

/** Where views are drawn in the third angle: North America. Elsewhere, in the first. */
export const isThirdAngle = (language: string): boolean => THIRD_ANGLE.has(language.split('-').at(-1) ?? '');

/** A dimension drawing as a tagged PDF: three views beside the tables of connections and dimensions, and a title block. */
export async function drawDimensions(
  document: CadDocument,
  shape: Shape,
  project: (name: ViewName) => View,
): Promise<Buffer> {
  const { language, name, site } = document;
  const { documentTypes, documentSheet } = catalogueWords(language);
  const title = `${documentTypes.dimensions}: ${name}`;
  const sheet = new Sheet({
    title,
    subject: title,
    author: site,
    language,
    modified: document.modified,
    isLandscape: true,
  });
  const paper: Spot = [sheet.doc.page.width / MM, sheet.doc.page.height / MM];
  const column = paper[0] - BORDER - TITLE_BLOCK.width;
  const number = numberIn(language);
  const laidOut = planOf(shape, {
    paper,
    field: { from: [BORDER + 2, BORDER + 2], to: [column - COLUMN_GAP, paper[1] - BORDER - 2] },
    isThirdAngle: isThirdAngle(language),
    number,
  });
  const plan: Plan = { ...laidOut, views: laidOut.views.map((view) => ({ ...view, ...project(view.name) })) };
  sheet.decorate(() =>
    sheet.doc
      .lineWidth(0.35 * MM)
      .strokeColor('#111820')
      .rect(BORDER * MM, BORDER * MM, (paper[0] - 2 * BORDER) * MM, (paper[1] - 2 * BORDER) * MM)
      .stroke(),
  );
  drawTitleBlock(sheet, document, plan, [column, paper[1] - BORDER - TITLE_BLOCK.height]);
  const [length, width, height] = shape.size;
  const alt = documentSheet.dimensions.alternative(name, number(length), number(width), number(height));
  sheet.tag('Figure', () => drawPlan(sheet, plan), { alt });
  drawTables(sheet, document, shape, column * MM, number);
  return sheet.end();
}

const numberIn = (language: string) => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (value: number): string => format.format(value);
};

function drawTables(
  sheet: Sheet,
  { language }: CadDocument,
  shape: Shape,
  x: number,
  number: (value: number) => string,
): void {
  const words = catalogueWords(language).documentSheet.dimensions;
  const width = (TITLE_BLOCK.width - 3) * MM;
  const at = { x: x + 2, width, size: 6.5 };
  const { from } = boundsOf(shape.parts);
  const section = (text: string) => heading(sheet, text, { x: at.x, width, size: 9, keep: 20, after: 2 });
  sheet.y = (BORDER + 3) * MM;
  if (shape.connections.length > 0) {
    section(words.connections);
    table(sheet, {
      ...at,
      columns: [
        { title: words.mark, share: 0.8, isBold: true },
        { title: words.connection, share: 2.4 },
        { title: words.size, share: 1 },
        { title: words.fromLeft, share: 1, align: 'right' },
        { title: words.fromFront, share: 1, align: 'right' },
        { title: words.height, share: 1, align: 'right' },
      ],
      rows: shape.connections.map(({ name, thread, at: [px, py, pz] }, index) => [
        letterOf(index),
        words.roles[name],
        thread ?? '–',
        number(px - from[0]),
        number(py - from[1]),
        number(Math.max(0, pz - from[2])),
      ]),
    });
    sheet.y += 8;
  }
  const [length, depth, height] = shape.size.map(number);
  section(words.outside);
  table(sheet, {
    ...at,
    columns: [
      { title: words.outside, share: 3 },
      { title: 'mm', share: 2, align: 'right' },
    ],
    rows: [
      [words.lengthTitle, length ?? ''],
      [words.widthTitle, depth ?? ''],
      [words.height, height ?? ''],
    ],
  });
}
