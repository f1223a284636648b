import { figureModel } from '../../../shared/features/catalogue/api/figure.model';
import type { ProductCardModel } from '../../../shared/features/catalogue/api/product-card.model';
import { catalogueWords } from '../../../shared/features/catalogue/api/words';
import { deliveryOf } from '../../../shared/features/catalogue/delivery/delivery-of';
import { deliveryWords } from '../../../shared/features/catalogue/delivery/words';
import { listOf } from '../../../shared/models/schema';
import { figuresIn } from '../../../model-json/features/catalogue/products/figures';
import { pages, text, type Node } from '../content-tree';
import { familyOf, list, products, versionsOf } from './products';

/* What comes with each product follows from its kind, its construction and its figures. */

const cards = (product: Node): ProductCardModel[] =>
  list(product, 'accessories').map((path) => {
    const accessory = products.get(path);
    return { name: text(accessory, 'name'), familyId: text(accessory, 'family') } as ProductCardModel;
  });

const deliveries = [...products.values()].map((product) => ({
  product,
  name: text(product, 'name'),
  delivery: deliveryOf(
    {
      name: text(product, 'name'),
      figures: listOf(figureModel).parse(figuresIn(versionsOf(product)[0] as never)),
      familyId: text(product, 'family'),
      features: list(product, 'features'),
      includes: list(product, 'includes'),
      certificates: list(product, 'certificates'),
      accessories: cards(product),
    },
    deliveryWords('en'),
    catalogueWords('en'),
    'en',
    'metric',
  ),
}));

test('says of every product what comes with it, but for options and oils, which come alone', () => {
  const without = deliveries.filter(({ delivery }) => !delivery);
  expect(without.filter(({ product }) => !/^(?:customise|oils)$/.test(familyOf(product)))).toEqual([]);
  expect(deliveries.filter(({ delivery }) => (delivery?.items.length ?? 0) > 9)).toEqual([]);
});

test('names every part that a kit holds', () => {
  const { count } = deliveryWords('en');
  const { kinds } = catalogueWords('en').spareItems;
  const missing = deliveries
    .filter(({ product }) => familyOf(product) === 'service-kits')
    .flatMap(({ product, name, delivery }) =>
      list(product, 'includes').flatMap((line) => {
        const [kind = '', many] = line.split(' | ');
        const part = kinds[kind] ?? kind;
        const item = many ? count({ count: many, part }) : part;
        return delivery?.items.includes(item) ? [] : [`${name}: ${line}`];
      }),
    );
  expect(missing).toEqual([]);
});

test('fills with oil only what has oil, and wheels only what has wheels', () => {
  const wrong = deliveries.flatMap(({ product, name, delivery }) => {
    const items = delivery?.items.join() ?? '';
    const features = list(product, 'features').join();
    const hasOil = /oil filled/.test(items);
    const hasWheels = /Wheels/.test(items);
    return (hasOil && /oil-free|petrol/.test(features)) || hasWheels !== /on-wheels/.test(features)
      ? [name]
      : [];
  });
  expect(wrong).toEqual([]);
});

test('is not shown on pages whose authors say it themselves', () => {
  const said = /Scope of supply|Lieferumfang|[Ff]ourniture|[Ss]uministro/;
  const twice = [...pages].flatMap(([at, content]) => {
    const whole = JSON.stringify(content);
    return said.test(whole) && text(content, 'productPath') && !whole.includes('"showDelivery":false')
      ? [at]
      : [];
  });
  expect(twice).toEqual([]);
});
