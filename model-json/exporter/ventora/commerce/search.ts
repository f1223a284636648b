import type { ExportContext, Exporter, Model } from '../../Exporter';
import { componentModel, styleOf } from '../../shared/component-model';
import { integer } from '../../shared/properties';
import { catalogueOf } from './catalogue-of';
import { choiceOf, choicesOf, pageAddress } from './choice-links';
import { familyNamed, familiesBelow, tagName } from './families';
import { matchProducts } from './match-products';
import { paged } from './paging';
import type { Product } from './Product';
import { productCard, shopOf, type Shop } from './product-card';

const PAGE_SIZE = 12;
const MAX_QUERY = 100;

/** Product search: a form, what was found, and by which families it can be narrowed down. All of it works by addresses. */
export const productSearch: Exporter = (resource, context) => {
  const { properties } = resource;
  const shop = shopOf(resource, context);
  const root = familyNamed(properties) ?? `${siteOf(context)}:family`;
  const query = choiceOf(context, 'search_query').slice(0, MAX_QUERY).trim();
  const matches = matchProducts(catalogueOf(context).inFamily(root), query, shop.locale, ({ family }) =>
    tagName(context, family, shop.locale),
  );
  const families = choicesOf(context, 'family').filter((id) => id.startsWith(`${root}/`));
  const found =
    families.length === 0 ? matches : matches.filter((product) => families.some((id) => isIn(product, id)));
  const size =
    integer(properties, 'pageSize') ?? integer(styleOf(resource, context), 'pageSize') ?? PAGE_SIZE;
  const { items, model } = paged(found, Math.max(1, size), { search_query: query, family: families }, shop);
  return componentModel(resource, context, {
    action: `${pageAddress(shop)}#${shop.id}`,
    query: query || undefined,
    ...model,
    families: query ? facet(root, matches, families, shop) : [],
    products: items.map((product) => productCard(product, shop)),
  });
};

const siteOf = ({ currentPage }: ExportContext) => currentPage?.path.split('/')[2] ?? '';

const isIn = ({ family }: Product, id: string) => family === id || (family?.startsWith(`${id}/`) ?? false);

/** The families directly below the root with how much was found in each; those chosen stay, were nothing in them. */
function facet(
  root: string,
  matches: readonly Product[],
  chosen: readonly string[],
  { context, locale }: Shop,
): Model[] {
  return familiesBelow(context, root).flatMap((id) => {
    const count = matches.filter((product) => isIn(product, id)).length;
    const selected = chosen.includes(id);
    return count > 0 || selected
      ? [{ value: id, title: tagName(context, id, locale) ?? id, count, selected }]
      : [];
  });
}
