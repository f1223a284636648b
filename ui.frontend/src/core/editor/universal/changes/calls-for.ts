import type { Items, Item } from '../frame/items';
import type { DefinedComponent } from '../frame/Definitions';
import type { Patch } from '../fields/plain-value';
import { urnOf } from '../../../../../../shared/addresses/universal-editor';
import type { Call } from './Calls';

/* The calls of the Universal Editor for what an author does with an item. Paths are those of author's content: its service
   knows its own resources by one name, whatever the page calls them. */

const place = (path: string) => ({ resource: urnOf(path) });
const before = (path: string | undefined) => (path === undefined ? {} : { before: place(path) });

export const patchCall = (path: string, patches: readonly Patch[]): Call => ({
  name: 'patch',
  payload: { target: place(path), patch: patches.length === 1 ? patches[0] : patches },
});

export const addCall = (
  container: string,
  next: string | undefined,
  { id, resourceType, template }: DefinedComponent,
): Call => ({
  name: 'add',
  payload: {
    target: { container: place(container), ...before(next) },
    content: { name: id, aem: { page: { resourceType, template } } },
  },
});

export const moveCall = (path: string, from: string, to: string, next: string | undefined): Call => ({
  name: 'move',
  payload: {
    from: { component: place(path), container: place(from) },
    to: { container: place(to), ...before(next) },
  },
});

export const copyCall = (path: string, container: string, next: string | undefined): Call => ({
  name: 'copy',
  payload: { source: { component: place(path) }, target: { container: place(container), ...before(next) } },
});

export const removeCall = (path: string, container: string): Call => ({
  name: 'remove',
  payload: { target: { component: place(path), container: place(container) } },
});

/** Where something is added: into a container, before one of its children, or at its end. */
export interface Slot {
  readonly container: Item;
  readonly next?: Item | undefined;
}

/** The place for what is added while an item is selected: in a container at its end, else after the item. */
export function slotAt(items: Items, item: Item): Slot | undefined {
  if (item.isContainer) return { container: item };
  const container = items.get(item.parent ?? '');
  return container && { container, next: neighbour(items, item, 1) };
}

/** The sibling before or after an item. */
export function neighbour(items: Items, { path, parent }: Item, step: 1 | -1): Item | undefined {
  const siblings = items.get(parent ?? '')?.children ?? [];
  return items.get(siblings[siblings.indexOf(path) + step] ?? '');
}

/** The place one step up or down within the container; undefined at its end. */
export function slotBeside(items: Items, item: Item, step: 1 | -1): Slot | undefined {
  const container = items.get(item.parent ?? '');
  const other = neighbour(items, item, step);
  if (!container || !other) return undefined;
  return { container, next: step === -1 ? other : neighbour(items, other, 1) };
}

/** Whether an item is another one, or in it. */
export function isInside(items: Items, item: Item, around: Item): boolean {
  for (let at: Item | undefined = item; at; at = items.get(at.parent ?? ''))
    if (at.path === around.path) return true;
  return false;
}
