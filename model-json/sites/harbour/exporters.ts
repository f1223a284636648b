import {
  type Registry,
  ownExporters,
  pageExporters,
  formExporters,
  searchExporters,
} from '../../../api/exporter';

/** The exporters of every site, and those of the features that this one uses. */
export const siteExporters: Registry = {
  ...ownExporters,
  ...formExporters,
  ...searchExporters(),
  ...pageExporters(),
};
