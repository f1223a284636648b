import type { Exporter } from '../Exporter';
import { componentChildren, exportChildren } from '../export-resource';
import { componentModel, styleOf } from '../shared/component-model';
import { text } from '../shared/properties';
import { backgroundStyle } from './background-style';
import { responsiveGrid } from './responsive-grid';

const layoutContainer: Exporter = (resource, context) => {
  const { properties } = resource;
  const layout = text(properties, 'layout') ?? text(styleOf(resource, context), 'layout');
  return componentModel(resource, context, {
    layout: layout === 'responsiveGrid' ? 'RESPONSIVE_GRID' : 'SIMPLE',
    backgroundStyle: backgroundStyle(resource, context),
    accessibilityLabel: text(properties, 'accessibilityLabel'),
    roleAttribute: text(properties, 'roleAttribute'),
    ...exportChildren(componentChildren(resource, context), context),
  });
};

/**
 * Container v1. Its model (LayoutContainerImpl) has no exporter, so AEM serves the JSON of its super type, the grid;
 * Adobe's unit tests serialise the model itself.
 */
export const containerV1: Exporter = (resource, context) =>
  context.platform === 'mock' ? layoutContainer(resource, context) : responsiveGrid(resource, context);
