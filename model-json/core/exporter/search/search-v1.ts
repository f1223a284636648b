import type { Exporter } from '../Exporter';
import { componentModel, styleOf } from '../shared/component-model';
import { localPage } from '../shared/locale/localisation';
import { containingPage } from '../shared/pages';
import { integer, text } from '../shared/properties';

const RESULTS_SIZE = 10;
const MINIMUM_LENGTH = 3;

/** Search v1 to v3: they differ only in markup. */
export const searchV1: Exporter = (resource, context) => {
  const style = styleOf(resource, context);
  const page = containingPage(resource);
  const root = localPage(text(resource.properties, 'searchRoot'), context) ?? context.currentPage;
  return componentModel(resource, context, {
    resultsSize: integer(style, 'resultsSize') ?? RESULTS_SIZE,
    searchTermMinimumLength: integer(style, 'searchTermMinimumLength') ?? MINIMUM_LENGTH,
    relativePath: page && resource.path.slice(page.path.length),
    searchRootPagePath: root?.path,
  });
};
