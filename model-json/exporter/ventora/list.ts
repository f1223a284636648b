import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Json, Model } from '../Exporter';
import { listV4 } from '../list/list-v4';
import { getPage, pageProperties } from '../shared/pages';
import { text } from '../shared/properties';
import { escapeXml } from '../teaser/teaser-v1';
import { featuredPicture } from './picture';

const isModel = (value: Json | undefined): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** List v4; pages bring their date and, where the list shows teasers, their teaser. */
export const list: Exporter = (resource, context) => {
  const model = listV4(resource, context);
  const items = Array.isArray(model.items) ? model.items.filter(isModel) : [];
  return {
    ...model,
    items: items.map((item) => withPage(item, context, model.displayItemAsTeaser === true)),
  };
};

function withPage(item: Model, context: ExportContext, asTeaser: boolean): Model {
  const page = getPage(context.tree, typeof item.path === 'string' ? item.path : undefined);
  if (!page) return item;
  const date = text(pageProperties(page), 'date');
  return { ...item, date, teaser: asTeaser ? teaserOf(page, item, date, context) : undefined };
}

/** A page as the teaser that an author would make of it. */
function teaserOf(page: Resource, item: Model, date: string | undefined, context: ExportContext): Model {
  const { description } = item;
  return {
    pretitle: text(pageProperties(page), 'pretitle'),
    title: item.title,
    description: typeof description === 'string' ? `<p>${escapeXml(description)}</p>` : undefined,
    link: item.link,
    image: featuredPicture(page, context),
    date,
    typeVariant: date ? 'news' : 'feature',
    ':type': 'ventora/components/teaser',
  };
}
