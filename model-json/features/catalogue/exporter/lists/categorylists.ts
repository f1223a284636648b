import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter, Model } from '../../../../core/exporter/Exporter';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { integer, text } from '../../../../core/exporter/shared/properties';
import { categoryCard, namedFamilies } from '../../products/category-card';
import { componentOwner } from '../../../../core/exporter/shared/component-owner';

function categoryKeys(resource: Resource, context: ExportContext): Model {
  const { properties } = resource;
  const shop = componentOwner(resource, context);
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

/** The same as a carousel. */
export const categoryCarousel: Exporter = (resource, context) =>
  componentModel(resource, context, {
    ...categoryKeys(resource, context),
    perPage: integer(resource.properties, 'perPage') ?? integer(styleOf(resource, context), 'perPage'),
  });
