import { COLOURS, type Sheet } from '../../../../../documents/api/drawing';

type Point = readonly [x: number, y: number];

const LABEL = { size: 7.2, colour: COLOURS.ink, lineGap: 0 } as const;

/** Height of a contact between its terminals. */
export const CONTACT = 20;
/** Height of a fuse or of a coil. */
export const PART = 16;

/** Symbols of circuit diagrams (IEC 60617), relative to the page's current transformation. */
export class Circuit {
  constructor(private readonly sheet: Sheet) {}

  line([x, y]: Point, ...rest: readonly Point[]): void {
    const { doc } = this.sheet;
    doc.moveTo(x, y);
    for (const [toX, toY] of rest) doc.lineTo(toX, toY);
    doc.lineWidth(0.9).strokeColor(COLOURS.ink).stroke();
  }

  /** Parts that move together, and earth. */
  dashed(first: Point, ...rest: readonly Point[]): void {
    this.sheet.doc.save().dash(2, { space: 2 });
    this.line(first, ...rest);
    this.sheet.doc.restore();
  }

  /** Wires that cross here are connected. */
  dot(x: number, y: number): void {
    this.sheet.doc.circle(x, y, 1.7).fill(COLOURS.ink);
  }

  label(text: string, x: number, y: number, width = 40): void {
    this.sheet.write(text, x, y - 4, width, LABEL);
  }

  /** A contact in a wire that closes (`closes`) or opens when its coil is energised. */
  contact(x: number, y: number, kind: 'closes' | 'opens' = 'closes'): void {
    this.line([x, y], [x, y + 4]);
    this.line([x, y + CONTACT], [x, y + CONTACT - 4]);
    if (kind === 'closes') this.line([x, y + CONTACT - 4], [x - 6, y + 5]);
    else {
      this.line([x, y + CONTACT - 4], [x + 5, y + 3]);
      this.line([x, y + 4], [x + 6, y + 4]);
    }
  }

  /** A pole of a contactor. */
  pole(x: number, y: number): void {
    this.contact(x, y);
    const { doc } = this.sheet;
    doc
      .path(`M${x} ${y + 1}a2 2 0 0 0 0 4`)
      .lineWidth(0.9)
      .stroke(COLOURS.ink);
  }

  fuse(x: number, y: number): void {
    this.box(x - 3, y, 6, PART);
    this.line([x, y], [x, y + PART]);
  }

  /** A heater of an overload relay. */
  heater(x: number, y: number): void {
    this.line([x, y], [x, y + 4], [x - 4, y + 4], [x - 4, y + 12], [x, y + 12], [x, y + PART]);
  }

  coil(x: number, y: number, name: string): void {
    this.box(x - 8, y, 16, PART);
    this.label(name, x + 10, y + PART / 2, 24);
  }

  box(x: number, y: number, width: number, height: number): void {
    this.sheet.doc.rect(x, y, width, height).lineWidth(0.9).stroke(COLOURS.ink);
  }

  motor(x: number, y: number, radius: number, name: string): void {
    const { doc } = this.sheet;
    doc.circle(x, y, radius).lineWidth(1.1).fillAndStroke(COLOURS.white, COLOURS.ink);
    const width = 2 * radius;
    const style = { font: 'bold', size: 9, align: 'center', lineGap: 0 } as const;
    this.sheet.write(name, x - radius, y - 11, width, style);
    this.sheet.write('3 ~', x - radius, y + 1, width, style);
  }
}
