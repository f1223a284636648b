import type { z } from 'zod';
import {
  manyProductCards,
  oddProductCards,
  productCards,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { relatedProductsModel } from './RelatedProducts.model';

const FAMILY = 'ventora:family/mobile/piston';

export const fixtures = {
  default: {
    id: 'related-1',
    title: 'Related machines',
    products: productCards.map((card) => ({
      ...card,
      familyId: FAMILY,
      facts: card.figures,
      size: card.name === 'S 270' ? 'larger' : '',
    })),
    relatedTo: { familyId: FAMILY, facts: productCards[1].figures },
  },
  'three products': { id: 'related-2', title: 'Related machines', products: productCards.slice(0, 3) },
  'one product': { id: 'related-3', title: 'Accessories', products: productCards.slice(0, 1) },
  'twelve products': { id: 'related-4', title: 'Same use', products: manyProductCards(12) },
  'without title': { id: 'related-5', products: productCards.slice(0, 2) },
  'below another heading': {
    id: 'related-6',
    title: 'Oils',
    titleType: 'h3',
    products: [oddProductCards.bare],
  },
  'long German words': {
    id: 'related-7',
    title: 'Druckluftaufbereitungskomponentenübersicht',
    products: [oddProductCards.german],
  },
  'right to left': { id: 'related-8', title: 'منتجات ذات صلة', products: [oddProductCards.arabic] },
  'hostile HTML': { id: 'related-9', title: '<b>x</b>', products: [oddProductCards.hostile] },
  empty: { id: 'related-10', title: 'Related machines', products: '' },
} satisfies Record<string, z.input<typeof relatedProductsModel>>;
