import type { SearchAnswer } from '../../../../shared/search/search-answer';
import { systemOf } from '../../../../shared/measures/measure-system';
import type { Model } from '../../../core/exporter/Exporter';
import { linkWith } from '../../../core/exporter/shared/links/choice-links';
import { pagesOf } from '../../../core/exporter/shared/paging';
import { productQuestion, type ProductQuestion } from '../exporter/lists/search';
import {
  LIMITS,
  QueryError,
  type Asking,
  type Question,
  type ResultsComponent,
} from '../../search/api/questions';
import type { Site } from '../../../core/server/pages/sites';
import { componentType } from '../../../../shared/addresses/app';

/** The product search: its model gets products and families. */
export const productSearches: ResultsComponent = {
  type: componentType('commerce/search'),
  async fill(model, asking) {
    const asked = questionIn(model);
    if (!asked) return undefined;
    const found = await productsFound(asked, String(model.action), asking);
    const isNew = asked.page === 1 && asked.families.length === 0;
    return { found, ...(isNew && { searched: { query: asked.query, total: found.total } }) };
  },
};

/** The query of a product search; undefined if there is none, or if the results are already there. */
function questionIn({ asked, total }: Model): ProductQuestion | undefined {
  return asked === undefined || total !== undefined ? undefined : productQuestion.parse(asked);
}

/**
 * The results for the model of a product search: products, and the number in each family. An invalid query finds nothing.
 * @param action the address of the component
 */
async function productsFound(
  asked: ProductQuestion,
  action: string,
  { site, service, engine }: Asking,
): Promise<Model & { total: number }> {
  const ask = (page: number) => service.search(questionOf({ ...asked, page }, site), engine);
  try {
    const first = await ask(Math.min(asked.page, Math.floor(LIMITS.depth / asked.size)));
    // A page number beyond the last shows the last page.
    const answer = first.asked.page > first.pages && first.total > 0 ? await ask(first.pages) : first;
    return foundOf(answer, asked, action);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return { total: 0, first: 0, last: 0, pages: [], families: [], products: [] };
  }
}

function questionOf({ query, root, families, page, size }: ProductQuestion, site: Site): Question {
  const family = families.length > 0 ? families : root === undefined ? [] : [root];
  return {
    site,
    asked: {
      q: query,
      lang: site.tag,
      page,
      size,
      units: systemOf(site.tag),
      view: 'comfortable',
      filters: { kind: ['product'], ...(family.length > 0 && { family }) },
      ranges: {},
    },
    facets: ['family'],
    figures: [],
    explain: false,
    within: { kind: ['product'], ...(root !== undefined && { family: [root] }) },
  };
}

function foundOf(answer: SearchAnswer, asked: ProductQuestion, action: string): Model & { total: number } {
  const { query, families, size } = asked;
  const { total, items, facets } = answer;
  const [address = '', anchor = ''] = action.split('#');
  const link = (page: number) =>
    linkWith(
      address,
      { search_query: query, family: families, page: page > 1 ? String(page) : undefined },
      anchor,
    );
  // If nothing was found, the service returns near matches; this component does not show them.
  const products = total > 0 ? items : [];
  return {
    total,
    ...pagesOf(total, answer.asked.page, size, link),
    families: (facets.family ?? [])
      .filter(({ value, count, selected }) => isBelow(value, asked.root) && (count > 0 || selected))
      .map(({ value, title, count, selected }) => ({ value, title, count, selected })),
    products: products as unknown as Model[],
  };
}

/** Whether a family is a direct child of another, or top-level if there is none. */
const isBelow = (value: string, root: string | undefined): boolean =>
  value.split('/').slice(0, -1).join('/') === (root ?? '');
