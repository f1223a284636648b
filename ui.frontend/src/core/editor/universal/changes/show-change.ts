import { nameOf } from '../../selection/content-tree';
import type { FramedPage } from '../frame/FramedPage';
import type { Item } from '../frame/items';
import type { Patch } from '../fields/plain-value';
import type { Answer } from './Calls';
import type { Slot } from './calls-for';

/** Shows changes on the page in the frame. */
export interface Shown {
  patched(item: Item, patches: readonly Patch[], answer: Answer): void;
  added(slot: Slot, answer: Answer): void;
  moved(item: Item, from: Item, slot: Slot, answer: Answer): void;
  copied(item: Item, slot: Slot, answer: Answer): void;
  removed(item: Item, answer: Answer): void;
}

/**
 * Tells the page what has changed by the events that Adobe documents. An application can handle them itself; if it does not,
 * the script in the page does, roughly. Author's own pages are drawn again instead, but for texts that stand as they are typed.
 *
 * @param isOwn whether author has drawn the page
 * @param redraw loads the page again
 */
export function showChanges(page: FramedPage, isOwn: () => boolean, redraw: () => void): Shown {
  const tell = (event: string, { selector }: Item['editable'], detail: object) =>
    isOwn() ? redraw() : page.tell(event, selector, detail);
  const resource = (item: Item | undefined) => item?.editable.resource;
  return {
    patched(item, patches, response) {
      if (isOwn() && !patches.every((patch) => standsAsTyped(item, patch))) return redraw();
      for (const patch of patches)
        page.tell('aue:content-patch', item.editable.selector, {
          request: { target: { resource: resource(item), prop: patch.name }, patch },
          ...{ patch, response },
        });
    },
    added: ({ container }, answer) => tell('aue:content-add', container.editable, answer),
    moved(item, from, { container, next }, answer) {
      // The script knows nothing of another name, which author gives if the container has one like it.
      if (nameOf(answer.resource ?? '') !== nameOf(item.editable.resource)) return redraw();
      tell('aue:content-move', container.editable, {
        from: resource(from),
        to: resource(container),
        component: resource(item),
        before: resource(next),
      });
    },
    copied: (item, { container, next }, response) =>
      tell('aue:content-copy', item.editable, {
        source: { component: { resource: resource(item) }, container: resource(container) },
        target: { container: resource(container), before: resource(next), newName: item.title },
        response,
      }),
    removed: (item, response) =>
      tell('aue:content-remove', item.editable, { resource: resource(item), response }),
  };
}

/** Whether the script can put a value where it stands: it writes texts as HTML. */
function standsAsTyped({ properties, isContainer }: Item, { name, value }: Patch): boolean {
  const type = properties.find(({ prop }) => prop === name)?.type;
  if (isContainer || typeof value !== 'string') return false;
  return type === 'richtext' || (type === 'text' && !/[<&]/.test(value));
}
