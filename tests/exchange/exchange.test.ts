/** @jest-turn 5 */
import { strFromU8, unzipSync } from 'fflate';
import { maker } from '../../model-json/sites/ventora/maker';
import { openRealSite, type RealSite } from '../server/real-site';
import { faultsOf } from './aas-faults';
import { codeIn } from './read-code';

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

test('leads from the plate of one machine to the page with the spare parts that fit it', async () => {
  const led = String((await get('/id/V-3015-08?serial=2215-00093')).headers['location']);
  expect(led).toMatch(/\?variant=V-3015-08&serial=2215-00093$/);
  // The number is kept on one line by an element of its own.
  const page = (await get(led.slice(ORIGIN.length))).body.replaceAll(/<[^>]+>/g, '');
  expect(page).toContain('Parts for serial number 2215-00093.');
  expect(page).toContain('V-8016-00');
  const all = (await get('/id/V-3015-08?serial=2215-00093&linkType=all')).json<{
    linkset: { anchor: string; 'https://ref.gs1.org/voc/pip': { href: string }[] }[];
  }>();
  expect(all.linkset[0]?.anchor).toBe(`${ORIGIN}/id/V-3015-08?serial=2215-00093`);
  expect(all.linkset[0]?.['https://ref.gs1.org/voc/pip'][0]?.href).toBe(led);
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

test('answers HEAD and what a client has already without the bytes', async () => {
  const url = '/exchange/products/V-3007-08.aasx';
  const { headers } = await get(url);
  const head = await site.publish.inject({ method: 'HEAD', url, headers: { host: HOST } });
  expect([head.statusCode, head.headers['etag'], head.body]).toEqual([200, headers['etag'], '']);
  expect((await get(url, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  expect(headers['content-disposition']).toContain('V-3007-08.aasx');
});

test('names the maker as the imprint does', async () => {
  const { body } = await get('/imprint');
  for (const words of [maker.name, maker.street, `${maker.postcode} ${maker.town}`])
    expect(body).toContain(words);
});
