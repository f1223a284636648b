import { componentChildren, exportChildren } from '../export-resource';
import type { Exporter } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { integer, text } from '../shared/properties';

/** A group of teasers: the child nodes, in order. */
export const teaserlist: Exporter = (resource, context) =>
  componentModel(resource, context, {
    title: text(resource.properties, 'jcr:title'),
    layout: text(resource.properties, 'layout'),
    columns: integer(resource.properties, 'columns'),
    ...exportChildren(componentChildren(resource, context), context),
  });
