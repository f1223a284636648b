import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_DATE } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const DRAWING = '/content/dam/ventora/wheel.svg';
/** As long as a logo with its letters. */
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M0 0h9v9z"/>'.repeat(99)}</svg>`;

let site: TestSite;
beforeAll(async () => {
  const asset = {
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      'jcr:lastModified': new Date(PICTURE_DATE).toISOString().replace('Z', '+00:00'),
    },
  };
  site = await startSite({ content: { [`${DRAWING.slice(1)}.json`]: asset, [DRAWING.slice(1)]: drawn } });
});
afterAll(() => site.close());

const image = '/products/_jcr_content/root/image.coreimg';
const get = (url: string, headers: Record<string, string> = {}) => site.publish.inject({ url, headers });

test('pictures are cached on disk, not in memory', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
});

test('every address in an image’s model leads to a picture of that width', async () => {
  const model = (await get('/products/_jcr_content/root/image.model.json')).json<{
    src: string;
    srcset: string;
  }>();
  for (const candidate of model.srcset.split(',')) {
    const [url = '', width = ''] = candidate.trim().split(' ');
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    const size = await sharp(answer.rawPayload).metadata();
    expect(size.width).toBe(Math.min(120, parseInt(width, 10)));
  }
  const original = await get(model.src);
  expect(original.headers['content-type']).toBe('image/png');
  expect(
    original.rawPayload.equals(readFileSync(path.join(site.dir, 'content/content/dam/ventora/pump.png'))),
  ).toBe(true);
});

test.each(['avif', 'webp', 'jpeg', 'png'])('a picture is available as %s', async (extension) => {
  const answer = await get(`${image}.82.80.${extension}/${PICTURE_DATE}/pump.${extension}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(`image/${extension}`);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { format, width } = await sharp(answer.rawPayload).metadata();
  expect(format).toBe(extension === 'avif' ? 'heif' : extension);
  expect(width).toBe(80);
});

test.each(['80.png', '82.80.png', '82.80.png/1/pump.png', '82.80.png/pump.png'])(
  '%s redirects to the dated address',
  async (tail) => {
    const answer = await get(`${image}.${tail}`);
    expect(answer.statusCode).toBe(302);
    const selectors = tail.split('.png')[0];
    expect(answer.headers.location).toBe(`${image}.${selectors}.png/${PICTURE_DATE}/pump.png`);
  },
);

test('a picture has its own address, independent of pages and fragments', async () => {
  const answer = await get(`/content/dam/ventora/pump.png.coreimg.82.80.webp/${PICTURE_DATE}/pump.webp`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { format, width } = await sharp(answer.rawPayload).metadata();
  expect([format, width]).toEqual(['webp', 80]);
  const other = await get(`/content/dam/ventora/pump.png.coreimg.82.81.webp/${PICTURE_DATE}/pump.webp`);
  expect(other.statusCode).toBe(404);
});

test('a drawing comes compressed, for ever, and may run nothing', async () => {
  const address = `${DRAWING}.coreimg.svg/${PICTURE_DATE}/wheel.svg`;
  const answer = await get(address, { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(drawn);
  expect(answer.rawPayload.length).toBeLessThan(drawn.length / 2);
  expect((await get(address)).body).toBe(drawn);
  const again = await get(address, { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('an address that names a crop which was chosen for the picture shows that part', async () => {
  const whole = await sharp((await get(`${image}.82.80.png/${PICTURE_DATE}/pump.png`)).rawPayload).metadata();
  await site.publishRepository.change((draft) =>
    draft.create('/content/dam/ventora/pump.png/jcr:content/metadata', {
      'jcr:primaryType': 'nt:unstructured',
      'tiff:ImageWidth': 120,
      'tiff:ImageLength': 60,
      crops: ['1:1=0,0,50'],
    }),
  );
  const sizeAt = async (name: string) => {
    const { rawPayload } = await get(`${image}.82.40.png/${PICTURE_DATE}/${name}.png`);
    const { width, height } = await sharp(rawPayload).metadata();
    return [width, height];
  };
  expect(await sizeAt('pump-crop-0-0-60-60')).toEqual([40, 40]);
  // A visitor cannot make the server cut what nobody chose.
  for (const name of ['pump', 'pump-crop-0-0-30-30'])
    expect(await sizeAt(name)).toEqual([40, Math.round((40 * whole.height) / whole.width)]);
});

test.each([
  '82.99999.png',
  '82.100000000000000000000.png',
  '82.81.png',
  '82.0.png',
  '82.-40.png',
  '82.4e1.png',
  '82.40px.png',
  '101.40.png',
  '0.40.png',
  '1.2.3.4.png',
  '82.40.bmp',
  '82.40.svg',
  '82.40.gif',
  '82.40.png/../../../etc/passwd.png',
  '82.40.png/%2e%2e/passwd.png',
  `82.40.png/${PICTURE_DATE}/pump.jpeg`,
  `82.40.png/x/${PICTURE_DATE}/pump.png`,
])('%s is refused', async (tail) => {
  const { statusCode } = await get(`${image}.${tail}`);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

test('a hundred simultaneous requests generate a new picture once', async () => {
  const url = `${image}.82.40.webp/${PICTURE_DATE}/pump.webp`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(url)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const made = readdirSync(path.join(site.dir, 'renditions'), { recursive: true }).map(String);
  expect(made.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(made.filter((name) => name.endsWith('.webp')).length).toBeLessThanOrEqual(2);
});

test('a picture has one quality, and others redirect to it', async () => {
  for (const quality of [1, 40, 83, 100]) {
    const answer = await get(`${image}.${quality}.40.jpeg/${PICTURE_DATE}/pump.jpeg`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`${image}.82.40.jpeg/${PICTURE_DATE}/pump.jpeg`);
  }
});

test('a component without a picture gets a 404', async () => {
  expect((await get('/products/_jcr_content/root/title.coreimg.png')).statusCode).toBe(404);
});
