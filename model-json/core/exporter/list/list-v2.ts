import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { componentOf } from '../export-resource';
import { componentId } from '../shared/ids';
import { linksOf } from '../shared/links/links';
import { itemOwner, pageItem, pageListItem, type ItemOwner, type LinkStyle } from '../shared/list-items';
import { contentOf } from '../shared/pages';
import { listModel, listPages } from './list-v1';

/** What items need to know about their list, menu or trail. */
export const ownerOf = (resource: Resource, context: ExportContext): ItemOwner =>
  itemOwner(
    linksOf(resource, context),
    componentId(resource, context),
    componentOf(resource, context)?.resourceType,
  );

/** The pages of a list as items. */
export function pageItems(list: Resource, context: ExportContext, style: LinkStyle): Model[] {
  const owner = ownerOf(list, context);
  const pages = listPages(list, context).filter((page) => contentOf(page));
  return pages.map((page) => pageListItem(pageItem(page, owner), style));
}

/** List v2: items with a link as a string. */
export const listV2: Exporter = (list, context) => listModel(list, context, pageItems(list, context, 'url'));
