import type { SiteDocument } from './SiteDocument';

/** Paths of a document's pictures. */
export function picturesOf(document: SiteDocument): string[] {
  const named =
    document.type === 'catalogue'
      ? [
          document.picture,
          ...document.chapters.flatMap(({ families }) => families.map(({ picture }) => picture)),
        ]
      : document.type === 'data-sheet'
        ? [document.picture]
        : [];
  return [...new Set(named.flatMap((path) => path ?? []))];
}
