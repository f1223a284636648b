import type { Sheet } from '../../../../documents/api/drawing';

/** On which pages things stand, and places that lead there. */
export class PageNumbers {
  private readonly pages = new Map<string, number>();

  constructor(private readonly sheet: Sheet) {}

  /** Remembers that something begins at the height of the next part. */
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
