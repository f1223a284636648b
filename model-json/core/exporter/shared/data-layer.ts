import type { Resource, ResourceTree } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { contextAwareConfig } from './context-aware-config';
import { dataLayerDate, date } from './locale/dates';
import { contentOf } from './pages';
import { flag, resourceTypeOf } from './properties';

const CONFIG = 'com.adobe.cq.wcm.core.components.internal.DataLayerConfig';

/** Whether the context-aware configuration of a page turns the data layer on, for it and the fragments in it. */
export function isDataLayerOn(tree: ResourceTree, page: Resource | undefined): boolean {
  const config = contextAwareConfig(page && contentOf(page), CONFIG, { tree });
  return config !== undefined && flag(config.children.get('jcr:content')?.properties ?? config.properties, 'enabled') === true;
}

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
