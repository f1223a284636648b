import type { Repository } from '../../model-json/core/repository/Repository';
import type { Resource, Value } from '../../model-json/core/repository/Resource';
import { catalogueWords } from '../../shared/features/catalogue/api/words';
import { deliveryWords } from '../../shared/features/catalogue/delivery/words';
import { reasonWords } from '../../shared/features/catalogue/reasons/words';
import { formWords } from '../../shared/features/forms/words';
import { filterList } from '../../shared/words/by-language/filter-list';
import { productBanner, productField, productList } from '../../shared/words/by-language/product-search';
import { searchBanner, searchField } from '../../shared/words/by-language/search-field';
import { searchPage } from '../../shared/words/by-language/search-page';
import { dictionary } from '../../shared/words/dictionary';
import { messagesFor } from '../../shared/words/messages';
import { words } from './content-tree';

/** A visible text and its path. */
export type Shown = readonly [at: string, text: string];

/** Machine-readable names, ids and paths. */
const isForMachines = (value: string) => /^(?:[a-z\d:/._-]+|\/.*|[a-z]+:.*)$/s.test(value);
const textsOf = (value: Value): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && !isForMachines(each),
  );

function* shownBelow(node: Resource): Generator<Shown> {
  for (const [name, value] of Object.entries(node.properties)) {
    if (
      /^(?:jcr:(?:primaryType|mixinTypes|uuid|created|lastModified)|cq:.*)$/.test(name) &&
      name !== 'cq:panelTitle'
    )
      continue;
    for (const text of textsOf(value)) yield [`${node.path}/${name}`, words(text)];
  }
  for (const child of node.children.values()) yield* shownBelow(child);
}

/** A fragment's properties for a locale, as models read them: from the country's variation, the language's, the source. */
function* fragmentsFor(node: Resource, locale: string): Generator<Shown> {
  const data = node.name === 'jcr:content' ? node.children.get('data') : undefined;
  const [own, language, source] = [locale, locale.slice(0, 2), 'master'].map(
    (name) => data?.children.get(name)?.properties ?? {},
  );
  for (const [name, value] of Object.entries({ ...source, ...language, ...own })) {
    for (const text of textsOf(value)) yield [`${node.path}/${name}`, words(text)];
  }
  for (const child of node.children.values()) yield* fragmentsFor(child, locale);
}

function* tagsFor(node: Resource, locale: string): Generator<Shown> {
  const { properties } = node;
  const title = [`jcr:title.${locale}`, `jcr:title.${locale.slice(0, 2)}`, 'jcr:title']
    .map((name) => properties[name])
    .find((each) => each !== undefined);
  if (title !== undefined) yield [node.path, String(title)];
  for (const child of node.children.values()) yield* tagsFor(child, locale);
}

function* messagesIn(messages: object, at: string): Generator<Shown> {
  for (const [name, value] of Object.entries(messages) as [string, unknown][]) {
    if (typeof value === 'string') yield [`${at}.${name}`, value];
    else if (typeof value === 'object' && value !== null) yield* messagesIn(value, `${at}.${name}`);
  }
}

/** Pages of a country in a language, with header and footer. */
export function* pagesOf(site: Repository, country: string): Generator<Shown> {
  for (const root of ['/content/ventora', '/content/experience-fragments/ventora'])
    yield* shownBelow(site.get(`${root}/${country}`)!);
}

/** Products, manuals and dealers in a locale (`en_us`). */
export function* fragmentsOf(site: Repository, locale: string): Generator<Shown> {
  for (const folder of ['products', 'manuals', 'dealers'])
    yield* fragmentsFor(site.get(`/content/dam/ventora/${folder}`)!, locale);
}

/** Families, uses and features in a locale. */
export const tagsOf = (site: Repository, locale: string): Generator<Shown> =>
  tagsFor(site.get('/content/cq:tags/ventora')!, locale);

const wordsOfSearch = [
  searchBanner,
  searchField,
  searchPage,
  filterList,
  productBanner,
  productField,
  productList,
];
const dictionaries: readonly ((language: string) => object)[] = [
  messagesFor,
  catalogueWords,
  reasonWords,
  deliveryWords,
  formWords,
  ...wordsOfSearch.map((words) => dictionary<object>(words)),
];

/** Interface messages. */
export function* messagesOf(locale: string): Generator<Shown> {
  for (const wordsFor of dictionaries) yield* messagesIn(wordsFor(locale.replace('_', '-')), 'messages');
}
