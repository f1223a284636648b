import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { linkFrom, linkObject } from '../shared/links/links';
import { itemModel, pageItem, pageListItem } from '../shared/list-items';
import { contentOf, isPage, pageLastModified } from '../shared/pages';
import { text } from '../shared/properties';
import { ordered, type SortKeys } from './list-order';
import { listSource } from './list-source';
import { listModel, setting } from './list-v1';
import { ownerOf, pageItems } from './list-v2';

interface Entry extends SortKeys {
  readonly model: Model;
}

/** An entry of the list's `static` node: a page with its own text, or an external link. Anything else is left out. */
function staticEntry(node: Resource, list: Resource, context: ExportContext): Entry | undefined {
  const owner = ownerOf(list, context);
  const link = linkFrom(node.properties, owner);
  if (link.url === undefined) return undefined;
  const linkText = text(node.properties, 'linkText');
  if (isPage(link.target)) {
    if (!contentOf(link.target)) return undefined;
    const item = pageItem(link.target, owner, { link, text: linkText });
    return {
      model: pageListItem(item, 'link'),
      title: item.title,
      lastModified: pageLastModified(item.page),
    };
  }
  if (link.target || link.url.startsWith('/')) return undefined;
  const title = linkText?.trim() ? linkText : link.url;
  const model = { ...itemModel(node, owner, title, link), link: linkObject(link), url: link.url, title };
  return { model, title, lastModified: undefined };
}

/** List v4: like v3, but static lists can mix pages and external links, each with its own text and target. */
export const listV4: Exporter = (list, context) => {
  const entries = listSource(list, context) === 'static' ? list.children.get('static') : undefined;
  const items = entries ? staticItems(entries, list, context) : pageItems(list, context, 'link');
  return listModel(list, context, items, {
    displayItemAsTeaser: setting(list, context, 'displayItemAsTeaser'),
  });
};

function staticItems(entries: Resource, list: Resource, context: ExportContext): Model[] {
  const known = [...entries.children.values()]
    .map((node) => staticEntry(node, list, context))
    .filter((entry) => entry !== undefined);
  return ordered(known, list, context, (entry) => entry).map(({ model }) => model);
}
