import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import type { SiteDocument } from './SiteDocument';

/** A document's file name for downloads, in its language: `Ventora R 7 - Datenblatt.pdf`. */
export function fileName(document: SiteDocument): string {
  const { documentTypes, documentSheet } = catalogueWords(document.language);
  const type =
    document.type === 'catalogue' ? documentSheet.catalogue : (documentTypes[document.type] ?? document.type);
  const about =
    document.type === 'data-sheet'
      ? document.name
      : document.type === 'manual'
        ? document.families.join(', ')
        : '';
  const region = document.language.toUpperCase();
  const words = [document.site, about].filter(Boolean).join(' ');
  return `${words} - ${type} (${region}).pdf`.replace(/\s+/g, ' ').replace(/[\\/:*?"<>|]/g, '-');
}
