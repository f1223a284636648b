import { drawingOf } from '../../../../../shared/features/catalogue/drawings/drawing-of';
import { COLOURS, type Sheet } from '../../../documents/api/drawing';

export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The grid of the families' drawings. */
const [GRID_WIDTH, GRID_HEIGHT] = [96, 72];

/**
 * A picture that fills a box, cropped at the edges; the family's drawing if there is no picture.
 * @param file a JPEG
 */
export function drawPicture(
  sheet: Sheet,
  box: PictureBox,
  { file, familyId, alt }: { file?: string | undefined; familyId?: string | undefined; alt: string },
): void {
  const { doc } = sheet;
  const { x, y, width, height } = box;
  sheet.decorate(() => doc.rect(x, y, width, height).fill(COLOURS.picture));
  const draw = file
    ? () => {
        doc.save().rect(x, y, width, height).clip();
        doc.image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' });
        doc.restore();
      }
    : () => drawLines(sheet, box, familyId);
  if (file || drawingOf(familyId)) sheet.tag('Figure', draw, { alt });
}

function drawLines({ doc }: Sheet, { x, y, width, height }: PictureBox, familyId: string | undefined): void {
  const drawing = drawingOf(familyId);
  if (!drawing) return;
  const scale = Math.min(width / GRID_WIDTH, height / GRID_HEIGHT) * 0.8;
  doc
    .save()
    .translate(x + (width - GRID_WIDTH * scale) / 2, y + (height - GRID_HEIGHT * scale) / 2)
    .scale(scale)
    .lineWidth(1.6)
    .lineCap('round')
    .lineJoin('round');
  const [line, accent] = drawing;
  doc.path(line).stroke(COLOURS.darkBlue);
  doc.path(accent).stroke(COLOURS.yellow);
  doc.restore();
}
