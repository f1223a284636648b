import type { Registry } from '../../core/exporter/Exporter';
import { ownExporters } from '../../core/exporter/site/exporters';
import { pageExporters } from '../../core/exporter/site/page/page';
import { formExporters } from '../../features/forms/exporter/form';
import { searchExporters } from '../../features/search/exporter';

/** The exporters of every site, and those of the features that this one uses. */
export const siteExporters: Registry = {
  ...ownExporters,
  ...formExporters,
  ...searchExporters(),
  ...pageExporters(),
};
