import { ConfigError } from '../shared/config/ConfigError';
import {
  address,
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values by name. */
const recordOf =
  <T>(check: Check<T>): Check<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isRecord(value)) throw new ConfigError(`${at} is no object; give values by name`);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, check(each, `${at}.${name}`)]),
    );
  };

/** Written by our own server from its own words: that they are there is enough. */
const texts: Check<FilterListTexts> = (value, at) => {
  if (isRecord(value) && isRecord(value.figureNames)) return value as FilterListTexts;
  throw new ConfigError(`${at} is no object with figureNames; give the words of the list`);
};

/** What the service gives, as far as a list stands on it. */
export const searchAnswer: Check<SearchAnswer> = (value, at) => {
  const wanted = ['asked', 'items', 'facets', 'ranges', 'chips'];
  if (isRecord(value) && wanted.every((name) => typeof value[name] === 'object' && value[name] !== null))
    return value as unknown as SearchAnswer;
  throw new ConfigError(`${at} is no answer of the search service; give one with ${wanted.join(', ')}`);
};

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
  texts,
  choosing: optional(recordOf(address)),
  answer: optional(searchAnswer),
});
