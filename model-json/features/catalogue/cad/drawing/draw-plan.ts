import type { Sheet } from '../../../documents/api/drawing';
import { LETTERS, type Plan, type PlanText } from './Plan';

/** Points per millimetre. */
export const MM = 72 / 25.4;

/** Line widths in millimetres (ISO 128). */
const [THICK, THIN] = [0.35, 0.13] as const;
const INK = '#111820';
const MARK = '#1d4f91';

/** Draws views, dimensions and marks. */
export function drawPlan(sheet: Sheet, { views, scale, lines, circles, texts }: Plan): void {
  const { doc } = sheet;
  for (const { at, visible, hidden } of views) {
    doc.save();
    doc.translate(at[0] * MM, at[1] * MM).scale(scale * MM);
    const width = 1 / scale;
    doc.lineJoin('round').lineCap('round').strokeColor(INK);
    doc.lineWidth(THIN * width).dash(1.5 * width, { space: 1 * width });
    for (const path of hidden) doc.path(path).stroke();
    doc.undash().lineWidth(THICK * width);
    for (const path of visible) doc.path(path).stroke();
    doc.restore();
  }
  doc
    .lineWidth(THIN * MM)
    .strokeColor(INK)
    .undash();
  for (const { points, isFilled } of lines) {
    const [first, ...others] = points;
    if (!first) continue;
    doc.moveTo(first[0] * MM, first[1] * MM);
    for (const [x, y] of others) doc.lineTo(x * MM, y * MM);
    if (isFilled) doc.fill(INK);
    else doc.stroke();
  }
  for (const { at, radius } of circles)
    doc.circle(at[0] * MM, at[1] * MM, radius * MM).fillAndStroke('#ffffff', MARK);
  for (const text of texts) drawText(sheet, text);
}

/** A font's capitals are 0.7 times as high as its size. */
const SIZE = (LETTERS * MM) / 0.7 / 1.15;

function drawText(sheet: Sheet, { text, at: [x, y], isUpright }: PlanText): void {
  const { doc } = sheet;
  const style = { size: SIZE, colour: INK } as const;
  const width = sheet.widthOf(text, style) + 2;
  doc.save();
  if (isUpright) doc.rotate(-90, { origin: [x * MM, y * MM] });
  sheet.write(text, x * MM - width / 2, y * MM - SIZE, width, { ...style, align: 'center', lineGap: 0 });
  doc.restore();
}
