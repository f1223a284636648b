import { resultSettings } from '#site/search/result-provider';
import { ConfigError } from '../shared/config/ConfigError';
import { recordOf } from '../shared/config/record-of';
import {
  address,
  isRecord,
  language,
  listOf,
  optional,
  settings,
  whole,
  words,
  type Check,
} from '../shared/config/schema';
import type { SearchAnswer } from '../../../../../../shared/search/search-answer';
import type { FilterListConfig } from './FilterListConfig';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** Written by our own server, so it is enough to check that all parts are there. */
function having<T>(...parts: readonly (keyof T & string)[]): Check<T> {
  const isWhole = (value: unknown): value is T =>
    isRecord(value) && parts.every((part) => typeof value[part] === 'object' && value[part] !== null);
  return (value, at) => {
    if (isWhole(value)) return value;
    throw new ConfigError(`${at} is not an object with ${parts.join(', ')}; give one`);
  };
}

/** The parts of the service's response that a list depends on. */
export const searchAnswer = having<SearchAnswer>('asked', 'items', 'facets', 'ranges', 'chips');

/** Of the filter list. */
export const filterListSchema: Check<FilterListConfig> = settings({
  id: words,
  title: optional(words),
  service: address,
  action: address,
  language,
  preset: recordOf(listOf(words)),
  facets: listOf(words),
  figures: listOf(words),
  pageSize: whole(1, 96),
  sort: optional(words),
  texts: having<FilterListTexts>('figureNames'),
  ...resultSettings,
  answer: optional(searchAnswer),
});
