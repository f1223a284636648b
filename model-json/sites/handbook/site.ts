import { search } from '../../../api/server';
import { siteExporters } from './exporters';
import { synonyms } from './synonyms';

/** What a server needs to know about the site: its exporters and the features it uses. */
export const site = {
  registry: siteExporters,
  features: [search({ synonyms })],
} as const;
