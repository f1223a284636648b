import { t } from '../../../../../../shared/authoring/language/t';
import type { Definitions } from '../frame/Definitions';
import type { Item, Items } from '../frame/items';
import { isInside, neighbour, type Slot } from './calls-for';

/**
 * Where an item goes that is pasted at another one: into it, if it is a container that takes the item, else after it.
 *
 * @returns why there is no place, if there is none
 */
export function slotForPaste(items: Items, definitions: Definitions, pasted: Item, at: Item): Slot | string {
  const isItself = at.path === pasted.path;
  if (!isItself && isInside(items, at, pasted)) return t('A component cannot be put inside itself.');
  if (at.isContainer && at.content !== undefined && !isItself && takes(definitions, at, pasted))
    return { container: at };
  const container = items.get(at.parent ?? '');
  if (container?.content === undefined) return t('Select where to paste first.');
  const next = neighbour(items, at, 1);
  // A place before itself is the place that it has.
  return { container, next: next?.path === pasted.path ? neighbour(items, pasted, 1) : next };
}

/** Whether a container may take an item. If the page does not say which component that is, the server knows. */
function takes({ components, filters }: Definitions, { editable }: Item, pasted: Item): boolean {
  const allowed = filters.get(editable.filter) ?? [];
  const { model } = pasted.editable;
  const isKnown = model !== '' && components.some(({ id }) => id === model);
  return allowed.length > 0 && (!isKnown || allowed.includes(model));
}
