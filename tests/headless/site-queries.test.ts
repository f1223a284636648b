import { openRealSite, type RealSite } from '../server/real-site';
import type { Told } from './ask';

/* The queries that Ventora's content comes with, on its own products, dealers and manuals. */

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
});
afterAll(() => site.close());

async function execute<T>(rest: string): Promise<T> {
  const answer = (await site.publish.inject(`/graphql/execute.json/ventora/${rest}`)).json<Told>();
  expect(answer.errors).toBeUndefined();
  return answer.data as T;
}

test('gives the products of a family in the language of a visitor, page by page', async () => {
  interface Products {
    readonly productPaginated: {
      readonly edges: readonly { readonly node: { readonly sku: string; readonly kind: string } }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  }
  const family = encodeURIComponent('ventora:family/mobile');
  const skus = new Set<string>();
  for (let after = '', more = true; more;) {
    const rest = `products-by-family;family=${family};language=de;first=10${after && `;after=${after}`}`;
    const { edges, pageInfo }: Products['productPaginated'] = (await execute<Products>(rest))
      .productPaginated;
    for (const { node } of edges) skus.add(node.sku);
    if (after === '') expect(edges[0]?.node.kind).toMatch(/kompressor/i);
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(skus.size).toBeGreaterThan(20);
  expect([...skus].every((sku) => sku.startsWith('V-1'))).toBe(true);
});

test('gives a product by its order number, with its pictures, and spelled as a country does', async () => {
  const { productList } = await execute<{ productList: { items: Record<string, unknown>[] } }>(
    'product-by-sku;sku=v-1024-00;language=fr_ch',
  );
  expect(productList.items).toMatchObject([
    {
      sku: 'V-1024-00',
      name: expect.stringMatching(/^M\s24\sSilent$/),
      kind: 'Compresseur mobile sans huile',
      motorPower: 0.75,
      accessories: [{ sku: 'V-5302-00' }, { sku: 'V-5213-00' }],
      gallery: [
        { _path: '/content/dam/ventora/products/m-24-silent.jpg' },
        { _path: '/content/dam/ventora/products/m-24-silent-side.jpg' },
      ],
    },
  ]);
});

test('gives the dealers of a country, all or those with a service', async () => {
  const dealers = async (rest: string) =>
    (await execute<{ dealerList: { items: { country: string; services: string[] }[] } }>(rest)).dealerList
      .items;
  const all = await dealers('dealers-by-country;country=fr');
  const hire = await dealers('dealers-by-country;country=FR;service=ventora:dealer-service/hire');
  expect(all.length).toBeGreaterThan(hire.length);
  expect(hire.length).toBeGreaterThan(0);
  expect(all.every(({ country }) => country === 'FR')).toBe(true);
});

test('gives manuals and references', async () => {
  const { manualList } = await execute<{ manualList: { items: { title: string; _variation: string }[] } }>(
    'manual-by-family;family=ventora:family/air-tools;language=es',
  );
  expect(manualList.items).toEqual([expect.objectContaining({ _variation: 'es' })]);
  const { referenceList } = await execute<{
    referenceList: { items: { since: string; words: { markdown: string } }[] };
  }>('references');
  expect(referenceList.items).toHaveLength(3);
  expect(referenceList.items.map(({ since }) => since)).toEqual(
    referenceList.items
      .map(({ since }) => since)
      .toSorted()
      .toReversed(),
  );
  expect(referenceList.items[0]?.words.markdown).not.toContain('<p>');
});
