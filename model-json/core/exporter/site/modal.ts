import { componentChildren, exportChildren } from '../export-resource';
import type { Exporter, Model } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { flag, number, text } from '../shared/properties';

/** A dialog over the page, and its trigger. Values that were not authored are left to the component's defaults. */
export const modal: Exporter = (resource, context) => {
  const { properties } = resource;
  const trigger = {
    id: text(properties, 'triggerId') || undefined,
    className: text(properties, 'triggerClassName') || undefined,
    eventName: text(properties, 'triggerEventName') || undefined,
  } satisfies Model;
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title'),
    topPosition: number(properties, 'topPosition'),
    overlayOpacity: number(properties, 'overlayOpacity'),
    overlayColor: text(properties, 'overlayColor'),
    closeText: text(properties, 'closeText'),
    isWide: flag(properties, 'isWide') ?? false,
    isOpened: flag(properties, 'isOpened') ?? false,
    buttonText: text(properties, 'buttonText'),
    trigger: Object.values(trigger).some(Boolean) ? trigger : undefined,
    ...exportChildren(componentChildren(resource, context), context),
  });
};
