declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace PDFKit.Mixins {
    /* What PDFKit takes beyond its published types. */
    interface LinkOptions {
      /** What the link is called: an object, as PDFKit writes a plain string as a name. */
      readonly Contents: object;
      readonly structParent: PDFStructureElement;
    }
    interface PDFAnnotation {
      link(x: number, y: number, width: number, height: number, url: string, options: LinkOptions): this;
      goTo(x: number, y: number, width: number, height: number, name: string, options: LinkOptions): this;
    }
  }
}

/** Where a link leads, and where it is on the page. */
export interface LinkPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** An address. */
  readonly link?: string | undefined;
  /** Name of a destination in the document. */
  readonly goTo?: string | undefined;
}

/**
 * Draws the text of a link as an element of its own, which says what it is called (PDF/UA-1, 7.18.5).
 * @param parent the element that the link is in
 */
export function drawLink(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  text: string,
  { x, y, width, height, link, goTo }: LinkPlace,
  draw: () => void,
): void {
  const element = doc.struct('Link');
  parent.add(element);
  element.add(draw);
  const options = { Contents: new String(text), structParent: element };
  if (link !== undefined) doc.link(x, y, width, height, link, options);
  else if (goTo !== undefined) doc.goTo(x, y, width, height, goTo, options);
  element.end();
}
