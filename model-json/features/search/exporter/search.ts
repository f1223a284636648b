import type { Exporter } from '../../../core/exporter/Exporter';
import { searchV1 } from '../../../core/exporter/search/search-v1';
import { mapPath } from '../../../core/exporter/shared/links/map-path';
import { containingPage } from '../../../core/exporter/shared/pages';

/** Search v3 with the address of its results; Core Components' HTL builds that from the page's path. */
export const search: Exporter = (resource, context) => {
  const model = searchV1(resource, context);
  const page = context.currentPage ?? containingPage(resource);
  const place = typeof model.relativePath === 'string' ? mapPath(model.relativePath) : '';
  return {
    ...model,
    action: page && `${context.contextPath}${mapPath(page.path)}.searchresults.html${place}`,
  };
};
