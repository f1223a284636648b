/** @jest-turn 8 */
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { page } from '../server/fixture-site';
import { startSite, type TestSite } from '../server/start-site';
import { Uploads } from '../../model-json/core/server/assets/uploads/Uploads';
import { AssetClient, photo, picture } from './asset-client';

const DAM = '/content/dam/ventora';
let site: TestSite;
let client: AssetClient;
beforeEach(async () => {
  site = await startSite({ published: {}, server: { assets: { maxBytes: 20e6, maxPixels: 1e6 } } });
  client = new AssetClient(site.author);
});
afterEach(() => site.close());

const incoming = () => join(site.dir, 'binaries/.incoming');

test('an uploaded picture is an asset as AEM stores it, and is served from where it is', async () => {
  const bytes = await photo()
    .withExif({ IFD0: { Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { status, properties } = await client.upload(DAM, 'My Photo (2).JPG', bytes);
  expect(status).toBe(201);
  expect(properties).toMatchObject({ path: `${DAM}/My-Photo-2.jpg`, mimeType: 'image/jpeg', duplicates: [] });
  const node = await client.content.node(`${DAM}/My-Photo-2.jpg`);
  expect(node).toMatchObject({
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      metadata: {
        'dc:format': 'image/jpeg',
        'dam:size': bytes.length,
        'tiff:ImageWidth': 30,
        'tiff:ImageLength': 40,
        'tiff:Orientation': 6,
      },
      renditions: { original: { 'jcr:content': { 'jcr:mimeType': 'image/jpeg' } } },
    },
  });
  const { rawPayload, headers } = await site.author.inject(`${DAM}/My-Photo-2.jpg`);
  expect(rawPayload).toEqual(bytes);
  expect(headers['content-type']).toBe('image/jpeg');
  const smaller = await site.author.inject(`${DAM}/My-Photo-2.jpg.coreimg.jpeg`);
  const shown = await site.author.inject(String(smaller.headers.location));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a large file arrives in parts, in any order and again after a broken connection', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(18e6, 'x')]);
  const begun = await client.begin(DAM, 'big.pdf', bytes.length);
  const { uploadURIs, maxPartSize, uploadToken } = begun.files[0]!;
  expect(uploadURIs).toHaveLength(3);
  const piece = (i: number) => bytes.subarray(i * maxPartSize, (i + 1) * maxPartSize);
  await client.part(uploadURIs[2]!, piece(2));
  await client.part(uploadURIs[0]!, Buffer.from('torn'));
  await client.part(uploadURIs[0]!, piece(0));
  expect((await client.ask('GET', uploadURIs[0]!)).properties).toMatchObject({ size: maxPartSize });
  expect((await client.ask('GET', uploadURIs[1]!)).status).toBe(404);
  const early = await client.complete(begun.completeURI, { uploadToken });
  expect(early).toMatchObject({ status: 409 });
  expect(early.message).toMatch(/have arrived in 1 parts; send the rest/);
  await client.part(uploadURIs[1]!, piece(1));
  expect((await client.complete(begun.completeURI, { uploadToken })).status).toBe(201);
  expect((await site.author.inject(`${DAM}/big.pdf`)).rawPayload.equals(bytes)).toBe(true);
  expect(readdirSync(incoming())).toEqual([]);
});

test('an upload that ends in the middle leaves nothing that anybody sees, and is removed after a day', async () => {
  const begun = await client.begin(DAM, 'pump.pdf', 20);
  await client.part(begun.files[0]!.uploadURIs[0]!, Buffer.from('%PDF-1.7\n'));
  expect((await site.author.inject(`${DAM}.1.json`)).body).not.toContain('pump.pdf');
  const uploads = new Uploads(incoming());
  await uploads.sweep();
  expect(existsSync(join(incoming(), begun.files[0]!.uploadToken))).toBe(true);
  // What a killed program leaves while it stores.
  mkdirSync(join(incoming(), 'x.whole'));
  const old = new Date(Date.now() - 25 * 3600_000);
  for (const name of readdirSync(incoming())) utimesSync(join(incoming(), name), old, old);
  await uploads.sweep();
  expect(readdirSync(incoming())).toEqual([]);
});

test('a name that is taken is refused, replaced with its references kept, or made another', async () => {
  const [first, second] = [await picture(), await picture(50)];
  await client.create('ventora/a.png', first);
  await client.ask('PUT', '/api/assets/ventora/a.png', {
    headers: { 'content-type': 'application/json' },
    payload: { class: 'asset', properties: { 'dc:description': 'A pump' } },
  });
  const refused = await client.create('ventora/a.png', second);
  expect(refused.status).toBe(409);
  expect(refused.message).toBe(`a.png exists already in ${DAM}; replace it, or choose another name`);
  expect((await client.create('ventora/a.png', second, '?rename=true')).properties['path']).toBe(
    `${DAM}/a-2.png`,
  );
  expect((await client.create('ventora/a.png', second, '?replace=true')).status).toBe(200);
  expect(await client.content.node(`${DAM}/a.png`)).toMatchObject({
    'jcr:content': { metadata: { 'dc:description': 'A pump', 'tiff:ImageWidth': 50 } },
  });
  const other = await client.create('ventora/a.png', await photo().toBuffer(), '?replace=true');
  expect(other.status).toBe(201);
  expect(other.properties['path']).toBe(`${DAM}/a.jpg`);
});

test('the same bytes are recognised, also in files that came with the site', async () => {
  const bytes = (await site.author.inject(`${DAM}/pump.png`)).rawPayload;
  const refused = await client.upload(DAM, 'other.png', bytes, { duplicates: 'refuse' });
  expect(refused).toMatchObject({ status: 409, message: `other.png is there already: ${DAM}/pump.png` });
  const kept = await client.upload(DAM, 'other.png', bytes);
  expect(kept.properties['duplicates']).toEqual([`${DAM}/pump.png`]);
  const again = await client.upload(DAM, 'third.png', bytes, { duplicates: 'refuse' });
  expect(again.message).toMatch(/other\.png/);
});

test('uploads need a token, an existing folder, a size within the limit and a path among the assets', async () => {
  const forged = await site.author.inject({
    method: 'POST',
    url: '/api/assets/ventora/x.png',
    payload: await picture(),
  });
  expect(forged.statusCode).toBe(403);
  expect((await client.create('nowhere/x.png', await picture())).message).toMatch(/There is no folder at/);
  const large = await client.create(
    'ventora/x.pdf',
    Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(21e6)]),
  );
  expect(large.status).toBe(413);
  for (const url of [
    '/api/assets/../../etc/x.png',
    '/api/assets/%2e%2e/x.png',
    '/api/assets/ventora%2f..%2fx.png',
  ])
    expect((await client.ask('POST', url, { payload: await picture() })).status).toBeGreaterThanOrEqual(400);
  for (const id of ['../../x', '00000000-0000-0000-0000-000000000000'])
    expect(
      (await client.part(`/bin/assets/uploads/${encodeURIComponent(id)}/0`, Buffer.from('x'))).status,
    ).toBe(404);
});

test('a form uploads files as AEM’s older servlet takes them', async () => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await picture())], 'one.png', { type: 'text/plain' }));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const answer = await client.ask('POST', `${DAM}.createasset.html`, {
    headers,
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(answer).toMatchObject({
    status: 201,
    properties: { path: `${DAM}/one.png`, mimeType: 'image/png' },
  });
});

test('author’s asset reaches visitors with its page, and its replacement with the next publication', async () => {
  await client.create('ventora/new.png', await picture());
  const home = '/content/ventora/gb/en/news';
  await client.content.post('/content/ventora/gb/en', {
    ':operation': 'import',
    ':name': 'news',
    ':contentType': 'json',
    ':content': JSON.stringify(
      page('News', {
        image: {
          'jcr:primaryType': 'nt:unstructured',
          'sling:resourceType': 'ventora/components/image',
          fileReference: `${DAM}/new.png`,
        },
      }),
    ),
  });
  const publish = (paths: string) =>
    client.content.post('/bin/replicate.json', { cmd: 'Activate', path: paths, references: 'true' });
  expect((await publish(home)).status).toBe(200);
  const seen = async () => (await site.publish.inject(`${DAM}/new.png`)).rawPayload.length;
  const before = await seen();
  expect(before).toBe((await picture()).length);
  await client.create('ventora/new.png', await picture(300, 200), '?replace=true');
  expect(await seen()).toBe(before);
  expect((await publish(`${DAM}/new.png`)).status).toBe(200);
  expect(await seen()).toBe((await picture(300, 200)).length);
  await client.content.post(`${DAM}/new.png/jcr:content/metadata`, {
    'prism:expirationDate': '2020-01-01T00:00:00.000Z',
  });
  const expired = await publish(`${DAM}/new.png`);
  expect(expired.status).toBe(409);
  expect(expired.body).toMatch(/rights to .*new\.png ended on 2020-01-01/);
});
