import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter } from '../Exporter';
import { readFragment } from '../contentfragment/fragment-elements';
import { fragmentKeys, pickElements } from '../contentfragment/fragment-model';
import { componentModel } from '../shared/component-model';
import { isBlank, resourceTypeOf, text, texts } from '../shared/properties';
import { queryFragments } from './query-fragments';

function fragments(list: Resource, context: ExportContext): Resource[] {
  if (isBlank(text(list.properties, 'modelPath'))) return [];
  const found = context.services?.findFragments?.(list);
  if (!found) return queryFragments(list, context);
  return found.map((path) => context.tree.get(path)).filter((asset) => asset !== undefined);
}

/** Content fragment list v1 and v2 (v1 ContentFragmentListImpl serves both). */
export const contentFragmentListV1: Exporter = (list, context) => {
  const names = texts(list.properties, 'elementNames');
  const items = fragments(list, context).map((asset) => {
    const fragment = readFragment(asset, undefined, context);
    return {
      ...fragmentKeys(fragment, pickElements(fragment, names), context),
      ':type': resourceTypeOf(asset),
    };
  });
  return componentModel(list, context, { items });
};
