import { componentType } from '../../../../shared/addresses/app';
import type { Registry } from '../../../core/exporter/Exporter';
import type { SearchSource } from '../SearchSource';
import { filterlist } from './filterlist';
import { search } from './search';
import { searchBanner, searchBox } from './search-field';
import { searchRules } from './searchrules/searchrules';

/**
 * The exporters of the search.
 * @param sources what other features of the site make searchable
 */
export const searchExporters = (...sources: readonly SearchSource[]): Registry => ({
  [componentType('filterlist')]: filterlist(sources),
  [componentType('search')]: search,
  [componentType('searchbanner')]: searchBanner,
  [componentType('searchbox')]: searchBox,
  [componentType('searchrules')]: searchRules(sources),
});
