import type { z } from 'zod';
import {
  oddProductCards,
  productCards,
  type ProductCardInput,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { comparisonModel } from './Comparison.model';
import { APP_ID, CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof comparisonModel>;
type Compared = ProductCardInput & { asked: string; versions?: object[]; removeLink?: object };

const page = `${CONTENT_ROOT}/gb/en/compare.html`;
const to = (query: string) => ({ valid: true, url: `${page}?${query}#comparison` });

interface Sheet {
  flow: number;
  pressure: number;
  power: number;
  noise: number;
  weight: number;
  tank?: number;
}

const R_7: Sheet = { flow: 1120, pressure: 8, power: 7.5, noise: 66, weight: 205 };

const sheets: readonly Sheet[] = [
  { flow: 170, pressure: 10, power: 1.5, noise: 77, weight: 41, tank: 50 },
  { flow: 255, pressure: 10, power: 2.2, noise: 79, weight: 68, tank: 100 },
  { flow: 470, pressure: 11, power: 4, noise: 81, weight: 172, tank: 270 },
  R_7,
];

const figuresOf = ({ flow, pressure, power, noise, weight, tank }: Sheet): Compared['figures'] => [
  { name: 'motorPower', value: power, unit: 'kW' },
  { name: 'packagePower', value: Math.round(power * 112) / 100, unit: 'kW' },
  { name: 'freeAirDelivery', value: flow, unit: 'l/min' },
  { name: 'maxPressure', value: pressure, unit: 'bar' },
  ...(tank === undefined ? [] : [{ name: 'tankVolume', value: tank, unit: 'l' as const }]),
  { name: 'voltage', value: 400, unit: 'V' },
  { name: 'phases', value: 3, unit: '1' },
  { name: 'frequency', value: 50, unit: 'Hz' },
  { name: 'soundPressureLevel', value: noise, unit: 'dB(A)' },
  { name: 'dutyCycle', value: 100, unit: '%' },
  { name: 'weight', value: weight, unit: 'kg' },
];

const compared = (card: ProductCardInput, index: number, more: Partial<Compared> = {}): Compared => ({
  ...card,
  asked: String(card.sku),
  familyId: index < 2 ? `${APP_ID}:family/mobile/piston` : `${APP_ID}:family/stationary/two-stage`,
  figures: figuresOf(sheets[index] ?? R_7),
  versions: [],
  removeLink: to('p='),
  ...more,
});

const all: [Compared, Compared, Compared, Compared] = [
  compared(productCards[0], 0),
  compared(productCards[1], 1),
  compared(productCards[2], 2),
  compared(productCards[3], 3),
];
const skus = (products: readonly Compared[]) => products.map(({ asked }) => asked);

const links = {
  all: to('p=V-1050-00&p=V-1100-00'),
  differences: to('p=V-1050-00&p=V-1100-00&only=differences'),
  metric: to('p=V-1050-00&p=V-1100-00&units=metric'),
  us: to('p=V-1050-00&p=V-1100-00&units=us'),
  csv: { valid: true, url: `${CONTENT_ROOT}/gb/en/compare.compare.csv?p=V-1050-00` },
  quote: { valid: true, url: `${CONTENT_ROOT}/gb/en/quote.html?p=V-1050-00&p=V-1100-00` },
  products: { valid: true, url: `${CONTENT_ROOT}/gb/en/products.html` },
};

const table = (id: string, products: readonly Compared[], more: Partial<Input> = {}): Input => ({
  id,
  action: page,
  skus: skus(products),
  products: [...products],
  links,
  ...more,
});

const words = (card: ProductCardInput, index: number) => compared({ ...card, sku: `V-99${index}` }, index);

export const fixtures = {
  default: table('comparison', all.slice(0, 2)),
  'four products': table('comparison-2', all),
  'only differences': table('comparison-3', all.slice(0, 3), { onlyDifferences: true }),
  'in US units': table('comparison-4', all.slice(0, 2), {
    units: 'us',
    running: { hours: 2000, price: 0.15, currency: 'USD', year: 2025 },
  }),
  'one product': table('comparison-5', all.slice(0, 1)),
  'versions to choose from': table('comparison-6', [
    all[2],
    compared(productCards[3], 3, {
      sku: 'V-3007-08',
      versions: ['8 bar', '10 bar'].map((name, index) => ({
        name,
        current: index === 0,
        link: to(`p=V-2270-00&p=V-3007-${index === 0 ? '08' : '10'}`),
      })),
    }),
  ]),
  'unknown and too many': table('comparison-7', all, {
    unknown: ['V-4711', 'Kompressor'],
    left: ['V-2351-00'],
  }),
  'nothing differs': table('comparison-8', [all[0], { ...all[0], asked: 'V-1051-00' }], {
    onlyDifferences: true,
  }),
  'with a title': table('comparison-9', all.slice(0, 2), { title: 'Two for the workshop' }),
  'long German words': table('comparison-10', [
    words(oddProductCards.german, 0),
    words(oddProductCards.german, 1),
  ]),
  'right to left': table('comparison-11', [
    words(oddProductCards.arabic, 0),
    words(oddProductCards.arabic, 3),
  ]),
  'hostile HTML': table('comparison-12', [words(oddProductCards.hostile, 0)], {
    unknown: ['<img src=x onerror="x()">'],
  }),
  'bare products': table('comparison-13', [
    { ...oddProductCards.bare, asked: 'V-9021' },
    { ...oddProductCards.bare, asked: 'V-9046', name: 'VR\u00a046' },
  ]),
  empty: { id: 'comparison-14' },
} satisfies Record<string, Input>;
