import { MM } from './draw-plan';
import type { Spot } from './Plan';

/** The truncated cone of ISO 5456-2, as seen in the projection. @param at its left end on the axis, points */
export function drawProjectionSymbol(doc: PDFKit.PDFDocument, isThirdAngle: boolean, [x, y]: Spot): void {
  const [big, small, length] = [2.2 * MM, 1.1 * MM, 4.4 * MM];
  const round = isThirdAngle ? x : x + length + 3.6 * MM;
  const cone = isThirdAngle ? x + 3.6 * MM : x;
  const [leftEnd, rightEnd] = isThirdAngle ? [small, big] : [big, small];
  doc.lineWidth(0.2 * MM);
  doc.circle(round, y, big).stroke().circle(round, y, small).stroke();
  doc
    .polygon(
      [cone, y - leftEnd],
      [cone + length, y - rightEnd],
      [cone + length, y + rightEnd],
      [cone, y + leftEnd],
    )
    .stroke();
}
