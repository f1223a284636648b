import { documentsOf, type DocumentEntry } from '../../../catalogue/documents/models/document-entries';
import { SELECTORS } from '../../../catalogue/documents/models/site-document';
import type { SiteDocumentType } from '../../../catalogue/documents/models/SiteDocument';
import type { Language, SearchDocument } from '../../engine/SearchDocument';
import { isFindable } from '../../../../core/server/pages/is-findable';
import type { Described } from './Described';
import { pagesAbove } from '../answers/places';

/** A document that is drawn from a page and is found by itself: a product's data sheet is found as the product. */
export type FoundType = Exclude<SiteDocumentType, 'data-sheet'>;

/** What such documents are called, so that a visitor who looks for a manual finds one. */
export const TYPE_WORDS: Readonly<Record<FoundType, Readonly<Record<Language, string>>>> = {
  manual: {
    en: 'Operating manual',
    de: 'Betriebsanleitung',
    fr: 'Notice d’utilisation',
    es: 'Manual de instrucciones',
  },
  catalogue: { en: 'Catalogue', de: 'Katalog', fr: 'Catalogue', es: 'Catálogo' },
};

const ADDRESS = /^(.+)\.(\w+)\.pdf$/;

/** The manuals and the catalogue that are drawn from the pages of a language, for each site its own. */
export function* drawnDocuments({ language, sites, contextOf }: Described): Generator<SearchDocument> {
  for (const site of sites) {
    for (const entry of documentsOf(site.root, contextOf(site))) {
      const { type, page, title, kind } = entry;
      if (type === 'data-sheet' || !isFindable(page)) continue;
      const path = pathOf(entry);
      yield {
        id: path,
        language,
        kind: 'document',
        name: title,
        path,
        subject: [TYPE_WORDS[type][language], kind].filter(Boolean).join(' '),
        facets: { site: [site.root.path], below: pagesAbove(page) },
      };
    }
  }
}

/** Its address below the repository: `/content/…/mobile.manual.pdf`. */
export const pathOf = ({ page, type }: DocumentEntry): string => `${page.path}.${SELECTORS[type]}.pdf`;

/** The page of such an address, and the type of what is drawn from it; undefined for any other address. */
export function readPath(path: string): { page: string; type: FoundType } | undefined {
  const [, page = '', selector] = ADDRESS.exec(path) ?? [];
  const type = (['manual', 'catalogue'] as const).find((each) => SELECTORS[each] === selector);
  return type && { page, type };
}
