import { addressOf, type SlingClient } from '../http/sling';
import { onPeople } from '../http/together';
import type { ItemSource } from '../views/Item';
import { nameOf, parentOf } from '../views/Item';
import type { PageItem, PageLevel } from './PageItem';
import { pageStates } from './page-states';
import { FRAGMENT_TEMPLATE } from '../../../../../shared/addresses/experience-fragments';
import type { ConsoleLevel, PageRow } from '../../../../../shared/authoring/console-level';

/** Pages and the folders around them. */
export interface PageSource extends ItemSource<PageItem> {
  level(path: string): Promise<PageLevel>;
}

export function createPageSource(sling: SlingClient): PageSource {
  return {
    level: async (path) => levelOf(await sling.json<ConsoleLevel>(`${addressOf(path)}.children.json`)),
    async search(path, words) {
      const address = `${addressOf(path)}.children.json?${String(new URLSearchParams({ q: words }))}`;
      return levelOf(await sling.json<ConsoleLevel>(address)).items;
    },
    changes: (listener) => {
      const stops = [
        sling.changes((change) => listener(change?.paths)),
        onPeople((page) => listener([page])),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

export function levelOf({ path, trail, isOrdered, self, children, templates }: ConsoleLevel): PageLevel {
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
  const path = row.path ?? `${parent}/${row.name}`;
  return {
    path,
    name: nameOf(path),
    title: row.title,
    icon: row.isFolder ? 'folder' : isFragment(row) ? 'cards' : 'page',
    hasChildren: row.hasChildren ?? false,
    // A fragment is shown by its variations.
    opens: row.isFolder || isFragment(row) ? undefined : editorAddress(path),
    picture: row.picture,
    states: pageStates(row),
    row,
    templateTitle,
  };
}

/** Whether it is an experience fragment: a page around its variations. */
export const isFragment = ({ template }: PageRow): boolean => template === FRAGMENT_TEMPLATE;

/** Address of the page editor for a page. */
export const editorAddress = (path: string): string => `/editor.html${addressOf(path)}.html`;
