import type { Resource, ResourceTree } from '../../../repository/Resource';
import { inheritedValue } from '../../page/page-v1';
import { getPage, pageTitle } from '../../shared/pages';

/** The name of a page's site: the brand's name, else the title of the site's first page. */
export const siteName = (page: Resource, tree: ResourceTree): string | undefined =>
  inheritedValue(page, 'brandSlug') || pageTitle(getPage(tree, page.path.split('/').slice(0, 3).join('/')));
