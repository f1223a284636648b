import {
  type Registry,
  ownExporters,
  pageExporters,
  formExporters,
  searchExporters,
} from '../../../api/exporter';
import { forms, headless, search } from '../../../api/server';
import type { Synonyms } from '../../../api/search';

/**
 * The exporters of a site with the features of any: those of every site and of its features, and its own, which come last and so may
 * replace one.
 *
 * @param own by resource type
 */
export const exportersOf = (own: Registry): Registry => ({
  ...ownExporters,
  ...formExporters,
  ...searchExporters(),
  ...pageExporters(),
  ...own,
});

/** What a server needs to know about such a site: its exporters and its features. */
export const siteOf = (registry: Registry, synonyms: Partial<Synonyms>) => ({
  registry,
  features: [forms(), search({ synonyms }), headless],
});
