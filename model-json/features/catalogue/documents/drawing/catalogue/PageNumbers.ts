import type { Sheet } from '../../../../documents/api/drawing';

/** The page numbers of destinations, and links to them. */
export class PageNumbers {
  private readonly pages = new Map<string, number>();

  constructor(private readonly sheet: Sheet) {}

  /** Records a destination at the position of the next part. */
  mark(name: string): void {
    const { doc, y } = this.sheet;
    if (this.pages.has(name)) return;
    this.pages.set(name, doc.bufferedPageRange().count);
    doc.addNamedDestination(name, 'XYZ', 0, y - 12, null);
  }

  of(name: string): string {
    return String(this.pages.get(name) ?? '');
  }
}
