import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { productCarouselModel } from './ProductCarousel.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof productCarouselModel>;

const figures = (delivery: number, pressure: number, power: number, tank: number) => [
  { name: 'freeAirDelivery', value: delivery, unit: 'l/min' },
  { name: 'maxPressure', value: pressure, unit: 'bar' },
  { name: 'motorPower', value: power, unit: 'kW' },
  { name: 'tankVolume', value: tank, unit: 'l' },
];

const product = (
  name: string,
  sku: string,
  kind: string,
  file: string,
  [delivery, pressure, power, tank]: [number, number, number, number],
) => ({
  id: `productcarousel-${sku}`,
  sku,
  name,
  kind,
  description: 'Cast-iron cylinders, belt drive, 1,050 rpm: slow, cool and quiet.',
  figures: figures(delivery, pressure, power, tank),
  variants: 0,
  image: pictureFixture(`${DAM_ROOT}/products/${file}.jpg`, 1600, 1200, name),
  link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products/${file}.html` },
});

const six = [
  product('M 24 Silent', 'V-1024-10', 'Silent mobile compressor', 'm-24-silent', [98, 8, 0.75, 24]),
  product('M 50', 'V-1050-00', 'Mobile piston compressor', 'm-50', [170, 10, 1.5, 50]),
  product('M 100', 'V-1100-00', 'Mobile piston compressor', 'm-100-twin', [250, 10, 2.2, 100]),
  product('S 270', 'V-2270-00', 'Stationary piston compressor', 's-270', [470, 11, 4, 270]),
  product('R 7', 'V-3007', 'Screw compressor', 'r-7', [1120, 8, 7.5, 270]),
  product('R 15 T', 'V-3015', 'Screw compressor on a tank', 'r-15-t', [2250, 8, 15, 500]),
];

const changed = (change: object) => six.map((each) => ({ ...each, ...change }));
const input = (id: string, products: unknown, more: object = {}): Input => ({ id, products, ...more });

export const fixtures = {
  default: input('productcarousel-1', six, { title: 'Others look at these' }),
  'two in view': input('productcarousel-2', six, { perPage: 2 }),
  'three in view': input('productcarousel-3', six, { perPage: 3 }),
  'four in view': input('productcarousel-4', six, { perPage: 4 }),
  'all in view': input('productcarousel-5', six.slice(0, 3), { perPage: 3, title: 'New this year' }),
  'one product': input('productcarousel-6', six.slice(0, 1), { title: 'New this year' }),
  '60 products': input(
    'productcarousel-7',
    Array.from({ length: 60 }, (_, n) => ({ sku: `V-9${n}`, name: `Coupling ${n + 1}` })),
  ),
  'without pictures and pages': input('productcarousel-8', changed({ image: '', link: { valid: false } })),
  'long German words': input(
    'productcarousel-9',
    changed({
      name: 'Schraubenkompressorenwartungsvertragsanlage',
      kind: 'Druckluftaufbereitungskomponente',
    }),
    { title: 'Druckluftaufbereitungskomponentenübersicht' },
  ),
  French: input('productcarousel-10', changed({ kind: 'Compresseur à vis' }), { title: 'Pour l’atelier' }),
  Spanish: input('productcarousel-11', changed({ kind: 'Compresor de tornillo' }), {
    title: 'Para el taller',
  }),
  'right to left': input('productcarousel-12', changed({ kind: 'ضاغط لولبي' }), { title: 'ضواغط الهواء' }),
  'hostile HTML': input(
    'productcarousel-13',
    changed({ name: '<img src=x onerror="x()">', description: '<script>x()</script>' }),
    { title: '<b onclick="x()">Air</b>' },
  ),
  'through the SDK': input('productcarousel-14', six, { title: '', titleType: '', perPage: 3 }),
  empty: input('productcarousel-15', ''),
} satisfies Record<string, Input>;
