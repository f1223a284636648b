// Not from `api/server`, which has all features: what this site does not use would be in its programs.
import { search } from '../../features/search/feature';
import { siteExporters } from './exporters';
import { synonyms } from './synonyms';

/** What a server needs to know about the site: its exporters and the features it uses. */
export const site = {
  registry: siteExporters,
  features: [search({ synonyms })],
} as const;
