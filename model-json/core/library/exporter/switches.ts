import type { Resource } from '../../repository/Resource';
import type { Exporter } from '../../exporter/Exporter';
import { componentModel } from '../../exporter/shared/component-model';
import { contentOf } from '../../exporter/shared/pages';
import { resourceTypeOf } from '../../exporter/shared/properties';
import { componentType } from '../../../../shared/addresses/app';

/** The switches above a page's examples. */
export const switches: Exporter = (resource, context) => {
  const content = contentOf(context.currentPage);
  return componentModel(resource, context, {
    exampleCount: content ? examplesIn(content) : 0,
    settings: context.requestParameters && { ...context.requestParameters },
  });
};

function examplesIn(resource: Resource): number {
  if (resourceTypeOf(resource) === componentType('library/example')) return 1;
  let count = 0;
  for (const child of resource.children.values()) count += examplesIn(child);
  return count;
}
