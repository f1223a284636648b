import { strFromU8, unzipSync } from 'fflate';
import { parquetReadObjects } from 'hyparquet';
import { DomUtils, parseDocument } from 'htmlparser2';
import { selectAll, selectOne } from 'css-select';
import { maker } from '../../model-json/sites/ventora/maker';
import { openRealSite, type RealSite } from '../server/real-site';
import { faultsOf } from './aas-faults';
import { codeIn } from './read-code';

const { textContent } = DomUtils;

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
}, 60_000);
afterAll(() => site.close());

const HOST = 'www.ventora.example';
const get = (url: string, headers: Record<string, string> = {}) =>
  site.publish.inject({ url, headers: { host: HOST, ...headers } });
const ORIGIN = `http://${HOST}`;
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

test('describes products as Asset Administration Shells without a fault', async () => {
  for (const sku of ['V-3007-08', 'V-3230-10', 'V-4016-00', 'V-4101-70', 'V-5012-00', 'V-8501-00']) {
    const answer = await get(`/exchange/products/${sku}.aas.json`);
    expect(answer.statusCode).toBe(200);
    expect(faultsOf(answer.json<object>())).toEqual([]);
  }
}, 60_000);

test('packs the same as AASX', async () => {
  const [json, package_] = await Promise.all([
    get('/exchange/products/V-3007-08.aas.json'),
    get('/exchange/products/V-3007-08.aasx'),
  ]);
  const files = unzipSync(package_.rawPayload);
  expect(strFromU8(files['_rels/.rels']!)).toContain('/aasx/aasx-origin');
  expect(strFromU8(files['aasx/_rels/aasx-origin.rels']!)).toContain('/aasx/data.json');
  expect(JSON.parse(strFromU8(files['aasx/data.json']!))).toEqual(json.json());
});

test('tells a product’s name in four languages, and its figures in the units of their source', async () => {
  const id = `${ORIGIN}/aas/V-3230-10`;
  const plate = (await get(`/api/v3.0/submodels/${base64url(`${id}/nameplate`)}/$value`)).json<{
    ManufacturerProductDesignation: Record<string, string>[];
    URIOfTheProduct: string;
  }>();
  expect(plate.ManufacturerProductDesignation.flatMap(Object.keys).sort()).toEqual(['de', 'en', 'es', 'fr']);
  expect(plate.URIOfTheProduct).toBe(`${ORIGIN}/id/V-3230-10`);
  const data = (await get(`/api/v3.0/submodels/${base64url(`${id}/technical-data`)}/$value`)).json<{
    TechnicalPropertyAreas: { Performance: Record<string, number>; FlowCurve: object[] }[];
  }>();
  expect(data.TechnicalPropertyAreas[0]).toMatchObject({
    Performance: { MotorPower: 30, PackagePower: 33.8, FreeAirDelivery: 4100, MaxPressure: 10 },
  });
  expect(data.TechnicalPropertyAreas[0]!.FlowCurve[0]).toEqual({ FreeAirDelivery: 4100, PackagePower: 33.8 });
});

test('pages through all shells, each of which is at its id', async () => {
  const ids = await allShells();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(590);
  const one = await get(`/api/v3.0/shells/${base64url(ids[7]!)}`);
  expect(one.json()).toMatchObject({ id: ids[7], assetInformation: { assetKind: 'Type' } });
}, 60_000);

test.each([
  ['/api/v3.0/shells?limit=0', 400],
  ['/api/v3.0/shells?cursor=-1', 400],
  [`/api/v3.0/shells/${base64url(`${ORIGIN}/aas/V-0000`)}`, 404],
  ['/api/v3.0/submodels/%20', 404],
])('answers %s with %i and the standard’s message', async (url, status) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ messages: [{ messageType: 'Error', code: String(status) }] });
});

test.each(['qr', 'datamatrix'] as const)('draws a %s code that leads to the product', async (kind) => {
  const svg = await get(`/exchange/products/V-3007-08.${kind}.svg?serial=A-4711`);
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  const link = await codeIn(svg.body);
  expect(link).toBe(`${ORIGIN}/id/V-3007-08?serial=A-4711`);
  const led = await get(link.slice(ORIGIN.length), { 'accept-language': 'de-DE,en;q=0.5' });
  expect(led.statusCode).toBe(307);
  const page = await get(String(led.headers['location']).slice(ORIGIN.length));
  expect(page.statusCode).toBe(200);
  expect(led.headers['location']).toContain('/de/de/');
});

test('leads to manual and passport by link type, and from the GTIN as from the order number', async () => {
  const go = async (url: string) => String((await get(url)).headers['location']);
  expect(await go('/id/V-3007-08?linkType=manual')).toMatch(/\.manual\.pdf$/);
  expect(await go('/id/V-3007-08?linkType=gs1:dpp')).toBe(`${ORIGIN}/exchange/products/V-3007-08.aas.json`);
  expect(await go('/01/09520003007086')).toBe(await go('/id/V-3007-08'));
  const all = (await get('/01/9520003007086?linkType=all')).json<{ linkset: Record<string, object[]>[] }>();
  expect(all.linkset[0]!['https://ref.gs1.org/voc/pip']).toHaveLength(4);
  expect((await get('/id/V-3007-08?linkType=gs1:nothing')).statusCode).toBe(404);
  expect((await get('/id/V-0000-00')).statusCode).toBe(404);
  expect((await get('/01/9520000000001')).statusCode).toBe(404);
  expect((await get('/id/V-3007-08?serial=%3Cscript%3E')).statusCode).toBe(400);
});

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

test('answers HEAD and what a client has already without the bytes', async () => {
  const url = '/exchange/products/V-3007-08.aasx';
  const { headers } = await get(url);
  const head = await site.publish.inject({ method: 'HEAD', url, headers: { host: HOST } });
  expect([head.statusCode, head.headers['etag'], head.body]).toEqual([200, headers['etag'], '']);
  expect((await get(url, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  expect(headers['content-disposition']).toContain('V-3007-08.aasx');
});

test('refuses a client that asks for the whole catalogue again and again', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 70; count++) {
    statuses.push((await get('/exchange/catalogue/fr-fr.csv', { 'if-none-match': '*' })).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('names the maker as the imprint does', async () => {
  const { body } = await get('/imprint');
  for (const words of [maker.name, maker.street, `${maker.postcode} ${maker.town}`])
    expect(body).toContain(words);
});
