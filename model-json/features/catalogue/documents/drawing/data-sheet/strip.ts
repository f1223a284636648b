import { COLOURS, type Sheet } from '../../../../documents/api/drawing';

const HEIGHT = 44;

/** Values side by side on a band, each below its name. */
export function drawStrip(
  sheet: Sheet,
  cells: readonly { readonly label: string; readonly value: string }[],
  columns = cells.length,
): void {
  const width = sheet.width / columns;
  const top = sheet.y;
  sheet.decorate(() => {
    sheet.doc.rect(sheet.left, top, sheet.width, HEIGHT).fill(COLOURS.ground);
    sheet.doc.rect(sheet.left, top, 3, HEIGHT).fill(COLOURS.yellow);
  });
  cells.forEach(({ label, value }, index) => {
    const x = sheet.left + index * width + 14;
    sheet.tag('P', () => {
      sheet.write(label, x, top + 8, width - 16, { size: 7.5, colour: COLOURS.soft });
      sheet.write(value, x, top + 19, width - 16, { font: 'display', size: 15, colour: COLOURS.darkBlue });
    });
  });
  sheet.y = top + HEIGHT;
}
