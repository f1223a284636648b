import type { Registry } from '../../core/exporter/Exporter';
import { ownExporters } from '../../core/exporter/site/exporters';
import { pageExporters } from '../../core/exporter/site/page/page';
import { formExporters } from '../../features/forms/exporter/form';
import { forms } from '../../features/forms/feature';
import { headless } from '../../features/headless/feature';
import type { Synonyms } from '../../features/search/api/search-source';
import { searchExporters } from '../../features/search/exporter';
import { search } from '../../features/search/feature';

/**
 * The exporters of a project: those of every site and of its features, and its own, which come last and so may replace one.
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

/** What a server needs to know about the project: its exporters and the features of every project. */
export const siteOf = (registry: Registry, synonyms: Partial<Synonyms>) => ({
  registry,
  features: [forms(), search({ synonyms }), headless],
});
