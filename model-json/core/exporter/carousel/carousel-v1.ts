import type { Exporter } from '../Exporter';
import { backgroundStyle } from '../container/background-style';
import { activePanel, panelId, panelsOf } from '../container/panel-container';
import { componentModel, styleOf } from '../shared/component-model';
import { flag, number, text } from '../shared/properties';

const DEFAULT_DELAY = 5000;

/** Carousel v1. */
export const carouselV1: Exporter = (resource, context) => {
  const { properties } = resource;
  const style = styleOf(resource, context);
  const panels = panelsOf(resource, context);
  const active = activePanel(resource, panels);
  const label = (name: string) => text(properties, `accessibility${name}`);
  return componentModel(
    resource,
    context,
    {
      activeItem: active?.name,
      autoplay: flag(properties, 'autoplay') ?? flag(style, 'autoplay') ?? false,
      delay: number(properties, 'delay') ?? number(style, 'delay') ?? DEFAULT_DELAY,
      autopauseDisabled: flag(properties, 'autopauseDisabled') ?? flag(style, 'autopauseDisabled') ?? false,
      controlsPrepended: flag(style, 'controlsPrepended') ?? false,
      accessibilityAutoItemTitles: flag(properties, 'accessibilityAutoItemTitles') ?? false,
      accessibilityLabel: label('Label'),
      accessibilityPrevious: label('Previous'),
      accessibilityNext: label('Next'),
      accessibilityPlay: label('Play'),
      accessibilityPause: label('Pause'),
      accessibilityTablist: label('Tablist'),
      backgroundStyle: backgroundStyle(resource, context),
      ...panels.items,
    },
    (id) => ({ shownItems: active && panels.all.includes(active) ? [panelId(id, active)] : [] }),
  );
};
