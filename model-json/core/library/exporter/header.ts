import { componentChildren, exportChildren } from '../../exporter/export-resource';
import type { Exporter } from '../../exporter/Exporter';
import { componentModel } from '../../exporter/shared/component-model';
import { linkFrom, linkJson, linksOf } from '../../exporter/shared/links/links';
import { text } from '../../exporter/shared/properties';

/** The library's header: its name, and its parts as children. */
export const header: Exporter = (resource, context) =>
  componentModel(resource, context, {
    title: text(resource.properties, 'jcr:title'),
    link: linkJson(linkFrom(resource.properties, linksOf(resource, context))),
    ...exportChildren(componentChildren(resource, context), context),
  });
