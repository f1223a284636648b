import { displayTitle } from '../../exporter/shared/pages';
import type { Asked } from '../sling/Handler';
import { shownAt } from './shown-at';

/** As many as anybody looks at; the number of all is in the answer. */
const MOST = 100;

/** `.shownat.json`: the pages that show a fragment or an asset. */
export function shownAtAnswer({ instance, resource }: Asked): object {
  const { repository, features } = instance;
  const types = new Set(features.flatMap(({ shownBy }) => shownBy?.(resource.path) ?? []));
  const found = shownAt(repository, resource.path, types);
  const pages = found.slice(0, MOST).map(({ page, isNamed }) => ({
    path: page.path,
    title: displayTitle(page) ?? page.name,
    isNamed,
  }));
  return { total: found.length, pages };
}
