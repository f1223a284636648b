import { pageProperties } from '../../exporter/shared/pages';
import { text, texts } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';

/** Whether visitors can find a page: not an error page, and not noindex. */
export function isFindable(page: Resource): boolean {
  const properties = pageProperties(page);
  const isHidden = texts(properties, 'cq:robotsTags')?.some((tag) => /noindex/i.test(tag)) ?? false;
  const isPage = 'sling:resourceType' in properties && 'cq:template' in properties;
  return isPage && !isHidden && !text(properties, 'cq:template')!.endsWith('/error-page');
}
