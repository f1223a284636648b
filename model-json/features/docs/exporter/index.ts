import { componentType } from '../../../../shared/addresses/app';
import type { Exporter, Registry } from '../../../core/exporter/Exporter';
import { componentModel } from '../../../core/exporter/shared/component-model';
import { text } from '../../../core/exporter/shared/properties';
import { chapter } from './chapter';

const liveExample: Exporter = (resource, context) =>
  componentModel(resource, context, {
    title: text(resource.properties, 'jcr:title'),
    source: text(resource.properties, 'source'),
  });

/** The exporters of documentation. */
export const docsExporters: Registry = {
  [componentType('chapter')]: chapter,
  [componentType('liveexample')]: liveExample,
};
