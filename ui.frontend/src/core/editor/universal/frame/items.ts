import { t } from '../../../../../../shared/authoring/language/t';
import { groupBy } from '../../../../../../shared/lists/group-by';
import { nameOf, type TreeItem } from '../../selection/content-tree';
import { contentPath } from './content-path';
import type { Editable } from './Editable';
import type { PageState } from './FramedPage';

/** A component or container of the page. `path` is the id of its editable, since a resource can be on a page twice. */
export interface Item extends TreeItem {
  readonly editable: Editable;
  /** Where author stores it; undefined if another system does. */
  readonly content: string | undefined;
  /** Its texts and pictures that are marked. */
  readonly properties: readonly Editable[];
  readonly title: string;
  /** The beginning of its first text. */
  readonly summary: string;
}

export type Items = ReadonlyMap<string, Item>;

/** In place of the id of what is around an editable, if nothing is. */
const TOP = '';

/** The components and containers of a page, each after the one around it, in the order of the page. */
export function itemsOf(
  { editables, mapping }: Pick<PageState, 'editables' | 'mapping'>,
  own: string,
): Items {
  const resources = editables.filter(({ resource }) => resource !== '');
  const known = new Map(resources.map((each) => [each.id, each]));
  const below = groupBy(resources, ({ parent }) => (known.has(parent) ? parent : TOP));
  const marked = groupBy(
    editables.filter(({ resource }) => resource === ''),
    ({ parent }) => parent,
  );
  const items = new Map<string, Item>();
  const visit = (editable: Editable, level: number, parent: string | undefined): void => {
    const children = (below.get(editable.id) ?? []).filter(({ id }) => !items.has(id));
    const { id, resource, type, prop } = editable;
    const properties = [...(prop === '' ? [] : [editable]), ...(marked.get(id) ?? [])];
    items.set(id, {
      path: id,
      resourceType: type,
      level,
      ...(parent !== undefined && { parent }),
      children: children.map((child) => child.id),
      isContainer: type === 'container',
      isRoot: parent === undefined,
      editable,
      content: contentPath(resource, mapping, own),
      properties,
      // Author's own labels are titles of components, which it knows in other languages.
      title: t(editable.label) || nameOf(resource),
      summary: summaryOf(properties),
    });
    for (const child of children) visit(child, level + 1, id);
  };
  for (const editable of below.get(TOP) ?? []) visit(editable, 1, undefined);
  return items;
}

/** All that a browser writes of a text as HTML. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&' };

/** Characters of a text that tell an item from others. */
const LONG = 60;

function summaryOf(properties: readonly Editable[]): string {
  const shown = properties.find(({ type, content }) => type !== 'media' && content.trim() !== '');
  const text = (shown?.content ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(nbsp|lt|gt|amp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text;
}

/** The item whose content author stores at a path: the first, if there are several. */
export const itemWithContent = (items: Items, path: string): Item | undefined =>
  [...items.values()].find(({ content }) => content === path);

/** The innermost item at a point of the page; of items with the same place, the one inside. */
export function itemUnder(items: Items, x: number, y: number): Item | undefined {
  const hit = [...items.values()].filter(({ editable: { place } }) => isWithin(place, x, y));
  return hit.reduce<Item | undefined>(
    (best, item) => (best && best.level > item.level ? best : item),
    undefined,
  );
}

/** The marked text or picture of an item at a point of the page. */
export const propertyUnder = ({ properties }: Item, x: number, y: number): Editable | undefined =>
  properties.find(({ place }) => isWithin(place, x, y));

const isWithin = ({ x: left, y: top, width, height }: Editable['place'], x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;
