import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Json, Model } from '../Exporter';
import { pageJson } from '../page/page-json';
import { componentModel, styleOf } from '../shared/component-model';
import { listTitle, pageLastModified } from '../shared/pages';
import { flag, integer, text } from '../shared/properties';
import { ordered } from './list-order';
import { sourcePages } from './list-source';

const DATE_FORMAT = 'yyyy-MM-dd';

/** The first `maxItems` entries; 0 means all. */
export function limited<T>(entries: T[], list: Resource): T[] {
  const limit = integer(list.properties, 'maxItems') ?? 0;
  return limit > 0 ? entries.slice(0, limit) : entries;
}

/** The list's pages, sorted and cut. */
export const listPages = (list: Resource, context: ExportContext): Resource[] =>
  limited(
    ordered(sourcePages(list, context), list, context, (page) => ({
      title: listTitle(page),
      lastModified: pageLastModified(page),
    })),
    list,
  );

/** A switch set by the author; the policy has the default. */
export const setting = (list: Resource, context: ExportContext, name: string): boolean =>
  flag(list.properties, name) ?? flag(styleOf(list, context), name) ?? false;

/** The keys of all versions, with the items added by the version. */
export function listModel(list: Resource, context: ExportContext, items: Json[], extra: Model = {}): Model {
  return componentModel(list, context, {
    dateFormatString:
      text(list.properties, 'dateFormat') ?? text(styleOf(list, context), 'dateFormat') ?? DATE_FORMAT,
    items,
    showDescription: setting(list, context, 'showDescription'),
    showModificationDate: setting(list, context, 'showModificationDate'),
    linkItems: setting(list, context, 'linkItems'),
    ...extra,
  });
}

/** List v1: its items are bare pages. */
export const listV1: Exporter = (list, context) =>
  listModel(list, context, listPages(list, context).map(pageJson));
