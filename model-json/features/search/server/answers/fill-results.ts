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
import { PRODUCT_SEARCH, productQuestion, productsFound } from './product-searches';

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

/** Components that show search results. */
export const WITH_RESULTS = [FILTER_LIST, PRODUCT_SEARCH] as const;

const known = new WeakMap<Model, boolean>();

/** Whether a component that shows search results stands in a model. Pages below (`:children`) are not looked at. */
export function holdsResults(model: Model): boolean {
  const found = known.get(model) ?? WITH_RESULTS.some((type) => !componentsIn(model, type).next().done);
  known.set(model, found);
  return found;
}

/**
 * Puts what is found into each component of a model that shows search results: `answer` into lists with filters, products
 * and families into product searches.
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
  for (const shown of componentsIn(original, PRODUCT_SEARCH)) {
    const asked = productQuestion(shown);
    if (!asked) continue;
    const found = await productsFound(asked, String(shown.action), instance, site, engine);
    filled.set(shown, { ...shown, ...found });
    const isNew = asked.page === 1 && asked.families.length === 0;
    if (isNew) searched ??= [site.language, asked.query, found.total];
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
