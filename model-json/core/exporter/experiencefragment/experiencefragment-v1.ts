import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter } from '../Exporter';
import { exportChildren } from '../export-resource';
import { componentModel } from '../shared/component-model';
import { text } from '../shared/properties';
import { fragmentContentPath } from './fragment-path';

/** The context for exporting the children of a fragment component: ids contain the outermost component's path. */
export function insideFragment(resource: Resource, context: ExportContext, fragment: string): ExportContext {
  return {
    ...context,
    callerPath: context.callerPath ?? resource.path,
    openFragments: [...(context.openFragments ?? []), fragment],
  };
}

/** Experience fragment v1 and v2 (v1 ExperienceFragmentImpl serves both). */
export const experienceFragmentV1: Exporter = (resource, context) => {
  const path = fragmentContentPath(resource, context);
  // A fragment that contains itself would recurse forever.
  const content =
    path !== undefined && !context.openFragments?.includes(path) ? context.tree.get(path) : undefined;
  const children = content ? content.children.values() : [];
  const items = exportChildren(children, insideFragment(resource, context, path ?? ''));
  const empty = items[':itemsOrder'].length === 0;
  const classNames = ['aem-xf', empty ? 'empty' : '', text(resource.properties, 'cq:cssClass') ?? ''];
  return componentModel(resource, context, {
    localizedFragmentVariationPath: path,
    configured: path !== undefined && !empty,
    classNames: classNames.filter((name) => name.trim()).join(' '),
    ...items,
  });
};
