import type { Exporter } from '../Exporter';
import { componentModel } from '../shared/component-model';
import type { LinkStyle } from '../shared/list-items';
import { text } from '../shared/properties';
import { navigationItems, type PagesBelow } from './navigation-items';

/** The exporter of a version; versions differ in how they show links. */
export const navigation =
  (style: LinkStyle, pagesBelow?: PagesBelow): Exporter =>
  (resource, context) =>
    componentModel(resource, context, {
      items: navigationItems(resource, context, style, pagesBelow),
      accessibilityLabel: text(resource.properties, 'accessibilityLabel'),
    });

/** Navigation v1: links as strings. */
export const navigationV1: Exporter = navigation('url');
