/** @jest-turn 4 */
import { parquetReadObjects } from 'hyparquet';
import { DomUtils, parseDocument } from 'htmlparser2';
import { selectAll, selectOne } from 'css-select';
import { openRealSite, type RealSite } from '../server/real-site';

const { textContent } = DomUtils;

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
}, 60_000);
afterAll(() => site.close());

const HOST = 'www.ventora.example';
const get = (url: string, headers: Record<string, string> = {}) =>
  site.publish.inject({ url, headers: { host: HOST, ...headers } });
const base64url = (text: string) => Buffer.from(text).toString('base64url');

interface Page {
  readonly paging_metadata: { readonly cursor?: string };
  readonly result: readonly { readonly id: string }[];
}

async function allShells(): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined = '0';
  while (cursor !== undefined) {
    const page: Page = (await get(`/api/v3.0/shells?limit=100&cursor=${cursor}`)).json();
    ids.push(...page.result.map(({ id }) => id));
    cursor = page.paging_metadata.cursor;
  }
  return ids;
}

test('pages through all shells, each of which is at its id', async () => {
  const ids = await allShells();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(590);
  const one = await get(`/api/v3.0/shells/${base64url(ids[7]!)}`);
  expect(one.json()).toMatchObject({ id: ids[7], assetInformation: { assetKind: 'Type' } });
}, 60_000);

/** A number of the catalogue as CSV, parquet, BMEcat and xChange state it, by order number and figure. */
type Numbers = Map<string, string>;

function fromCsv(text: string): Numbers {
  const [head = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^,"]+)|(?<=,)(?=,)/g)].map((cell) => cell[1] ?? cell[2] ?? ''),
    );
  return new Map(
    rows.flatMap((row) =>
      row.flatMap((cell, at) =>
        /\[/.test(head[at] ?? '') && cell ? [[`${row[0]} ${head[at]}`, cell] as const] : [],
      ),
    ),
  );
}

test('gives the same figures in CSV, Parquet, BMEcat and ETIM xChange, to the last digit', async () => {
  const file = (end: string) => get(`/exchange/catalogue/de-de.${end}`);
  const csv = fromCsv((await file('csv')).body);
  expect(csv.size).toBeGreaterThan(7000);
  const bytes = (await file('parquet')).rawPayload;
  const rows = await parquetReadObjects({
    file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  });
  const parquet: Numbers = new Map(
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) =>
        /\[/.test(name) && value !== null && value !== undefined
          ? [[`${String(row['sku'])} ${name}`, String(value)] as const]
          : [],
      ),
    ),
  );
  expect(parquet).toEqual(csv);

  const xml = parseDocument((await file('bmecat.xml')).body, { xmlMode: true });
  const words = (name: string, within: Parameters<typeof selectOne>[1]) => {
    const found = selectOne(name, within, { xmlMode: true });
    return found ? textContent(found as Parameters<typeof textContent>[0]) : '';
  };
  const bmecat: Numbers = new Map(
    selectAll('PRODUCT', xml, { xmlMode: true }).flatMap((product) =>
      selectAll('FEATURE', product, { xmlMode: true }).flatMap((feature) => {
        const unit = words('FUNIT', feature);
        return unit
          ? [
              [
                `${words('SUPPLIER_PID', product)} ${words('FDESCR', feature)} [${unit}]`,
                words('FVALUE', feature),
              ] as const,
            ]
          : [];
      }),
    ),
  );
  expect(bmecat).toEqual(csv);

  const xchange = (await file('xchange.json')).json<{
    Supplier: {
      Product: {
        ProductIdentification: { ManufacturerProductNumber: string };
        OtherClassifications: { ClassificationFeatures?: Record<string, string>[] }[];
      }[];
    }[];
  }>();
  const told: Numbers = new Map(
    xchange.Supplier[0]!.Product.flatMap(({ ProductIdentification, OtherClassifications }) =>
      (OtherClassifications[0]!.ClassificationFeatures ?? []).flatMap((feature) =>
        feature['ClassificationFeatureUnit']
          ? [
              [
                `${ProductIdentification.ManufacturerProductNumber} ${feature['ClassificationFeatureName']} [${feature['ClassificationFeatureUnit']}]`,
                feature['ClassificationFeatureValue1']!,
              ] as const,
            ]
          : [],
      ),
    ),
  );
  expect(told).toEqual(csv);
}, 120_000);

test('sends only what changed since a day, and says what a day is', async () => {
  const rows = async (since: string) =>
    (await get(`/exchange/catalogue/en-gb.csv?since=${since}`)).body.trim().split('\r\n').length - 1;
  expect(await rows('2999-01-01')).toBe(0);
  expect(await rows('2020-01-01')).toBeGreaterThan(590);
  const wrong = await get('/exchange/catalogue/en-gb.csv?since=yesterday', { accept: 'application/json' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('2026-11-01');
  const nowhere = await get('/exchange/catalogue/xx-xx.csv', { accept: 'application/json' });
  expect(nowhere.statusCode).toBe(404);
  expect(nowhere.body).toContain('en-gb');
});

test('builds a machine for the mains of each country', async () => {
  const current = async (tag: string) =>
    fromCsv((await get(`/exchange/catalogue/${tag}.csv`)).body).get('V-3007-08 voltage [V]');
  expect(await current('de-de')).toBe('400');
  expect(await current('en-us')).toBe('460');
});

test('refuses a client that asks for the whole catalogue again and again', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 70; count++) {
    statuses.push((await get('/exchange/catalogue/fr-fr.csv', { 'if-none-match': '*' })).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});
