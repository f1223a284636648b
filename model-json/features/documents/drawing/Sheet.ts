import PDFDocument from 'pdfkit';
import { COLOURS } from './colours';
import { FONTS, type FontName } from './fonts';
import { printable } from './printable';

export interface SheetInfo {
  readonly title: string;
  readonly subject?: string | undefined;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO day: when a document says it was made, so that the same content gives the same bytes. */
  readonly modified: string;
}

/** How a run of text looks. Sizes in points. */
export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
  /** Digits of one width, for columns. */
  readonly tabular?: boolean;
  readonly link?: string | undefined;
  /** Name of a place in the document. */
  readonly goTo?: string | undefined;
  readonly spacing?: number;
}

export type Structure = PDFKit.PDFStructureElement;

const LETTER_REGIONS = new Set(['US', 'CA', 'MX', 'PH']);

/** Height kept free at the foot of a page. */
const FOOT = 46;

/**
 * A document on paper: Letter where that is what printers hold, else A4. Whatever is drawn through it is tagged (ISO 32000-1,
 * 14.8), so that readers and screen readers find headings, tables and lists; the rest is decoration.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = 42;
  readonly top = 48;
  /** What new parts are added to. */
  structure: Structure;
  /** Where the next part begins. */
  y = 0;
  /** Draws what stands at the head of a page that is begun because the last one was full. */
  onNewPage: () => void = () => {};
  private readonly chunks: Buffer[] = [];

  constructor({ title, subject, author, language, modified }: SheetInfo) {
    const region = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase() ?? '';
    const day = new Date(modified);
    this.doc = new PDFDocument({
      size: LETTER_REGIONS.has(region) ? 'LETTER' : 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      // Without one it would read Helvetica, which nothing here is set in.
      font: '',
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: 'PDFKit',
        ...(subject && { Subject: subject }),
        CreationDate: day,
        ModDate: day,
      },
    });
    for (const [name, font] of Object.entries(FONTS)) this.doc.registerFont(name, font);
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.structure = this.doc.struct('Document');
    this.doc.addStructure(this.structure);
    this.y = this.top;
  }

  get width(): number {
    return this.doc.page.width - 2 * this.left;
  }

  /** Where the foot of the page begins. */
  get bottom(): number {
    return this.doc.page.height - FOOT;
  }

  /** Begins a new page where less than a height is left. */
  ensure(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  newPage(): void {
    this.pack();
    this.doc.addPage();
    this.y = this.top;
    this.onNewPage();
  }

  /** Pages wait for their numbers until all are there: 93,000 short operators of a catalogue, 16 MB more than in one piece a page. */
  private pack(): void {
    const content: object | undefined = this.doc.page?.content;
    if (content && 'buffer' in content && Array.isArray(content.buffer))
      content.buffer = [Buffer.concat(content.buffer)];
  }

  /** Height of a text in points. */
  height(text: string, width: number, style: TextStyle = {}): number {
    return this.use(style).heightOfString(printable(text), { width, lineGap: style.lineGap ?? 1.5 });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    return this.use(style).widthOfString(printable(text), this.features(style));
  }

  /** Writes a text into a column, untagged: for what is tagged or decoration around it. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.use(style).text(printable(text), x, y, {
      width,
      align: style.align ?? 'left',
      lineGap: style.lineGap ?? 1.5,
      characterSpacing: style.spacing ?? 0,
      ...this.features(style),
      ...(style.link && { link: style.link }),
      ...(style.goTo && { goTo: style.goTo }),
    });
  }

  /** Draws a part of the document's structure: `H1`, `P`, `Figure`, … */
  tag(type: string, draw: () => void, options: { alt?: string } = {}, parent = this.structure): void {
    parent.add(this.doc.struct(type, options, draw));
  }

  /** Opens a part that holds others until the function is done. */
  within(type: string, draw: () => void): void {
    const parent = this.structure;
    const part = this.doc.struct(type);
    parent.add(part);
    this.structure = part;
    draw();
    part.end();
    this.structure = parent;
  }

  /** Draws what says nothing: grounds, lines, page numbers. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A tagged text over the width of the page, or of a column; the next part begins below it. */
  paragraph(
    text: string,
    style: TextStyle & { tag?: string; x?: number; width?: number; after?: number } = {},
  ): void {
    const { x = this.left, width = this.width, after = 6, tag = 'P' } = style;
    const height = this.height(text, width, style);
    this.ensure(height);
    this.tag(tag, () => this.write(text, x, this.y, width, style));
    this.y += height + after;
  }

  /** Draws on each page when all are there: what it gets is the page's number and their count. */
  onEachPage(draw: (page: number, count: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.doc.switchToPage(index);
      this.decorate(() => draw(index + 1, count));
    }
  }

  end(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }

  private use({ font = 'body', size = 9, colour = COLOURS.ink }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(font).fontSize(size).fillColor(colour);
  }

  private features({ tabular }: TextStyle): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
    return tabular ? { features: ['tnum'] } : {};
  }
}
