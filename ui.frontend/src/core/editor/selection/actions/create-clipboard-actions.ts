import { isWithin, nameOf, siblingsOf } from '../content-tree';
import type { Workbench } from '../Workbench';
import { clipboard } from './clipboard';
import { movingIn, pasting, relocation } from './commands';
import type { Permissions } from './create-permissions';
import type { Selected } from './create-selected';
import { placeBy, type Place } from './insertion';
import { moveRefusal } from './refusal';

interface Item {
  readonly path: string;
  readonly resourceType: string;
}

/** Copies, cuts and pastes items, and brings them to another place. */
export function createClipboardActions(bench: Workbench, permissions: Permissions, selected: Selected) {
  const { session, tree, doors, titleOf } = bench;
  const { isRefused, firstLock, mayGo, takes } = permissions;
  const { run, movable, titleOfAll } = selected;
  const titleOfItems = (items: readonly Item[]) =>
    items.length === 1 ? titleOf(items[0]!.resourceType) : `${items.length} components`;

  /** Moves or copies items to a place, if it accepts them. */
  async function bring(type: 'copy' | 'move', items: readonly Item[], place: Place): Promise<boolean> {
    const paths = items.map(({ path }) => path);
    const types = items.map(({ resourceType }) => resourceType);
    const refused =
      type === 'move' ? (moveRefusal(tree.get(), paths, place.parent) ?? firstLock(paths)) : undefined;
    if (isRefused(refused) || !(await mayGo(types, place))) return false;
    const label = `${type === 'move' ? 'Move' : 'Paste'} ${titleOfItems(items)}`;
    const to = type === 'move' ? besidesMoved(paths, place) : place;
    return run(relocation(type, paths, to), label, (now) => now);
  }

  /** A place relative to a moved item, expressed relative to a sibling that stays. */
  function besidesMoved(paths: readonly string[], { parent, position }: Place): Place {
    if (typeof position === 'string') return { parent, position };
    const anchor = 'before' in position ? position.before : position.after;
    if (!paths.includes(`${parent}/${anchor}`)) return { parent, position };
    const siblings = siblingsOf(tree.get(), `${parent}/${anchor}`);
    const before = siblings.slice(0, siblings.indexOf(`${parent}/${anchor}`)).reverse();
    const stays = before.find((path) => !paths.includes(path));
    return { parent, position: stays === undefined ? 'first' : { after: nameOf(stays) } };
  }

  return {
    bring,

    copy(type: 'copy' | 'move') {
      const paths = movable(type === 'copy');
      if (paths.length === 0) return;
      const items = paths.map((path) => ({
        path,
        resourceType: tree.get().get(path)!.resourceType,
        node: session.content(path) ?? {},
      }));
      clipboard.write({ type, items });
      doors.announce(
        `${titleOfAll(paths)} ${type === 'copy' ? 'copied' : 'cut'}. Paste it where it should go.`,
      );
    },

    /** Pastes into the selected container if it accepts the components, else after the selection. */
    async paste() {
      const clip = clipboard.read();
      if (!clip) return doors.refuse('There is nothing to paste. Copy or cut a component first.');
      const last = selected.last();
      const item = last === undefined ? undefined : tree.get().get(last);
      if (!item) return doors.refuse('Select where to paste first.');
      const types = clip.items.map(({ resourceType }) => resourceType);
      // A copied container is pasted after itself, even if it accepts its own kind.
      const isItself = clip.items.some(({ path }) => isWithin(item.path, path));
      const into = item.isContainer && !isItself && (await takes(item.path, types));
      if (into === undefined) return;
      const place = placeBy(tree.get(), item.path, into ? 'into' : 'after')!;
      const isHere = clip.items.every(({ path }) => isWithin(path, `${session.pagePath}/jcr:content`));
      // Sling cannot copy a node into itself, so insert it as a new one.
      const isInside = clip.type === 'copy' && clip.items.some(({ path }) => isWithin(place.parent, path));
      if (isHere && !isInside) {
        const moved = await bring(clip.type, clip.items, place);
        if (moved && clip.type === 'move') clipboard.clear();
        return;
      }
      if (!(await mayGo(types, place))) return;
      const what = titleOfItems(clip.items);
      if (clip.type === 'copy')
        return void (await run(pasting(clip.items, place), `Paste ${what}`, (now) => now));
      if (await run(movingIn(clip.items, place), `Move ${what}`, (now) => now)) clipboard.clear();
    },
  };
}
