import type { Exporter } from '../../Exporter';
import { componentChildren, exportChildren } from '../../export-resource';
import { componentModel } from '../../shared/component-model';

/** The header: its parts are its children, by name. */
export const header: Exporter = (resource, context) =>
  componentModel(resource, context, exportChildren(componentChildren(resource, context), context));
