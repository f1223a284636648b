import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../../Exporter';
import { componentModel, styleOf } from '../../shared/component-model';
import { integer, text } from '../../shared/properties';
import { categoryCard, namedFamilies } from './category-card';
import { shopOf } from './product-card';

function categoryKeys(resource: Resource, context: ExportContext): Model {
  const { properties } = resource;
  const shop = shopOf(resource, context);
  const target = text(properties, 'linkTarget');
  return {
    title: text(properties, 'jcr:title') || undefined,
    titleType: text(properties, 'titleType') || undefined,
    categories: namedFamilies(resource, context).flatMap((named): Model[] => {
      const card = categoryCard(named, shop, target);
      return card ? [card] : [];
    }),
  };
}

/** Families, each with its picture and its name. */
export const featuredCategoryList: Exporter = (resource, context) =>
  componentModel(resource, context, categoryKeys(resource, context));

/** The same in a track. */
export const categoryCarousel: Exporter = (resource, context) =>
  componentModel(resource, context, {
    ...categoryKeys(resource, context),
    perPage: integer(resource.properties, 'perPage') ?? integer(styleOf(resource, context), 'perPage'),
  });
