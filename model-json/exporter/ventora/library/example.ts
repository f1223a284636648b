import { componentChildren, exportResource } from '../../export-resource';
import { itemsOf } from '../../shared/children';
import type { Exporter } from '../../Exporter';
import { componentModel } from '../../shared/component-model';
import { getPage } from '../../shared/pages';
import { flag, text } from '../../shared/properties';
import { authoredJson } from './authored-json';
import { withOwnAction } from './own-action';
import { withState } from './with-state';

/**
 * A component as an example: its model, its address as a document of its own, and what is stored. What depends on the page
 * that it stands on (menus, breadcrumbs) can be shown as on another one.
 */
export const example: Exporter = (resource, context) => {
  const { properties } = resource;
  const [demo] = componentChildren(resource, context);
  const pagePath = text(properties, 'pagePath');
  const page = getPage(context.tree, pagePath);
  const address = demo && context.contextPath + context.map(`${demo.path}.html`);
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title'),
    description: text(properties, 'jcr:description'),
    fixture: text(properties, 'fixture'),
    language: text(properties, 'language'),
    height: text(properties, 'height'),
    isFullWidth: flag(properties, 'isFullWidth') ?? false,
    pagePath: page && pagePath,
    address,
    authored: demo && authoredJson(demo),
    settings: context.requestParameters && { ...context.requestParameters },
    ...itemsOf(demo ? [demo] : [], (child) => {
      const model = exportResource(child, page ? { ...context, currentPage: page } : context);
      return model && withOwnAction(withState(model, resource), address ?? '');
    }),
  });
};
