import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { Sheet } from '../../../documents/api/drawing';
import type { CadDocument } from '../CadDocument';
import type { View, ViewName } from '../kernel/project-views';
import type { Shape } from '../shapes/Shape';
import { alternativeOf } from './alternative';
import { connectionTable, outsideTable } from './dimension-tables';
import { drawPlan, MM } from './draw-plan';
import { millimetresIn } from './millimetres';
import type { Spot } from './Plan';
import { projectedPlan } from './projected-plan';
import { isThirdAngle } from './third-angle';
import { drawTitleBlock, TITLE_BLOCK } from './title-block';

/** Millimetres. */
const [BORDER, COLUMN_GAP] = [8, 4] as const;

/** A dimension drawing as a tagged PDF: three views beside the tables of connections and dimensions, and a title block. */
export async function drawDimensions(
  document: CadDocument,
  shape: Shape,
  view: (name: ViewName) => View,
): Promise<Buffer> {
  const { language, name, site } = document;
  const title = `${catalogueWords(language).documentTypes.dimensions}: ${name}`;
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
  const field = {
    from: [BORDER + 2, BORDER + 2],
    to: [column - COLUMN_GAP, paper[1] - BORDER - 2],
  } as const;
  const options = { paper, field, isThirdAngle: isThirdAngle(language), number: millimetresIn(language) };
  const plan = projectedPlan(shape, options, view);
  sheet.decorate(() =>
    sheet.doc
      .lineWidth(0.35 * MM)
      .strokeColor('#111820')
      .rect(BORDER * MM, BORDER * MM, (paper[0] - 2 * BORDER) * MM, (paper[1] - 2 * BORDER) * MM)
      .stroke(),
  );
  drawTitleBlock(sheet, document, plan, [column, paper[1] - BORDER - TITLE_BLOCK.height]);
  sheet.tag('Figure', () => drawPlan(sheet, plan), { alt: alternativeOf(shape, plan.scale, name, language) });
  drawTables(sheet, shape, language, column * MM);
  return sheet.end();
}

function drawTables(sheet: Sheet, shape: Shape, language: string, left: number): void {
  const column = { x: left + 2, width: (TITLE_BLOCK.width - 3) * MM, headingSize: 9, size: 6.5 };
  sheet.y = (BORDER + 3) * MM;
  if (shape.connections.length > 0) {
    connectionTable(sheet, shape, language, column);
    sheet.y += 8;
  }
  outsideTable(sheet, shape, language, column);
}
