import { pageProperties } from '../../exporter/shared/pages';
import { text, texts } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';

/** Whether visitors can find a page: not an error page, and not noindex. */
export function isFindable(page: Resource): boolean {
  const properties = pageProperties(page);
  const isHidden = texts(properties, 'cq:robotsTags')?.some((tag) => /noindex/i.test(tag)) ?? false;
  const template = text(properties, 'cq:template');
  const isPage = 'sling:resourceType' in properties && template !== undefined;
  return isPage && !isHidden && !template.endsWith('/error-page');
}
