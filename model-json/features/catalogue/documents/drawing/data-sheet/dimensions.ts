import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { COLOURS, type Drawing, heading, type Sheet } from '../../../../documents/api/drawing';
import { alternativeOf } from '../../../cad/drawing/alternative';
import { connectionTable, outsideTable } from '../../../cad/drawing/dimension-tables';
import { drawPlan, MM } from '../../../cad/drawing/draw-plan';
import { millimetresIn } from '../../../cad/drawing/millimetres';
import type { Plan } from '../../../cad/drawing/Plan';
import { projectedPlan } from '../../../cad/drawing/projected-plan';
import { drawProjectionSymbol } from '../../../cad/drawing/projection-symbol';
import { scaleText } from '../../../cad/drawing/scale-text';
import { isThirdAngle } from '../../../cad/drawing/third-angle';
import { viewNames } from '../../../cad/drawing/view-names';
import type { View, ViewName } from '../../../cad/kernel/project-views';
import type { Shape } from '../../../cad/shapes/Shape';
import { shapeOf } from '../../../cad/shapes/shape-of';
import { readViews } from '../../../cad/view-parts';
import type { DataSheet } from '../../models/SiteDocument';
import { drawStrip } from './strip';

const GAP = 26;
/** The connections' share of the width. */
const CONNECTIONS = 0.66;
/** Of the tables below the drawing: their head with the note above it, and a row. */
const [HEAD, ROW] = [74, 16.5];
const STRIP = 44 + 16;
/** How far dimension lines may be in the margins, millimetres: many machines are then drawn twice as large. */
const ASIDE = 5;
const NOTHING: View = { visible: [], hidden: [] };

/** A page with the product from the front, from above and from the side, its main dimensions and its connections. */
export async function drawDimensionPage(sheet: Sheet, { document, parts }: Drawing<DataSheet>): Promise<void> {
  const { drawing, language, name } = document;
  const shape = drawing && shapeOf(drawing);
  const views = shape && (await readViews(parts, viewNames(language)));
  if (!shape || !views) return;
  const { documentTypes, documentSheet } = catalogueWords(language);
  const words = documentSheet.dimensions;
  sheet.newPage();
  heading(sheet, `${documentTypes.dimensions}: ${name}`, { size: 16, after: 10 });
  const plan = planOn(sheet, shape, language, views);
  const top = sheet.y;
  drawStrip(sheet, [
    { label: words.orderNumber, value: drawing.sku },
    { label: words.scale, value: scaleText(plan.scale) },
    { label: words.units, value: 'mm' },
    { label: words.projection, value: plan.isThirdAngle ? words.thirdAngle : words.firstAngle },
  ]);
  const symbolAt = [sheet.left + sheet.width - 13 * MM, top + 13] as const;
  sheet.decorate(() => drawProjectionSymbol(sheet.doc.strokeColor(COLOURS.darkBlue), plan.isThirdAngle, symbolAt));
  sheet.y = top + STRIP;
  drawFigure(sheet, plan, alternativeOf(shape, plan.scale, name, language));
  sheet.paragraph(words.note, { size: 7.5, colour: COLOURS.soft, after: 10 });
  drawTables(sheet, shape, language);
}

/** As large as it can be with the tables below it on the same page. */
function planOn(sheet: Sheet, shape: Shape, language: string, views: ReadonlyMap<ViewName, View>): Plan {
  const { left, width, y, bottom, doc } = sheet;
  const below = HEAD + ROW * Math.max(3, shape.connections.length);
  return projectedPlan(
    shape,
    {
      paper: [doc.page.width / MM, doc.page.height / MM],
      field: {
        from: [left / MM - ASIDE, (y + STRIP) / MM],
        to: [(left + width) / MM + ASIDE, (bottom - below) / MM],
      },
      isThirdAngle: isThirdAngle(language),
      number: millimetresIn(language),
    },
    (each) => views.get(each) ?? NOTHING,
  );
}

/** The plan is in the middle of its field: what is free above it is left out. */
function drawFigure(sheet: Sheet, plan: Plan, alt: string): void {
  const { doc } = sheet;
  const [from, to] = plan.extent;
  const draw = () => {
    doc.save().translate(0, sheet.y - from[1] * MM);
    drawPlan(sheet, plan);
    doc.restore();
  };
  sheet.tag('Figure', draw, { alt });
  sheet.y += (to[1] - from[1]) * MM + 14;
}

function drawTables(sheet: Sheet, shape: Shape, language: string): void {
  const column = { headingSize: 12, size: 8 };
  const room = sheet.width - GAP;
  const hasConnections = shape.connections.length > 0;
  const top = sheet.y;
  const width = hasConnections ? room * CONNECTIONS : 0;
  if (hasConnections) connectionTable(sheet, shape, language, { ...column, x: sheet.left, width });
  const below = sheet.y;
  sheet.y = top;
  const x = hasConnections ? sheet.left + width + GAP : sheet.left;
  outsideTable(sheet, shape, language, { ...column, x, width: room * (1 - CONNECTIONS) });
  sheet.y = Math.max(below, sheet.y);
}
