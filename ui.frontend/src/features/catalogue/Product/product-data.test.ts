import { fixtures } from './Product.fixtures';
import { productModel } from './Product.model';
import { productData } from './product-data';

const dataOf = (input: unknown) =>
  productData(productModel.parse(input), 'Ventora', (figure) => `[${figure}]`);

it('provides name, brand and figures to search engines', () => {
  expect(dataOf(fixtures.default)).toMatchObject({
    '@type': ['Product', 'ProductModel'],
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

it('lists the other versions by address, so that a page describes a single product', () => {
  const data = dataOf(fixtures.default);
  expect(data).toHaveProperty('isVariantOf', {
    '@type': 'ProductGroup',
    name: 'R 7',
    hasVariant: [{ url: expect.stringContaining('V-3007-10') as string }],
  });
  expect(JSON.stringify(data).match(/"@type":\["Product","ProductModel"\]/g)).toHaveLength(1);
});

it('has no product group if there is only one version', () => {
  const [only] = fixtures.default.variants;
  expect(dataOf({ ...fixtures.default, variants: [only] })).toHaveProperty('isVariantOf', undefined);
});

it('provides GTIN and origin as properties of their own', () => {
  const figures = [
    { name: 'gtin', value: '9520003007086' },
    { name: 'countryOfOrigin', value: 'DE' },
    { name: 'packagePower', value: 8.5, unit: 'kW' },
  ];
  expect(dataOf({ ...fixtures.default, figures })).toMatchObject({
    gtin13: '9520003007086',
    countryOfOrigin: 'DE',
    additionalProperty: [{ propertyID: 'packagePower', value: 8.5, unitText: 'kW' }],
  });
});
