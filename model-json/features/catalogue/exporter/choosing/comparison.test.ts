import { exportComponent } from '../../../../core/exporter/site/testing';

const compared = (p: string, more: Record<string, string> = {}) =>
  exportComponent('comparison', { id: 'c' }, { requestParameters: { p, ...more } });
const HOME = '/content/ventora/gb/en.html';

it('shows the products in the address, by order number or name, in that order', () => {
  expect(compared('s 270,V-1050-00')).toMatchObject({
    skus: ['V-2270-00', 'V-1050-00'],
    products: [{ name: 'S 270' }, { name: 'M 50' }],
    unknown: [],
    left: [],
  });
});

it('compares versions by their own figures', () => {
  const { products } = compared('V-3007,V-3007-10');
  expect(products).toMatchObject([
    { asked: 'V-3007', sku: 'V-3007-08', versions: [{ name: '8 bar', current: true }, { name: '10 bar' }] },
    { asked: 'V-3007-10', sku: 'V-3007-10', versions: [{}, { current: true }] },
  ]);
  expect((products as { figures: object[] }[])[1]!.figures).toContainEqual({
    name: 'freeAirDelivery',
    value: 1000,
    unit: 'l/min',
  });
});

it('reports unknown and surplus products, and compares the rest', () => {
  expect(compared('V-1050-00,nonsense,V-2270-00,v105000,V-3007-08,V-3007-10,V-9001')).toMatchObject({
    skus: ['V-1050-00', 'V-2270-00', 'V-3007-08', 'V-3007-10'],
    unknown: ['nonsense'],
    left: ['V-9001'],
  });
});

it('has addresses for every possible change', () => {
  const { products, links } = compared('V-1050-00,V-3007', { only: 'differences', units: 'us' });
  expect(links).toMatchObject({
    all: { url: `${HOME}?p=V-1050-00&p=V-3007&units=us#c` },
    metric: { url: `${HOME}?p=V-1050-00&p=V-3007&only=differences&units=metric#c` },
    csv: { url: '/content/ventora/gb/en.compare.csv?p=V-1050-00&p=V-3007&units=us' },
  });
  expect(products).toMatchObject([
    { removeLink: { url: `${HOME}?p=V-3007&only=differences&units=us#c` } },
    { versions: [{}, { link: { url: `${HOME}?p=V-1050-00&p=V-3007-10&only=differences&units=us#c` } }] },
  ]);
});

it('removes the last product with an empty choice in the address', () => {
  expect(compared('V-1050-00').products).toMatchObject([{ removeLink: { url: `${HOME}?p=#c` } }]);
});
