import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter, Model } from '../../../../core/exporter/Exporter';
import { ownerOf } from '../../../../core/exporter/list/list-v2';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { linkJson } from '../../../../core/exporter/shared/links/links';
import { pageItem, type ItemOwner } from '../../../../core/exporter/shared/list-items';
import {
  contentOf,
  getPage,
  pageDescription,
  pageProperties,
  visibleChildPages,
} from '../../../../core/exporter/shared/pages';
import { flag, integer, text, texts } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../products/catalogue-of';
import { cardFigures } from '../../products/product-card';
import { featuredPicture, ownPicture } from '../../../../core/exporter/site/media/picture';

const MAX_ITEMS = 4;
const MAX_FIGURES = 4;

/** Pages as product cards, with a banner above them if there is one. */
export const cardlist: Exporter = (resource, context) => {
  const { properties } = resource;
  const style = styleOf(resource, context);
  const limit = integer(properties, 'maxItems') ?? integer(style, 'maxItems') ?? MAX_ITEMS;
  const showFigures = flag(properties, 'showFigures') ?? flag(style, 'showFigures') ?? false;
  const owner = ownerOf(resource, context);
  return componentModel(resource, context, {
    banner: ownPicture(resource, context),
    cards: cardPages(resource, context)
      .slice(0, limit)
      .map((page) => card(page, owner, showFigures)),
    spaceBellow: flag(properties, 'spaceBelow') ?? false,
    useBgGradient: flag(properties, 'useBgGradient') ?? false,
  });
};

/** The pages that the author listed, else the children of a page, without hidden ones. */
function cardPages({ properties }: Resource, { tree }: ExportContext): Resource[] {
  const named = texts(properties, 'pages');
  const parent = getPage(tree, text(properties, 'parentPage'));
  const pages = named?.map((path) => getPage(tree, path)) ?? (parent ? visibleChildPages(parent) : []);
  return pages.filter((page) => page !== undefined).filter((page) => contentOf(page) !== undefined);
}

function card(listed: Resource, owner: ItemOwner, showFigures: boolean): Model {
  const { page, title, link, common } = pageItem(listed, owner);
  const properties = pageProperties(page);
  return {
    id: common.id,
    pretitle: text(properties, 'pretitle'),
    title,
    description: pageDescription(page),
    figures: showFigures ? (texts(properties, 'figures') ?? []).slice(0, MAX_FIGURES).map(figure) : [],
    measures: showFigures ? measuresOf(page, owner) : [],
    image: featuredPicture(page, owner.context, '4:3'),
    link: linkJson(link),
  };
}

/** A page's product comes from the catalogue of the page's own site, wherever its card is shown. */
const measuresOf = (page: Resource, { context }: ItemOwner): Model[] =>
  cardFigures(catalogueOf({ ...context, currentPage: page }).get(text(pageProperties(page), 'productPath')));

/** `label|value` */
function figure(line: string): Model {
  const [label = '', ...value] = line.split('|');
  return { label: label.trim(), value: value.join('|').trim() };
}
