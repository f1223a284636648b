import type { Exporter } from '../../Exporter';
import { componentModel } from '../../shared/component-model';
import { linkFrom, linkJson, linksOf } from '../../shared/links/links';
import { text } from '../../shared/properties';

/** Service links in node order. */
export const topNavigation: Exporter = (resource, context) => {
  const owner = linksOf(resource, context);
  const nodes = [...(resource.children.get('links')?.children.values() ?? [])];
  return componentModel(resource, context, {
    accessibilityLabel: text(resource.properties, 'accessibilityLabel'),
    links: nodes.map(({ properties }) => ({
      text: text(properties, 'text'),
      icon: text(properties, 'icon'),
      link: linkJson(linkFrom(properties, owner, 'link')),
    })),
  });
};
