import { componentChildren, exportChildren } from '../../export-resource';
import type { Exporter } from '../../Exporter';
import { componentModel } from '../../shared/component-model';
import { linkFrom, linkJson, linksOf } from '../../shared/links';
import { text } from '../../shared/properties';

/** The library's header: its name and its parts, which are its children. */
export const header: Exporter = (resource, context) =>
  componentModel(resource, context, {
    title: text(resource.properties, 'jcr:title'),
    link: linkJson(linkFrom(resource.properties, linksOf(resource, context))),
    ...exportChildren(componentChildren(resource, context), context),
  });
