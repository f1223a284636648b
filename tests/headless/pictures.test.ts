import sharp from 'sharp';
import { startSite, type TestSite } from '../server/start-site';
import { ask } from './ask';
import { DAM, FILES } from './workshop';

/* Pictures as queries want them: smaller, in another format, under another name. */

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ content: FILES });
});
afterAll(() => site.close());

async function urlFor(transform: string): Promise<string> {
  const { data } = await ask(
    site.publish,
    `{ machineByPath(_path: "${DAM}/press", _assetTransform: {${transform}}) { item { picture { ... on ImageRef { _dynamicUrl } } } } }`,
  );
  return (data as unknown as { machineByPath: { item: { picture: { _dynamicUrl: string } } } }).machineByPath
    .item.picture._dynamicUrl;
}

test('delivers a picture at the address that the answer has, in format and width', async () => {
  const url = await urlFor(
    'format: JPG, seoName: "A strong pump", width: 100, quality: 70, preferWebp: true',
  );
  expect(url).toMatch(/\/a-strong-pump\.jpg\?quality=70&width=100&preferwebp=true$/);
  const plain = await site.publish.inject(url);
  expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=600',
  ]);
  expect(await sharp(plain.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 120 });
  const modern = await site.publish.inject({ url, headers: { accept: 'image/webp,*/*' } });
  expect([modern.headers['content-type'], modern.headers['vary']]).toEqual(['image/webp', 'accept']);
  expect((await site.author.inject(url)).headers['cache-control']).toBe('private, no-cache');
});

test.each([
  ['a width that is none', '?width=0', 400],
  ['a quality that is none', '?quality=x', 400],
])('refuses %s', async (_title, query, status) => {
  const [address] = (await urlFor('format: PNG')).split('?');
  expect((await site.publish.inject(`${address}${query}`)).statusCode).toBe(status);
});

test('delivers nothing under an id that no picture has', async () => {
  expect((await site.publish.inject('/adobe/dynamicmedia/deliver/dm-aid--x/a.jpg')).statusCode).toBe(404);
});

test('gives no address without a wish', async () => {
  const { data } = await ask(
    site.publish,
    `{ machineByPath(_path: "${DAM}/press") { item { picture { ... on ImageRef { _dynamicUrl } } } } }`,
  );
  expect(JSON.stringify(data)).toContain('"_dynamicUrl":null');
});
