import type { Registry } from '../../../api/exporter';
import { ownExporters } from '../../core/exporter/site/exporters';
import { pageExporters } from '../../core/exporter/site/page/page';
import { docsExporters } from '../../features/docs/exporter';
import { searchExporters } from '../../features/search/exporter';

/** The exporters of every site, and those of the features that this one uses. */
export const siteExporters: Registry = {
  ...ownExporters,
  ...docsExporters,
  ...searchExporters(),
  ...pageExporters(),
};
