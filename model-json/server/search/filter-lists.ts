import type { SearchAnswer } from '../../../ui.frontend/src/widgets/shared/search-answer';
import { languageRoot, languageTag, localeOf } from '../../exporter/shared/languages';
import type { Json, Model } from '../../exporter/Exporter';
import type { Resource } from '../../repository/Resource';
import { QueryError } from '../../search/QueryError';
import type { SearchEngine } from '../../search/SearchEngine';
import { componentsIn } from '../components-in';
import { HttpError } from '../http-error';
import type { Instance } from '../Instance';
import type { QueryLog } from '../search-report/QueryLog';
import { isFirst } from './is-first';
import { presetOf, within, type Preset } from './preset';
import { AddressError, QueryString } from './QueryString';
import { readQuestion, type Question } from './read-address';
import { FACETS, FIGURE_NAMES } from './search-schema';
import { siteOf, type Site } from '../sites';

const FILTER_LIST = 'ventora/components/filterlist';
const NOTHING = new QueryString('');

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

const known = new WeakMap<Model, boolean>();

/** Whether a component that shows search results stands in a model. Pages below (`:children`) are not looked at. */
export function holdsFilterList(model: Model): boolean {
  const found = known.get(model) ?? !componentsIn(model, FILTER_LIST).next().done;
  known.set(model, found);
  return found;
}

/**
 * Puts `answer` into each list of results of a model: what the address asks for, within what the list's author settled.
 *
 * @param page that the lists stand on: its site is searched
 * @param url the request's, with its query
 */
export async function fillFilterLists(
  instance: Instance,
  original: Model,
  page: Resource,
  url: string,
): Promise<Filled> {
  const { search } = instance;
  const site = siteOfPage(page, search.sites());
  const engine = await engineOf(instance);
  if (!site || !engine) return { model: original, isRefused: false, isWhole: false };
  const model = structuredClone(original);
  let isRefused = false;
  let searched: Filled['searched'];
  for (const list of componentsIn(model, FILTER_LIST)) {
    const { answer, isNew } = await answerFor(list, instance, site, engine, url);
    list.answer = answer as unknown as Json;
    isRefused ||= answer.problem !== undefined;
    if (isNew) searched ??= [site.language, answer.asked.q, answer.total];
  }
  return { model, isRefused, isWhole: true, ...(searched && { searched }) };
}

interface ListAnswer {
  readonly answer: SearchAnswer;
  /** Whether somebody begins to look for something, not goes on. */
  readonly isNew: boolean;
}

async function answerFor(
  list: Model,
  { search, runMode }: Instance,
  site: Site,
  engine: SearchEngine,
  url: string,
): Promise<ListAnswer> {
  const preset = presetOf(list);
  const ask = async (query: QueryString): Promise<ListAnswer> => {
    const question = questionOf(preset, query, site, runMode === 'author');
    const answer = await search.service.search(
      { ...question, asked: within(preset, question.asked) },
      engine,
    );
    return { answer, isNew: isFirst(question.asked) };
  };
  try {
    return await ask(new QueryString(url));
  } catch (error) {
    const isRefusal = error instanceof AddressError || error instanceof QueryError;
    if (!isRefusal) throw error;
    const parameter = error instanceof AddressError ? error.parameter : error.field;
    const { answer } = await ask(NOTHING);
    return { answer: { ...answer, problem: { parameter } }, isNew: false };
  }
}

function questionOf(preset: Preset, query: QueryString, site: Site, explains: boolean): Question {
  const { filters: within, pageSize: size, facets, figures } = preset;
  return {
    ...readQuestion(query, { site, explains, ...(size !== undefined && { size }) }),
    within,
    facets: facets.length > 0 ? facets : FACETS,
    figures: figures.length > 0 ? figures : FIGURE_NAMES,
  };
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
