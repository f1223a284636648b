import type { Resource } from '../../repository/Resource';
import type { ExportContext, Properties } from '../Exporter';
import { descendant } from '../shared/assets';
import { parseDate } from '../shared/locale/dates';
import { integer, text, texts } from '../shared/properties';

const NONE: Properties = {};
const DAM = '/content/dam';

function* assetsBelow(resource: Resource): Generator<Resource> {
  for (const child of resource.children.values()) {
    if (child.properties['jcr:primaryType'] === 'dam:Asset') yield child;
    else yield* assetsBelow(child);
  }
}

const sortKey = (asset: Resource, name: string): string | number => {
  const at = name.lastIndexOf('/');
  const holder = at < 0 ? asset : descendant(asset, name.slice(0, at));
  const value = text(holder?.properties ?? NONE, name.slice(at + 1)) ?? '';
  return parseDate(value) ?? value;
};

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The result of the list's query (QueryBuilder: path, model, tags, order, limit), found by walking the tree: fragments
 * of a model below a folder, with at least one of the given tags, oldest first by default.
 */
export function queryFragments(list: Resource, context: ExportContext): Resource[] {
  const { properties } = list;
  const parent = context.tree.get(text(properties, 'parentPath') || DAM);
  const model = text(properties, 'modelPath');
  const tags = texts(properties, 'tagNames') ?? [];
  const limit = integer(properties, 'maxItems') ?? -1;
  if (!parent) return [];
  const found = [...assetsBelow(parent)].filter((asset) => {
    if (text(descendant(asset, 'jcr:content/data')?.properties ?? NONE, 'cq:model') !== model) return false;
    const own = texts(descendant(asset, 'jcr:content/metadata')?.properties ?? NONE, 'cq:tags') ?? [];
    return tags.length === 0 || tags.some((tag) => own.includes(tag));
  });
  const orderBy = text(properties, 'orderBy') || 'jcr:created';
  const direction = text(properties, 'sortOrder') === 'desc' ? -1 : 1;
  found.sort((a, b) => direction * compare(sortKey(a, orderBy), sortKey(b, orderBy)));
  return limit >= 0 ? found.slice(0, limit) : found;
}
