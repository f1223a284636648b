import {
  childPages,
  contentOf,
  listTitle,
  pageDescription,
  pageProperties,
  pageTitle,
} from '../../../../core/exporter/shared/pages';
import { text } from '../../../../core/exporter/shared/properties';
import { tagName } from '../../../catalogue/products/families';
import { derivedPageOf } from '../../../../core/repository/derived/derived-page-of';
import type { Resource } from '../../../../core/repository/Resource';
import type { DocumentKind, SearchDocument } from '../../engine/SearchDocument';
import type { Described } from './Described';
import { isFindable } from '../../../../core/server/pages/is-findable';
import { wordsOn } from './page-words';
import { pagesAbove } from '../answers/places';
import type { Site } from '../../../../core/server/pages/sites';
import { componentType } from '../../../../../shared/addresses/app';

const BOOSTS: Partial<Record<DocumentKind, number>> = { family: 0.6, article: 0.1 };

/** The pages of a site that visitors may find. Pages of products are not among them: their product is. */
export function* pageDocuments(site: Site, described: Described): Generator<SearchDocument> {
  for (const page of pagesBelow(site.root)) {
    if (!productPathOf(page) && isFound(page)) yield pageDocument(page, site, described);
  }
}

/** Whether a page is a result: it may be found, and is not itself the one that lists all results. */
export const isFound = (page: Resource): boolean => isFindable(page) && !listsEverything(page);

/** A list of results lists everything unless its author keeps it to a kind, or its page is of a family. */
function listsEverything(page: Resource): boolean {
  if (text(pageProperties(page), 'family')) return false;
  const isWhole = ({ properties }: Resource) =>
    text(properties, 'sling:resourceType') === componentType('filterlist') &&
    !text(properties, 'kind') &&
    !text(properties, 'category');
  const holds = (node: Resource): boolean =>
    [...node.children.values()].some((child) => isWhole(child) || holds(child));
  const content = contentOf(page);
  return content !== undefined && holds(content);
}

/** The product that a page shows. */
export const productPathOf = (page: Resource): string | undefined =>
  text(derivedPageOf(page)?.key ?? pageProperties(page), 'productPath');

/** Pages at and below a root. */
export function* pagesBelow(root: Resource): Generator<Resource> {
  yield root;
  for (const child of childPages(root)) yield* pagesBelow(child);
}

/** A page as a document. */
export function pageDocument(page: Resource, site: Site, { contextOf, language }: Described): SearchDocument {
  const kind = kindOf(page);
  const properties = pageProperties(page);
  const context = contextOf(site);
  const family = tagName(context, text(properties, 'family'), site.locale);
  return {
    id: page.path,
    language,
    kind,
    name: foundTitle(page),
    path: page.path,
    subject: [pageDescription(page), family].filter(Boolean).join(' '),
    body: wordsOn(page, context.tree),
    facets: { site: [site.root.path], below: pagesAbove(page) },
    ...(BOOSTS[kind] !== undefined && { boost: BOOSTS[kind] }),
  };
}

/** The title of a page among results: its own. What menus call it (`Piston`, below `Mobile`) says too little on its own. */
export const foundTitle = (page: Resource): string => pageTitle(page) ?? listTitle(page);

function kindOf(page: Resource): DocumentKind {
  const properties = pageProperties(page);
  if (text(properties, 'family')) return 'family';
  return text(properties, 'cq:template')?.endsWith('/article-page') ? 'article' : 'page';
}
