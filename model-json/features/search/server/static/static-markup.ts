import { languageRoot } from '../../../../core/exporter/shared/locale/languages';
import type { Resource } from '../../../../core/repository/Resource';
import type { SiteSearch } from '../SiteSearch';
import type { SearchFolder } from './SearchFolder';

/** Whatever asks the search service. */
const ASKING = / data-island="(?:search-box|search-banner|filter-list)"/;

/**
 * The script that answers the widgets of a page; none for a page without them. It is not deferred: those of widgets are, and
 * run after it.
 */
export function staticMarkup(search: SiteSearch, folder: SearchFolder, page: Resource, html: string): string {
  if (!ASKING.test(html)) return '';
  const root = languageRoot(page)?.path;
  const site = search.sites().find((each) => each.root.path === root);
  return site ? `<script src="${folder.script().address}" data-files="${folder.listOf(site)}"></script>` : '';
}
