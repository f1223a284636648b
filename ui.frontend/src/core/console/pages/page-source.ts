import { addressOf, type SlingClient } from '../http/sling';
import type { ItemSource } from '../views/Item';
import { nameOf, parentOf } from '../views/Item';
import type { PageItem, PageLevel } from './PageItem';
import { pageStates } from './page-states';
import type { ChildrenJson, PageRow } from './page-row';

/** As many results as anybody reads. */
const MOST_FOUND = 200;

/** Pages and the folders around them. */
export interface PageSource extends ItemSource<PageItem> {
  level(path: string): Promise<PageLevel>;
}

export function createPageSource(sling: SlingClient): PageSource {
  return {
    level: async (path) => levelOf(await sling.json<ChildrenJson>(`${addressOf(path)}.children.json`)),
    async search(path, words) {
      const { hits } = await sling.query<{ row: PageRow; path: string; templateTitle?: string }>({
        type: 'cq:Page',
        path,
        'path.self': 'true',
        fulltext: words,
        orderby: '@jcr:score',
        'orderby.sort': 'desc',
        'p.limit': String(MOST_FOUND),
        'p.hits': 'row',
      });
      return hits.map((hit) => itemOf(parentOf(hit.path), hit.row, hit.templateTitle ?? ''));
    },
    changes: (listener) => sling.changes((change) => listener(change?.paths)),
  };
}

export function levelOf({ path, trail, isOrdered, self, children, templates }: ChildrenJson): PageLevel {
  const titleOf = (row: PageRow) => (row.template === undefined ? '' : (templates[row.template] ?? ''));
  return {
    path,
    trail,
    isOrdered,
    self: self && itemOf(parentOf(path), self, titleOf(self)),
    items: children.map((row) => itemOf(path, row, titleOf(row))),
  };
}

/** A row as an item of its level. */
export function itemOf(parent: string, row: PageRow, templateTitle: string): PageItem {
  const path = `${parent}/${row.name}`;
  return {
    path,
    name: nameOf(path),
    title: row.title,
    icon: row.isFolder ? 'folder' : 'page',
    hasChildren: row.hasChildren ?? false,
    opens: row.isFolder ? undefined : editorAddress(path),
    picture: row.picture,
    states: pageStates(row),
    row,
    templateTitle,
  };
}

/** Address of the page editor for a page. */
export const editorAddress = (path: string): string => `/editor.html${addressOf(path)}.html`;
