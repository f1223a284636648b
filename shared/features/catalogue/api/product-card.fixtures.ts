import type { z } from 'zod';
import { pictureFixture } from '../../../models/Picture.fixtures';
import type { productCardModel } from './product-card.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../addresses/app';

export type ProductCardInput = z.input<typeof productCardModel>;

type FigureInput = { name: string; value: number | string; unit?: string };

const figure = (name: string, value: number | string, unit?: string): FigureInput =>
  unit === undefined ? { name, value } : { name, value, unit };

/** The figures of a card: free air delivery, pressure, power and, if present, tank volume. */
export const cardFigures = (flow: number, pressure: number, power: number, tank?: number) => [
  figure('freeAirDelivery', flow, 'l/min'),
  figure('maxPressure', pressure, 'bar'),
  figure('motorPower', power, 'kW'),
  ...(tank === undefined ? [] : [figure('tankVolume', tank, 'l')]),
];

function card(
  sku: string,
  name: string,
  kind: string,
  file: string,
  figures: ProductCardInput['figures'],
  more: Partial<ProductCardInput> = {},
): ProductCardInput {
  return {
    id: `item-${sku}`,
    sku,
    name,
    kind,
    description: 'Cast-iron pump, belt-driven: slow, cool and made for years of building sites.',
    figures,
    image: pictureFixture(`${DAM_ROOT}/products/${file}.jpg`, 1600, 1200, `${name} from the side`),
    link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products/${file}.html` },
    ...more,
  };
}

/** Products as written by the exporter, for the fixtures of components that show them. */
export const productCards: [ProductCardInput, ProductCardInput, ProductCardInput, ProductCardInput] = [
  card('V-1050-00', 'M 50', 'Mobile piston compressor', 'm-50', cardFigures(170, 10, 1.5, 50)),
  card('V-1100-00', 'M 100 Twin', 'Mobile piston compressor', 'm-100-twin', cardFigures(255, 10, 2.2, 100)),
  card('V-2270-00', 'S 270', 'Stationary two-stage compressor', 's-270', cardFigures(470, 11, 4, 270)),
  card('V-3007', 'R 7', 'Screw compressor', 'r-7', cardFigures(1120, 8, 7.5), { variants: 2 }),
];

/** Any number of products for a test. */
export const manyProductCards = (count: number): ProductCardInput[] =>
  Array.from({ length: Math.ceil(count / productCards.length) }, () => productCards)
    .flat()
    .slice(0, count)
    .map((card, index) => ({
      ...card,
      id: `item-${index}`,
      sku: `V-${1000 + index}-00`,
    }));

/** Edge cases of a card, by name. */
export const oddProductCards = {
  bare: { name: 'VP 100', figures: '', image: '', link: { valid: false } },
  german: {
    name: 'Druckluftaufbereitungskomponente',
    kind: 'Schraubenkompressorenwartungszubehör',
    sku: 'V-9999-00',
    figures: cardFigures(1120, 10, 7.5, 500),
  },
  arabic: { name: 'ضاغط لولبي', kind: 'ضاغط', sku: 'V-3007', figures: cardFigures(1120, 8, 7.5) },
  hostile: { name: '<img src=x onerror="x()">', kind: '</script><script>x()</script>', sku: '"><b>' },
} satisfies Record<string, ProductCardInput>;
