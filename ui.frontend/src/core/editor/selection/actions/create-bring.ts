import { nameOf, siblingsOf, type ContentTree } from '../content-tree';
import type { Workbench } from '../Bench';
import { relocation } from './commands';
import type { Permissions } from './create-permissions';
import type { Selected } from './create-selected';
import type { Place } from './insertion';
import { moveRefusal } from './refusal';
import { t } from '../../../../../../shared/authoring/language/t';

interface Item {
  readonly path: string;
  readonly resourceType: string;
}

/** Moves or copies items to a place, if it accepts them. */
export type Bring = (
  type: 'copy' | 'move',
  items: readonly Item[],
  place: Place,
  /** What it is called in the history. @default `Move` or `Paste` */
  name?: string,
) => Promise<boolean>;

export function createBring(bench: Workbench, permissions: Permissions, { run }: Selected): Bring {
  const { tree, titleOf } = bench;
  const { isRefused, firstLock, mayGo } = permissions;
  return async (type, items, place, name) => {
    const isMove = type === 'move';
    const paths = items.map(({ path }) => path);
    const types = items.map(({ resourceType }) => resourceType);
    const refused = isMove ? (moveRefusal(tree.get(), paths, place.parent) ?? firstLock(paths)) : undefined;
    if (isRefused(refused) || !(await mayGo(types, place))) return false;
    const label = `${name ?? (isMove ? t('Move') : t('Paste'))} ${itemsTitle(titleOf)(items)}`;
    const to = isMove ? besidesMoved(tree.get(), paths, place) : place;
    return run(relocation(type, paths, to), label, (now) => now);
  };
}

/** What items are called together. */
export const itemsTitle =
  (titleOf: (resourceType: string) => string) =>
  (items: readonly Item[]): string => {
    const [first, second] = items;
    return first && !second ? titleOf(first.resourceType) : `${items.length} components`;
  };

/** A place relative to a moved item, expressed relative to a sibling that stays. */
function besidesMoved(tree: ContentTree, paths: readonly string[], { parent, position }: Place): Place {
  if (typeof position === 'string') return { parent, position };
  const anchor = 'before' in position ? position.before : position.after;
  if (!paths.includes(`${parent}/${anchor}`)) return { parent, position };
  const siblings = siblingsOf(tree, `${parent}/${anchor}`);
  const before = siblings.slice(0, siblings.indexOf(`${parent}/${anchor}`)).reverse();
  const stays = before.find((path) => !paths.includes(path));
  return { parent, position: stays === undefined ? 'first' : { after: nameOf(stays) } };
}
