import type { Exporter } from '../../Exporter';
import { componentChildren, exportChildren } from '../../export-resource';
import { componentModel } from '../../shared/component-model';
import { text } from '../../shared/properties';

/** The footer: its columns are its children. It lays them out itself, without AEM's grid. */
export const footer: Exporter = (resource, context) =>
  componentModel(resource, context, {
    cookieSettingsText: text(resource.properties, 'cookieSettingsText'),
    ...exportChildren(componentChildren(resource, context), context),
  });
