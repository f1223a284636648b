import { formatMeasure } from '../../../../shared/measures/format-measure';
import { COLOURS, type Sheet } from '../../documents/api/drawing';
import type { Specification } from './Specification';

/** The tallest that the picture may be, in points. */
const MOST = 230;

/** Half the length of the strokes at the ends of dimension lines, in points. */
const TICK = 2.5;

/** Oblique strokes at both ends (ISO 129-1). */
const ticksOf = (from: readonly [number, number], to: readonly [number, number], half: number): string =>
  [from, to].map(([x, y]) => `M${x - half} ${y + half}L${x + half} ${y - half}`).join('');

/** The picture across the page, with what stands in it as its text alternative. */
export function drawOnSheet(
  sheet: Sheet,
  { elevation, shows, options, language, units }: Specification,
  words: { picture(shown: string, options: string): string },
): void {
  if (!elevation) return;
  const { width, height, floor, outlines, dimensions } = elevation;
  const scale = Math.min(sheet.width / width, MOST / height);
  const left = sheet.left + (sheet.width - width * scale) / 2;
  sheet.ensure(height * scale);
  const top = sheet.y;
  const { doc } = sheet;
  sheet.tag(
    'Figure',
    () => {
      doc.save();
      doc.translate(left, top).scale(scale).lineJoin('round');
      for (const { d, fill, line } of outlines) {
        doc.lineWidth(line?.width ?? 0.4 / scale);
        if (fill === 'none') doc.path(d).stroke(line?.colour ?? '#1b2430');
        else doc.path(d).fillAndStroke(fill, line?.colour ?? '#1b2430');
      }
      doc
        .lineWidth(0.8 / scale)
        .moveTo(0, floor)
        .lineTo(width, floor)
        .stroke(COLOURS.soft);
      for (const { from, to } of dimensions)
        doc
          .lineWidth(0.5 / scale)
          .moveTo(...from)
          .lineTo(...to)
          .path(ticksOf(from, to, TICK / scale))
          .stroke(COLOURS.soft);
      doc.restore();
      for (const { from, to, value } of dimensions) {
        const text = formatMeasure({ value, unit: 'mm' }, language, units);
        const [x, y] = [left + ((from[0] + to[0]) / 2) * scale, top + ((from[1] + to[1]) / 2) * scale];
        doc.save();
        if (from[0] === to[0]) doc.rotate(-90, { origin: [x, y] });
        const at = from[0] === to[0] ? y - 11 : y + 3;
        sheet.write(text, x - 60, at, 120, { size: 7.5, align: 'center', lineGap: 0 });
        doc.restore();
      }
    },
    { alt: words.picture(shows.join(', '), options.join('; ')) },
  );
  sheet.y = top + height * scale + 14;
}
