import type { Json, Model } from '../../../../core/exporter/Exporter';
import { languageRoot, languageTag, localeOf } from '../../../../core/exporter/shared/locale/languages';
import type { Resource } from '../../../../core/repository/Resource';
import type { SearchEngine } from '../../engine/SearchEngine';
import { componentsIn, withComponents } from '../../../../core/server/pages/components-in';
import { HttpError } from '../../../../core/server/http/http-error';
import type { Instance } from '../../../../core/server/Instance';
import type { QueryLog } from '../../report/QueryLog';
import { siteOf, type Site } from '../../../../core/server/pages/sites';
import { FILTER_LIST, filterListAnswer } from './filter-lists';

/** A model whose lists of results hold what was found. */
export interface Filled {
  readonly model: Model;
  /** Whether the address asks what cannot be; the lists show what they show without. */
  readonly isRefused: boolean;
  /** Whether all lists were answered: the first index may not be there yet. */
  readonly isWhole: boolean;
  /** What is counted of it: the words that somebody looks for, and how many results the first list has. */
  readonly searched?: Parameters<QueryLog['add']>;
}

/** Types of the components that show search results. */
export const withResults = ({ search }: Instance): string[] => [
  FILTER_LIST,
  ...search.components.map(({ type }) => type),
];

const known = new WeakMap<Model, boolean>();

/** Whether a component that shows search results stands in a model. Pages below (`:children`) are not looked at. */
export function holdsResults(instance: Instance, model: Model): boolean {
  const found =
    known.get(model) ?? withResults(instance).some((type) => !componentsIn(model, type).next().done);
  known.set(model, found);
  return found;
}

/**
 * Puts what is found into each component of a model that shows search results: `answer` into lists with filters, what they
 * show into those that features add.
 *
 * @param page that they stand on: its site is searched
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
  const engine = await engineOf(instance);
  if (!site || !engine) return { model: original, isRefused: false, isWhole: false };
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

/** The site that a page belongs to; for a page of none the one in its language, else the first. */
function siteOfPage(page: Resource, sites: readonly Site[]): Site | undefined {
  const root = languageRoot(page)?.path;
  return (
    sites.find((site) => site.root.path === root) ?? siteOf(sites, languageTag(localeOf(page))) ?? sites[0]
  );
}

async function engineOf({ search }: Instance): Promise<SearchEngine | undefined> {
  try {
    return await search.engine();
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
