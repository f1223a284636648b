import type { SearchAnswer } from '../../../../../shared/search/search-answer';
import type { Model } from '../../../../core/exporter/Exporter';
import { QueryError } from '../../engine/QueryError';
import type { Searcher } from '../../engine/SearchEngine';
import type { Instance } from '../../../../core/server/Instance';
import type { Site } from '../../../../core/server/pages/sites';
import { isFirst } from './is-first';
import { presetOf, within, type Preset } from './preset';
import { AddressError, QueryString } from '../QueryString';
import type { Defaults, Question } from '../read-address';
import { readAsking } from '../read-asking';
import { componentType } from '../../../../../shared/addresses/app';

export const FILTER_LIST = componentType('filterlist');

const NOTHING = new QueryString('');

interface ListAnswer {
  readonly answer: SearchAnswer;
  /** Whether this is a new search, not the next page or a filter. */
  readonly isNew: boolean;
}

/**
 * The content of a list with filters: what the address asks for, within the author's preset.
 * @param url the request's, with its query
 */
export async function filterListAnswer(
  list: Model,
  { search, runMode }: Instance,
  site: Site,
  engine: Searcher,
  url: string,
): Promise<ListAnswer> {
  const { schema } = search;
  const preset = presetOf(list, schema);
  const ask = async (query: QueryString): Promise<ListAnswer> => {
    const question = questionOf(preset, query, { site, schema, explains: runMode === 'author' });
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

function questionOf(preset: Preset, query: QueryString, defaults: Defaults): Question {
  const { filters: within, pageSize: size, facets, figures } = preset;
  return {
    site: defaults.site,
    ...readAsking(query, { ...defaults, ...(size !== undefined && { size }) }),
    within,
    facets: facets.length > 0 ? facets : defaults.schema.facets,
    figures: figures.length > 0 ? figures : defaults.schema.figures,
  };
}
