import { fixtures } from './Product.fixtures';
import { productModel } from './Product.model';
import { productData } from './product-data';

const dataOf = (input: unknown) =>
  productData(productModel.parse(input), 'Ventora', (figure) => `[${figure}]`);

it('tells search engines what the product is, whose, and what it measures', () => {
  expect(dataOf(fixtures.default)).toMatchObject({
    '@type': 'Product',
    name: 'R 7',
    sku: 'V-3007-08',
    description: fixtures.default.description,
    brand: { '@type': 'Brand', name: 'Ventora' },
    weight: { '@type': 'QuantitativeValue', value: 205, unitText: 'kg' },
    depth: { value: 740, unitText: 'mm' },
    image: ['/content/dam/ventora/products/r-7.jpg', '/content/dam/ventora/products/r-7-open.jpg'],
  });
  expect(dataOf(fixtures.default)).toHaveProperty(
    'additionalProperty',
    expect.arrayContaining([
      {
        '@type': 'PropertyValue',
        propertyID: 'freeAirDelivery',
        name: '[freeAirDelivery]',
        value: 1120,
        unitText: 'l/min',
      },
    ]),
  );
});

it('names the other versions by their addresses, so that a page tells of one product only', () => {
  const data = dataOf(fixtures.default);
  expect(data).toHaveProperty('isVariantOf', {
    '@type': 'ProductGroup',
    name: 'R 7',
    hasVariant: [{ url: expect.stringContaining('V-3007-10') as string }],
  });
  expect(JSON.stringify(data).match(/"@type":"Product"/g)).toHaveLength(1);
});

it('speaks of no group where there is one version only', () => {
  const [only] = fixtures.default.variants;
  expect(dataOf({ ...fixtures.default, variants: [only] })).toHaveProperty('isVariantOf', undefined);
});
