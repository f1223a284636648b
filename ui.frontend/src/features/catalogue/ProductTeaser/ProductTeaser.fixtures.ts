import type { z } from 'zod';
import {
  oddProductCards,
  productCards,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { productTeaserModel } from './ProductTeaser.model';

export const fixtures = {
  default: { ...productCards[0], id: 'productteaser-1' },
  'words of its own': { ...productCards[3], id: 'productteaser-2', ctaText: 'See both versions' },
  'without picture': { ...productCards[2], id: 'productteaser-3', image: '' },
  'without page': { ...productCards[1], id: 'productteaser-4', link: { valid: false } },
  'nothing but a name': { ...oddProductCards.bare, id: 'productteaser-5' },
  'long German words': { ...oddProductCards.german, id: 'productteaser-6' },
  'right to left': { ...oddProductCards.arabic, id: 'productteaser-7' },
  'hostile HTML': { ...oddProductCards.hostile, id: 'productteaser-8' },
  empty: { id: 'productteaser-9' },
} satisfies Record<string, z.input<typeof productTeaserModel>>;
