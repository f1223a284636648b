import { ownExporters, pageExporters, searchExporters, type Registry } from '../../../api/exporter';
import { docsExporters } from '../../features/docs/exporter';

/** The exporters of every site, and those of the features that this one uses. */
export const siteExporters: Registry = {
  ...ownExporters,
  ...docsExporters,
  ...searchExporters(),
  ...pageExporters(),
};
