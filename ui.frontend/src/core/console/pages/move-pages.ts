import { linksKeptText, type LockedPage } from '../../../../../shared/authoring/locked-pages';
import { sling } from '../http/sling';
import { parentOf } from '../views/Item';
import { movePage } from './commands';
import type { PageItem } from './PageItem';
import { t } from '../../../../../shared/authoring/language/t';

/** A page that has moved, and what it takes to move it back. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly title: string | undefined;
  /** Name of the sibling after it. */
  readonly next: string | undefined;
  /** Pages that still link to where it was. */
  readonly linksKept: readonly LockedPage[];
}

interface Target {
  readonly item: PageItem;
  readonly to: string;
  /** The new title. */
  readonly title: string | undefined;
}

/** Moves pages one after the other. If one fails, those before it have moved. */
export async function movePages(
  targets: readonly Target[],
  siblings: readonly PageItem[],
  links: { readonly adjustLinks: boolean; readonly keepAddress: boolean },
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const { item, to, title } of targets) {
    const next = siblings[siblings.findIndex(({ path }) => path === item.path) + 1]?.name;
    const { linksKept = [] } = await movePage(sling, { from: item.path, to, title, ...links });
    const before = title === undefined ? undefined : item.title;
    moved.push({ from: item.path, to, title: before, next, linksKept });
  }
  return moved;
}

/** Says what has moved, and which links have not followed. */
export const movedText = (names: string, moved: readonly Moved[]): string =>
  [t('Moved {names}.', { names }), linksKeptText(moved.flatMap(({ linksKept }) => linksKept))]
    .filter(Boolean)
    .join(' ');

/** Moves pages back to where they were, links and order included; their new addresses redirect nobody. */
export async function moveBack(moved: readonly Moved[]): Promise<void> {
  for (const { from, to, title, next } of [...moved].reverse())
    await movePage(sling, {
      from: to,
      to: from,
      title,
      before: parentOf(from) === parentOf(to) ? undefined : next,
      adjustLinks: true,
      keepAddress: false,
    });
}
