import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Exporter, Json, Model } from '../../Exporter';
import { listV4 } from '../../list/list-v4';
import { getPage, pageProperties } from '../../shared/pages';
import { text } from '../../shared/properties';
import { escapeXml } from '../../teaser/teaser-v1';
import { featuredPicture } from '../media/picture';
import { teaserFrame } from '../teaser';
import { listView } from './list-view';
import { componentType } from '../../../../../shared/addresses/app';

const isModel = (value: Json | undefined): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * List v4; pages have their date and, if the list shows teasers, their teaser. Addresses can select a page of a long
 * list or filter it by tag.
 */
export const list: Exporter = (resource, context) => {
  const model = listV4(resource, context);
  const items = Array.isArray(model.items) ? model.items.filter(isModel) : [];
  const pageOf = ({ path }: Model) => getPage(context.tree, typeof path === 'string' ? path : undefined);
  const entries = items.map((item) => ({ item, page: pageOf(item) }));
  const view = listView(entries, resource, context);
  return {
    ...model,
    ...view.model,
    items: view.entries.map(({ item, page, tags }) => ({
      ...(page ? withPage(item, page, context, model.displayItemAsTeaser === true) : item),
      tags,
    })),
  };
};

function withPage(item: Model, page: Resource, context: ExportContext, asTeaser: boolean): Model {
  const date = text(pageProperties(page), 'date');
  return { ...item, date, teaser: asTeaser ? teaserOf(page, item, date, context) : undefined };
}

/** A page as an authored teaser would show it. */
function teaserOf(page: Resource, item: Model, date: string | undefined, context: ExportContext): Model {
  const { description } = item;
  const typeVariant = date ? 'news' : 'feature';
  return {
    pretitle: text(pageProperties(page), 'pretitle'),
    title: item.title,
    description: typeof description === 'string' ? `<p>${escapeXml(description)}</p>` : undefined,
    link: item.link,
    image: featuredPicture(page, context, teaserFrame(typeVariant)),
    date,
    typeVariant,
    ':type': componentType('teaser'),
  };
}
