/**
 * `ventora/exporter`: turns a node of content into the model that its component reads, as Adobe's Core Components do.
 */
export type {
  ExportContext,
  Exporter,
  Json,
  Model,
  Policy,
  Properties,
  Registry,
} from '../model-json/core/exporter/Exporter';
export type { Resource } from '../model-json/core/repository/Resource';
export { componentModel, styleOf } from '../model-json/core/exporter/shared/component-model';
export {
  flag,
  integer,
  isBlank,
  number,
  text,
  texts,
  trimmed,
  unlessBlank,
} from '../model-json/core/exporter/shared/properties';
export { componentType } from '../shared/addresses/app';
export { libraryExporters } from '../model-json/core/library/exporter';
export { needsServer } from '../model-json/core/exporter/site/needs-server';
export { ownExporters } from '../model-json/core/exporter/site/exporters';
export { pageExporters } from '../model-json/core/exporter/site/page/page';
export { formExporters } from '../model-json/features/forms/exporter/form';
export { searchExporters } from '../model-json/features/search/exporter';
