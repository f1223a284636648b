import { messages, reading } from '../../screen/messages';
import type { Readable } from '../../selection/create-store';
import { t } from '../../../../../../shared/authoring/language/t';
import type { Definitions } from '../frame/Definitions';
import { itemWithContent, type Item, type Items } from '../frame/items';
import { addCall, copyCall, moveCall, neighbour, removeCall, type Slot } from './calls-for';
import type { Clip, ItemActions } from './ItemActions';
import { slotForPaste } from './slot-for-paste';
import type { Shown } from './show-change';
import type { Change } from './UniversalSession';

interface ItemActionsOptions {
  readonly items: Readable<Items>;
  definitions(): Definitions;
  readonly shown: Shown;
  /** Makes a change. @returns the path of what was added or moved in a list, if it was done */
  make(change: Change): Promise<readonly string[] | undefined>;
  select(id: string): void;
  /** Selects what author stores at a path, once it is on the page. */
  selectWhenShown(content: string | undefined): void;
  /** Says something to screen readers. */
  announce(text: string): void;
}

export function createItemActions(options: ItemActionsOptions): ItemActions {
  const { items, definitions, shown, make, select, selectWhenShown, announce } = options;
  let clip: Clip | undefined;
  const path = ({ content }: Item) => content ?? '';
  const next = (slot: Slot) => slot.next && path(slot.next);
  const around = ({ parent }: Item) => items.get().get(parent ?? '');

  const move = async (item: Item, slot: Slot) => {
    const from = around(item);
    if (!from) return undefined;
    const made = await make({
      label: t('Move {title}', { title: item.title }),
      call: moveCall(path(item), path(from), path(slot.container), next(slot)),
      show: (answer) => shown.moved(item, from, slot, answer),
    });
    selectWhenShown(made?.[0]);
    return made;
  };
  const copy = async (item: Item, slot: Slot, label: string) => {
    const call = copyCall(path(item), path(slot.container), next(slot));
    const made = await make({ label, call, show: (answer) => shown.copied(item, slot, answer) });
    selectWhenShown(made?.[0]);
  };
  return {
    async add(component, slot) {
      const made = await make({
        label: t('Add {title}', { title: t(component.title) }),
        call: addCall(path(slot.container), next(slot), component),
        show: (answer) => shown.added(slot, answer),
      });
      selectWhenShown(made?.[0]);
    },
    move: async (item, slot) => void (await move(item, slot)),
    async duplicate(item) {
      const container = around(item);
      if (!container) return;
      const slot = { container, next: neighbour(items.get(), item, 1) };
      await copy(item, slot, t('Duplicate {title}', { title: item.title }));
    },
    async remove(item) {
      const container = around(item);
      if (!container) return;
      const beside = neighbour(items.get(), item, 1) ?? neighbour(items.get(), item, -1) ?? container;
      const made = await make({
        label: t('Delete {title}', { title: item.title }),
        call: removeCall(path(item), path(container)),
        show: (answer) => shown.removed(item, answer),
      });
      if (made) select(beside.path);
    },
    take(kind, item) {
      clip = { kind, content: path(item) };
      announce(
        kind === 'copy'
          ? t('{titleOfAll} copied. Paste it where it should go.', { titleOfAll: item.title })
          : t('{titleOfAll} cut. Paste it where it should go.', { titleOfAll: item.title }),
      );
    },
    async paste(at) {
      const clipped = clip && itemWithContent(items.get(), clip.content);
      if (!clip || !clipped) return refuse(t('There is nothing to paste. Copy or cut a component first.'));
      const slot = slotForPaste(items.get(), definitions(), clipped, at);
      if (typeof slot === 'string') return refuse(slot);
      if (clip.kind === 'copy') return copy(clipped, slot, t('Paste {what}', { what: clipped.title }));
      if (await move(clipped, slot)) clip = undefined;
    },
  };
}

const refuse = (reason: string) => void messages.info(reason, { timeout: reading });
