import { forms } from '../../features/forms/feature';
import { headless } from '../../features/headless/feature';
import { search } from '../../features/search/feature';
import { siteExporters } from './exporters';
import { synonyms } from './synonyms';

/** What a server needs to know about the site: its exporters and the features it uses. */
export const site = {
  registry: siteExporters,
  features: [forms(), search({ synonyms }), headless],
} as const;
