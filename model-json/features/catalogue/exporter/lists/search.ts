import type { Exporter } from '../../../../core/exporter/Exporter';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { integer } from '../../../../core/exporter/shared/properties';
import { choiceOf, choicesOf, pageAddress } from '../../../../core/exporter/shared/links/choice-links';
import { familyNamed } from '../../products/families';
import { componentOwner } from '../../../../core/exporter/shared/component-owner';
import { z } from 'zod';

const PAGE_SIZE = 12;
const MAX_PAGE_SIZE = 96;
const MAX_QUERY = 100;

/** The query of a product search, in its model. Families are named as in the search: `screw/fixed-speed`. */
export const productQuestion = z.object({
  query: z.string(),
  /** The family that the author limits the search to; absent: the whole catalogue. */
  root: z.string().optional(),
  /** Chosen by the visitor: any of them matches. */
  families: z.array(z.string()),
  /** From 1; may exceed the last page. */
  page: z.number(),
  size: z.number(),
});

export type ProductQuestion = z.output<typeof productQuestion>;

/**
 * Product search: a form and a query. All of it works through addresses. The server adds the results
 * (`server/search/product-searches.ts`).
 */
export const productSearch: Exporter = (resource, context) => {
  const { properties } = resource;
  const shop = componentOwner(resource, context);
  const query = choiceOf(context, 'search_query').slice(0, MAX_QUERY).trim();
  const root = familyNamed(properties)?.replace(/^[^:]*:family\/?/, '') || undefined;
  const size =
    integer(properties, 'pageSize') ?? integer(styleOf(resource, context), 'pageSize') ?? PAGE_SIZE;
  const page = Number(choiceOf(context, 'page'));
  return componentModel(resource, context, {
    action: `${pageAddress(shop)}#${shop.id}`,
    query: query || undefined,
    asked: query
      ? ({
          query,
          ...(root && { root }),
          families: choicesOf(context, 'family').filter((value) => !root || value.startsWith(`${root}/`)),
          page: Number.isInteger(page) ? Math.max(1, page) : 1,
          size: Math.min(Math.max(1, size), MAX_PAGE_SIZE),
        } satisfies ProductQuestion)
      : undefined,
  });
};
