import type { z } from 'zod';
import {
  oddProductCards,
  productCards,
  type ProductCardInput,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { formProductsModel } from './FormProducts.model';
import { APP_ID, CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof formProductsModel>;

const line = (card: ProductCardInput, more: object = {}) => ({
  asked: String(card.sku ?? 'V-9021'),
  sku: card.sku,
  name: card.name,
  kind: card.kind,
  image: card.image,
  link: card.link,
  familyId: `${APP_ID}:family/mobile/piston`,
  quantity: '1',
  versions: [],
  ...more,
});

const gone = { asked: 'V-4711', name: 'V-4711', quantity: '2', isGone: true };
const versions = ['8 bar', '10 bar'].map((name, index) => ({
  sku: `V-3007-${index === 0 ? '08' : '10'}`,
  name,
  selected: index === 0,
}));

const list = (id: string, lines: object[], more: Partial<Input> = {}): Input => ({
  id,
  name: 'products',
  title: 'Your quote list',
  lines,
  required: true,
  productsLink: { valid: true, url: `${CONTENT_ROOT}/gb/en/search.html` },
  ...more,
});

export const fixtures = {
  default: list('form-products-1', [
    line(productCards[0], { quantity: '2', remark: 'With a 20 m hose' }),
    line(productCards[3], { sku: 'V-3007-08', versions }),
  ]),
  'nothing on it': list('form-products-2', [], {
    helpMessage: 'Machines, tools, pipework: whatever you need.',
  }),
  'sent back empty': list('form-products-3', [], { error: 'required', isPosted: true }),
  'sent back with a wrong quantity': list(
    'form-products-4',
    [line(productCards[1], { quantity: '0', isWrong: true })],
    { error: 'constraint', isPosted: true },
  ),
  'left the catalogue': list('form-products-5', [line(productCards[0]), gone]),
  'left the catalogue while it was filled in': list('form-products-6', [line(productCards[0]), gone], {
    error: 'constraint',
    isPosted: true,
  }),
  'fifty lines': list(
    'form-products-7',
    Array.from({ length: 13 }, () => productCards)
      .flat()
      .slice(0, 50)
      .map((card, index) => line(card, { asked: `V-${2000 + index}` })),
  ),
  'long German words': list('form-products-8', [line(oddProductCards.german)], {
    title: 'Druckluftanfrageliste',
  }),
  'right to left': list('form-products-9', [line(oddProductCards.arabic)], { title: 'قائمة العروض' }),
  'hostile HTML': list('form-products-10', [
    line(oddProductCards.hostile, { remark: '"><script>x()</script>' }),
  ]),
  empty: { id: 'form-products-11' },
} satisfies Record<string, Input>;
