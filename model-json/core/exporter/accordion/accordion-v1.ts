import type { Exporter } from '../Exporter';
import { backgroundStyle } from '../container/background-style';
import { panelId, panelsOf } from '../container/panel-container';
import { componentModel, styleOf } from '../shared/component-model';
import { heading } from '../shared/headings';
import { flag, text, texts } from '../shared/properties';

/** Accordion v1. */
export const accordionV1: Exporter = (resource, context) => {
  const { properties } = resource;
  const panels = panelsOf(resource, context);
  const expanded = texts(properties, 'expandedItems') ?? [];
  return componentModel(
    resource,
    context,
    {
      singleExpansion: flag(properties, 'singleExpansion') ?? false,
      expandedItems: expanded.filter((name) => resource.children.has(name)),
      headingElement:
        heading(text(properties, 'headingElement')) ??
        heading(text(styleOf(resource, context), 'headingElement')),
      backgroundStyle: backgroundStyle(resource, context),
      ...panels.items,
    },
    (id) => ({
      shownItems: panels.all
        .filter((panel) => expanded.includes(panel.name))
        .map((panel) => panelId(id, panel)),
    }),
  );
};
