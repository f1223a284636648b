import { isWithin } from '../content-tree';
import type { Workbench } from '../Bench';
import { clipboard, type ClippedItem } from './clipboard';
import { moveInto, pasting } from './commands';
import { createBring, itemsTitle } from './create-bring';
import type { Permissions } from './create-permissions';
import type { Selected } from './create-selected';
import { placeBy, type Place } from './insertion';
import { t } from '../../../../../../shared/authoring/language/t';

/** Copies, cuts, pastes and duplicates items, and brings them to another place. */
export function createClipboardActions(bench: Workbench, permissions: Permissions, selected: Selected) {
  const { session, tree, shell, titleOf } = bench;
  const { mayGo, takes } = permissions;
  const { run, movable, titleOfAll } = selected;
  const titleOfItems = itemsTitle(titleOf);
  const bring = createBring(bench, permissions, selected);

  /** Inserts copies of components from elsewhere, if the place accepts them. */
  const insertCopies = async (items: readonly ClippedItem[], place: Place, label: string): Promise<void> => {
    const types = items.map(({ resourceType }) => resourceType);
    if (await mayGo(types, place)) await run(pasting(items, place), label, (now) => now);
  };

  return {
    bring,
    insertCopies,

    copy(type: 'copy' | 'move') {
      const paths = movable(type === 'copy');
      if (paths.length === 0) return;
      const items = paths.map((path) => ({
        path,
        resourceType: tree.get().get(path)?.resourceType ?? '',
        node: session.content(path) ?? {},
      }));
      clipboard.write({ type, items });
      shell.announce(
        type === 'copy'
          ? t('{titleOfAll} copied. Paste it where it should go.', { titleOfAll: titleOfAll(paths) })
          : t('{titleOfAll} cut. Paste it where it should go.', { titleOfAll: titleOfAll(paths) }),
      );
    },

    /** Copies the selected items to the place after the last of them. The clipboard keeps what it has. */
    async duplicate() {
      const paths = movable(true);
      const last = paths.at(-1);
      const place = last === undefined ? undefined : placeBy(tree.get(), last, 'after');
      if (!place) return;
      const items = paths.map((path) => ({ path, resourceType: tree.get().get(path)?.resourceType ?? '' }));
      await bring('copy', items, place, t('Duplicate'));
    },

    /** Pastes into the selected container if it accepts the components, else after the selection. */
    async paste() {
      const clip = clipboard.read();
      if (!clip) return shell.refuse(t('There is nothing to paste. Copy or cut a component first.'));
      const last = selected.last();
      const item = last === undefined ? undefined : tree.get().get(last);
      if (!item) return shell.refuse(t('Select where to paste first.'));
      const types = clip.items.map(({ resourceType }) => resourceType);
      // A copied container is pasted after itself, even if it accepts its own kind.
      const isItself = clip.items.some(({ path }) => isWithin(item.path, path));
      const into = item.isContainer && !isItself && (await takes(item.path, types));
      if (into === undefined) return;
      const place = placeBy(tree.get(), item.path, into ? 'into' : 'after');
      // Another author has deleted it meanwhile.
      if (!place) return;
      const isHere = clip.items.every(({ path }) => isWithin(path, `${session.pagePath}/jcr:content`));
      // Sling cannot copy a node into itself, so insert it as a new one.
      const isInside = clip.type === 'copy' && clip.items.some(({ path }) => isWithin(place.parent, path));
      if (isHere && !isInside) {
        const moved = await bring(clip.type, clip.items, place);
        if (moved && clip.type === 'move') clipboard.clear();
        return;
      }
      const what = titleOfItems(clip.items);
      if (clip.type === 'copy') return insertCopies(clip.items, place, t('Paste {what}', { what }));
      if (!(await mayGo(types, place))) return;
      if (await run(moveInto(clip.items, place), t('Move {what}', { what }), (now) => now)) clipboard.clear();
    },
  };
}
