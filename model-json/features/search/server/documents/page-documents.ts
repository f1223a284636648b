import {
  childPages,
  contentOf,
  listTitle,
  pageDescription,
  pageProperties,
  pageTitle,
} from '../../../../core/exporter/shared/pages';
import { text } from '../../../../core/exporter/shared/properties';
import type { Resource } from '../../../../core/repository/Resource';
import type { PageKind, SearchableContent } from '../../SearchableContent';
import { firstOf } from '../first-of';
import type { SearchDocument } from '../../engine/SearchDocument';
import type { Described } from './Described';
import { isFindable } from '../../../../core/server/pages/is-findable';
import { wordsOn } from './page-words';
import { pagesAbove } from '../answers/places';
import type { Site } from '../../../../core/server/pages/sites';
import { componentType } from '../../../../../shared/addresses/app';

const ARTICLE: PageKind = { kind: 'article', boost: 0.1 };
const PAGE: PageKind = { kind: 'page', boost: 0 };

/** The pages of a site that visitors can find. Pages replaced by something else, such as a product, are left out. */
export function* pageDocuments(
  site: Site,
  described: Described,
  sources: readonly SearchableContent[],
): Generator<SearchDocument> {
  for (const page of pagesBelow(site.root)) {
    const isReplaced = sources.some(({ standsFor }) => standsFor?.(page) !== undefined);
    if (!isReplaced && isFound(page, sources)) yield pageDocument(page, site, described, sources);
  }
}

/** Whether a page is a result: it is searchable, and does not itself list all results. */
export const isFound = (page: Resource, sources: readonly SearchableContent[]): boolean =>
  isFindable(page) && !listsEverything(page, sources);

/** A list of results lists everything unless its author restricts it. */
function listsEverything(page: Resource, sources: readonly SearchableContent[]): boolean {
  const own = pageProperties(page);
  const isWhole = ({ properties }: Resource) =>
    text(properties, 'sling:resourceType') === componentType('filterlist') &&
    !text(properties, 'kind') &&
    sources.every(({ preset }) => Object.keys(preset?.(properties, own) ?? {}).length === 0);
  const holds = (node: Resource): boolean =>
    [...node.children.values()].some((child) => isWhole(child) || holds(child));
  const content = contentOf(page);
  return content !== undefined && holds(content);
}

/** Pages at and below a root. */
export function* pagesBelow(root: Resource): Generator<Resource> {
  yield root;
  for (const child of childPages(root)) yield* pagesBelow(child);
}

/** A page as a document. */
export function pageDocument(
  page: Resource,
  site: Site,
  { contextOf, language }: Described,
  sources: readonly SearchableContent[],
): SearchDocument {
  const context = contextOf(site);
  const own = firstOf(sources, ({ kindOf }) => kindOf?.(page, site, context));
  const { kind, boost, subject } = own ?? (isArticle(page) ? ARTICLE : PAGE);
  return {
    id: page.path,
    language,
    kind,
    name: foundTitle(page),
    path: page.path,
    subject: [pageDescription(page), subject].filter(Boolean).join(' '),
    body: wordsOn(page, context.tree),
    facets: { site: [site.root.path], below: pagesAbove(page) },
    ...(boost > 0 && { boost }),
  };
}

/** A page's own title among results. Its navigation title (`Piston`, below `Mobile`) says too little on its own. */
export const foundTitle = (page: Resource): string => pageTitle(page) ?? listTitle(page);

const isArticle = (page: Resource): boolean =>
  text(pageProperties(page), 'cq:template')?.endsWith('/article-page') ?? false;
