/**
 * `ventora/search`: what a site tells the search of its words. Apart from `ventora/server`, since browsers search a site of
 * files with it, too.
 */
export {
  oneWay,
  same,
  type SynonymGroup,
  type Synonyms,
} from '../model-json/features/search/api/search-source';
