import { catalogueWords } from '../../../../shared/features/catalogue/api/words';
import type { Language } from '../../../../shared/words/languages';
import type { PageItem } from '../../../../shared/search/search-answer';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { linkTo } from '../../../core/exporter/shared/links/links';
import { documentEntries, documentsOf, type DocumentEntry } from '../documents/models/document-entries';
import { SELECTORS } from '../documents/models/site-document';
import type { SiteDocumentType } from '../documents/models/SiteDocument';
import { isFindable } from '../../../core/server/pages/is-findable';
import { pagesAbove, withoutGaps, type Described, type SearchDocument } from '../../search/api/search-source';

/** Documents generated from a page that are results of their own; a data sheet is found as its product. */
export const FOUND_TYPES = ['manual', 'catalogue'] as const satisfies readonly SiteDocumentType[];
export type FoundType = (typeof FOUND_TYPES)[number];

/** The type's name as in document lists, so that a search for “manual” finds manuals. */
function titleOf(type: FoundType, language: Language): string {
  const { documentTypes, documentSheet } = catalogueWords(language);
  return type === 'manual' ? (documentTypes.manual ?? type) : documentSheet.catalogue;
}

const ADDRESS = /^(.+)\.(\w+)\.pdf$/;

/** The manuals and catalogues generated from the pages of a language, separately for each site. */
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
        subject: [titleOf(type, language), kind].filter(Boolean).join(' '),
        facets: { site: [site.root.path], below: pagesAbove(page) },
      };
    }
  }
}

/** Its address below the repository: `/content/…/mobile.manual.pdf`. */
export const pathOf = ({ page, type }: DocumentEntry): string => `${page.path}.${SELECTORS[type]}.pdf`;

/** The page and document type of such an address; undefined for any other address. */
export function readPath(path: string): { page: string; type: FoundType } | undefined {
  const [, page = '', selector] = ADDRESS.exec(path) ?? [];
  const type = FOUND_TYPES.find((each) => SELECTORS[each] === selector);
  return type && { page, type };
}

/** A document generated from a page, as a result; its size is known once it has been generated. */
export function drawnItem(path: string, owner: ComponentOwner): PageItem | undefined {
  const { context } = owner;
  const address = readPath(path);
  const entry =
    address &&
    documentEntries(context).find(({ type, page }) => page.path === address.page && type === address.type);
  const url = entry && linkTo(path, owner).mappedUrl;
  if (!address || !entry || url === undefined) return undefined;
  return withoutGaps({
    type: 'document' as const,
    id: path,
    title: entry.title,
    url,
    description: entry.kind,
    format: 'PDF',
    bytes: context.services?.drawnFile?.(entry.page, SELECTORS[address.type], undefined)?.bytes,
    documentType: address.type,
    language: entry.language,
  });
}
