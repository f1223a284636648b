import type { Json, Model } from '../../../../core/exporter/Exporter';
import { languageRoot, languageTag, localeOf } from '../../../../core/exporter/shared/locale/languages';
import type { Resource } from '../../../../core/repository/Resource';
import type { Searcher } from '../../engine/SearchEngine';
import { componentsIn, withComponents } from '../../../../core/server/pages/components-in';
import type { Instance } from '../../../../core/server/Instance';
import type { QueryLog } from '../../report/QueryLog';
import { siteOf, type Site } from '../../../../core/server/pages/sites';
import { isAway } from '../is-away';
import { FILTER_LIST, filterListAnswer } from './filter-lists';

/** A model with its lists of results filled. */
export interface Filled {
  readonly model: Model;
  /** Whether the address is invalid; the lists then show their default results. */
  readonly isRefused: boolean;
  /** Whether all lists were filled: the first index may not be ready yet. */
  readonly isWhole: boolean;
  /** What to count for the statistics: the query, and the number of results in the first list. */
  readonly searched?: Parameters<QueryLog['add']>;
}

/** Types of the components that show search results. */
export const withResults = ({ search }: Instance): string[] => [
  FILTER_LIST,
  ...search.components.map(({ type }) => type),
];

const known = new WeakMap<Model, boolean>();

/** Whether a model contains a component that shows search results. Child pages (`:children`) are ignored. */
export function holdsResults(instance: Instance, model: Model): boolean {
  const found =
    known.get(model) ?? withResults(instance).some((type) => !componentsIn(model, type).next().done);
  known.set(model, found);
  return found;
}

/**
 * Fills each component of a model that shows search results: `answer` for lists with filters, and the models of components that
 * features add.
 * @param page the page of the components; its site is searched
 * @param url the request's, with its query
 */
export async function fillResults(
  instance: Instance,
  original: Model,
  page: Resource,
  url: string,
): Promise<Filled> {
  const { search } = instance;
  const site = siteOfPage(page, search.sites());
  const without: Filled = { model: original, isRefused: false, isWhole: false };
  if (!site) return without;
  try {
    return await filledFrom(await search.engine(), site, original, { instance, url });
  } catch (error) {
    if (isAway(error)) return without;
    throw error;
  }
}

interface AskedBy {
  readonly instance: Instance;
  readonly url: string;
}

async function filledFrom(
  engine: Searcher,
  site: Site,
  original: Model,
  { instance, url }: AskedBy,
): Promise<Filled> {
  const { search } = instance;
  const filled = new Map<Model, Model>();
  let isRefused = false;
  let searched: Filled['searched'];
  for (const list of componentsIn(original, FILTER_LIST)) {
    const { answer, isNew } = await filterListAnswer(list, instance, site, engine, url);
    filled.set(list, { ...list, answer: answer as unknown as Json });
    isRefused ||= answer.problem !== undefined;
    if (isNew) searched ??= [site.language, answer.asked.q, answer.total];
  }
  for (const { type, fill } of search.components) {
    for (const shown of componentsIn(original, type)) {
      const own = await fill(shown, { site, engine, service: search.service });
      if (!own) continue;
      filled.set(shown, { ...shown, ...own.found });
      if (own.searched) searched ??= [site.language, own.searched.query, own.searched.total];
    }
  }
  return { model: withComponents(original, filled), isRefused, isWhole: true, ...(searched && { searched }) };
}

/** The site of a page; for a page outside all sites, the one in its language or else the first. */
function siteOfPage(page: Resource, sites: readonly Site[]): Site | undefined {
  const root = languageRoot(page)?.path;
  return (
    sites.find((site) => site.root.path === root) ?? siteOf(sites, languageTag(localeOf(page))) ?? sites[0]
  );
}
