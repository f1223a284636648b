import { componentChildren, exportResource } from '../../exporter/export-resource';
import { itemsOf } from '../../exporter/shared/children';
import type { ExportContext, Exporter } from '../../exporter/Exporter';
import { componentModel } from '../../exporter/shared/component-model';
import { getPage } from '../../exporter/shared/pages';
import { flag, text } from '../../exporter/shared/properties';
import { authoredJson } from './authored-json';
import { withOwnAction } from './own-action';
import { withState } from './with-state';

/**
 * A component as an example: its model, its address as a standalone document, and its stored content. An example can
 * name another page (for menus, breadcrumbs) or another address to be shown for.
 */
export const example: Exporter = (resource, context) => {
  const { properties } = resource;
  const [demo] = componentChildren(resource, context);
  const pagePath = text(properties, 'pagePath');
  const page = getPage(context.tree, pagePath);
  const address = demo && context.contextPath + context.map(`${demo.path}.html`);
  const query = text(properties, 'query') || undefined;
  const place = { ...context, ...(page && { currentPage: page }), ...(query && asked(query, context)) };
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title'),
    description: text(properties, 'jcr:description'),
    fixture: text(properties, 'fixture'),
    language: text(properties, 'language'),
    height: text(properties, 'height'),
    isFullWidth: flag(properties, 'isFullWidth') ?? false,
    pagePath: page && pagePath,
    query,
    address,
    authored: demo && authoredJson(demo),
    settings: context.requestParameters && { ...context.requestParameters },
    ...itemsOf(demo ? [demo] : [], (child) => {
      const model = exportResource(child, place);
      return model && withOwnAction(withState(model, resource), address ?? '');
    }),
  });
};

/**
 * A visitor's choices in an address, `search_query=screw&family=a&family=b`; several values of a name are joined by
 * commas.
 */
function asked(
  query: string,
  { requestParameters }: ExportContext,
): Pick<ExportContext, 'requestParameters'> {
  const chosen: Record<string, string> = { ...requestParameters };
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) chosen[name] = parameters.getAll(name).join(',');
  return { requestParameters: chosen };
}
