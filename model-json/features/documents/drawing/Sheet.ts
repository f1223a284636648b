import PDFDocument from 'pdfkit';
import { ARCHIVE, attachFacts, DESCRIPTION_OF_UA, type Facts } from './archive';
import { COLOURS } from './colours';
import { drawLink } from './draw-link';
import { FONTS, type FontName } from './fonts';
import { printable } from './printable';

export interface SheetInfo {
  readonly title: string;
  readonly subject?: string | undefined;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO day: the document's creation date, so that the same content gives the same bytes. */
  readonly modified: string;
  /** Pages lie on their side. @default false */
  readonly isLandscape?: boolean;
  /** Facts for programs; they make it a document for archives. */
  readonly facts?: Facts | undefined;
}

/** The style of a run of text. Sizes in points. */
export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
  /** Tabular figures, for columns. */
  readonly tabular?: boolean;
  readonly spacing?: number;
}

/** Where a text leads: to an address, or to a destination in the document. */
export interface Target {
  readonly link?: string | undefined;
  readonly goTo?: string | undefined;
}

export interface TagOptions {
  readonly alt?: string;
  /** What a `TH` is the header of. */
  readonly scope?: 'Row' | 'Column';
}

export type Structure = PDFKit.PDFStructureElement;

const LETTER_REGIONS = new Set(['US', 'CA', 'MX', 'PH']);

/** Says that the document is PDF/UA. PDFKit's own option adds font data that PDF/UA forbids if it is incomplete. */
const IDENTIFICATION =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** Height reserved at the foot of a page. */
const FOOT = 46;

/**
 * A document on paper: Letter in countries that print on it, else A4. Its contents are tagged (ISO 32000-1, 14.8), so that PDF
 * and screen readers find headings, tables, lists and links; the rest is marked as decoration (PDF/UA-1).
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = 42;
  readonly top = 48;
  /** The structure element that new parts are added to. */
  structure: Structure;
  /** Where the next part begins. */
  y = 0;
  /** Draws the head of a page that begins because the last one was full. */
  onNewPage: () => void = () => {};
  private readonly chunks: Buffer[] = [];
  private isDecorating = false;

  constructor({ title, subject, author, language, modified, isLandscape, facts }: SheetInfo) {
    const region = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase() ?? '';
    const day = new Date(modified);
    this.doc = new PDFDocument({
      size: LETTER_REGIONS.has(region) ? 'LETTER' : 'A4',
      layout: isLandscape ? 'landscape' : 'portrait',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      ...(facts && { subset: ARCHIVE }),
      // Otherwise the document would contain Helvetica, which no text uses.
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
    this.doc.appendXML(IDENTIFICATION);
    if (facts) {
      this.doc.appendXML(DESCRIPTION_OF_UA);
      attachFacts(this.doc, facts, day);
    }
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

  /** Begins a new page if less than a height is left. */
  ensure(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  newPage(): void {
    this.pack();
    this.doc.addPage();
    this.y = this.top;
    this.onNewPage();
  }

  /**
   * Pages stay open until the page count is known. A catalogue's 93,000 short operators take 16 MB more than one buffer per
   * page.
   */
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

  /** Writes text into a column, untagged: for use inside tagged parts or decoration. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.use(style).text(printable(text), x, y, {
      width,
      align: style.align ?? 'left',
      lineGap: style.lineGap ?? 1.5,
      characterSpacing: style.spacing ?? 0,
      ...this.features(style),
    });
  }

  /**
   * Draws a structure element: `H1`, `P`, `Figure`, …
   *
   * @throws inside decoration, which must not contain any (PDF/UA-1, 7.1)
   */
  tag(type: string, draw: () => void, options: TagOptions = {}, parent = this.structure): void {
    if (this.isDecorating) throw new Error(`${type} cannot be part of decoration.`);
    parent.add(this.doc.struct(type, options, draw));
  }

  /** Tagged text that leads somewhere. */
  tagLink(
    type: string,
    text: string,
    target: Target,
    box: { x: number; y: number; width: number },
    style: TextStyle = {},
    options: TagOptions = {},
    parent = this.structure,
  ): void {
    const { x, y, width } = box;
    const own = Math.min(width, this.widthOf(text, style));
    const left = style.align === 'right' ? x + width - own : x;
    const place = { ...target, x: left, y, width: own, height: this.height(text, width, style) };
    const element = this.doc.struct(type, options);
    parent.add(element);
    drawLink(this.doc, element, text, place, () => this.write(text, x, y, width, style));
    element.end();
  }

  /** Opens a structure element for others until the function returns. */
  within(type: string, draw: () => void): void {
    const parent = this.structure;
    const part = this.doc.struct(type);
    parent.add(part);
    this.structure = part;
    draw();
    part.end();
    this.structure = parent;
  }

  /** Draws decoration: backgrounds, lines, page numbers. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.isDecorating = true;
    draw();
    this.isDecorating = false;
    this.doc.endMarkedContent();
  }

  /** Tagged text across the page or a column; the next part begins below it. */
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

  /** Draws on every page once all exist; receives the page's number and their count. */
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
