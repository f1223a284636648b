import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { dataLayerDate, date } from './locale/dates';
import { resourceTypeOf } from './properties';

/** The data layer entries that all components share: type and modification date (AbstractComponentImpl). */
export function componentData(resource: Resource): Model {
  const { properties } = resource;
  return {
    '@type': resourceTypeOf(resource),
    'repo:modifyDate': dataLayerDate(date(properties, 'jcr:lastModified') ?? date(properties, 'jcr:created')),
  };
}

/** The `dataLayer` object of a model, keyed by its id; undefined while the data layer is off. */
export function dataLayer(context: ExportContext, id: string, data: () => Model): Model | undefined {
  return context.dataLayer ? { [id]: data() } : undefined;
}
