import type { Exporter } from '../Exporter';
import { activePanel, panelId, panelsOf } from '../container/panel-container';
import { backgroundStyle } from '../container/background-style';
import { componentModel } from '../shared/component-model';
import { text } from '../shared/properties';

/** Tabs v1. */
export const tabsV1: Exporter = (resource, context) => {
  const panels = panelsOf(resource, context);
  const active = activePanel(resource, panels);
  return componentModel(
    resource,
    context,
    {
      activeItem: active?.name,
      accessibilityLabel: text(resource.properties, 'accessibilityLabel'),
      backgroundStyle: backgroundStyle(resource, context),
      ...panels.items,
    },
    (id) => ({ shownItems: active && panels.all.includes(active) ? [panelId(id, active)] : [] }),
  );
};
