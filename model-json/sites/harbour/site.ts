import { siteOf } from '../plain/site-of';
import { siteExporters } from './exporters';
import { synonyms } from './synonyms';

/** What a server needs to know about the site: its exporters and the features it uses. */
export const site = siteOf(siteExporters, synonyms);
