import { writeFileSync } from 'node:fs';
import path from 'node:path';
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

describe('a picture of four colours', () => {
  const COLOURS = { red: [255, 0, 0], green: [0, 128, 0], blue: [0, 0, 255], white: [255, 255, 255] };

  // 120 by 60 pixels: red beside green, above blue beside white.
  beforeAll(async () => {
    const part = (background: string, left: number, top: number) => ({
      input: { create: { width: 60, height: 30, channels: 3 as const, background } },
      ...{ left, top },
    });
    const picture = sharp({ create: { width: 120, height: 60, channels: 3, background: 'red' } })
      .composite([part('green', 60, 0), part('blue', 0, 30), part('white', 60, 30)])
      .png();
    writeFileSync(path.join(site.dir, 'content/content/dam/ventora/pump.png'), await picture.toBuffer());
  });

  /** Size and the colours in its four corners, from the upper left, line by line. */
  async function drawn(transform: string, server = site.publish): Promise<[string, string]> {
    const { rawPayload } = await server.inject(await urlFor(transform));
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      const seen = [...data.subarray(start, start + 3)];
      return Object.entries(COLOURS).find(([, rgb]) =>
        rgb.every((value, n) => Math.abs(value - seen[n]!) < 8),
      )?.[0];
    };
    const [right, bottom] = [info.width - 1, info.height - 1];
    return [
      `${info.width}x${info.height}`,
      [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)].join(' '),
    ];
  }

  test.each([
    [
      'is cropped',
      'crop: {xOrigin: 60, yOrigin: 0, width: 60, height: 30}',
      '60x30',
      'green green green green',
    ],
    [
      'is cropped to a square if one side is given',
      'crop: {xOrigin: 40, yOrigin: 10, width: 40}',
      '40x40',
      'red green blue white',
    ],
    [
      'is cropped at its edges',
      'crop: {xOrigin: 50, yOrigin: 40, width: 500, height: 500}',
      '70x20',
      'blue white blue white',
    ],
    ['is turned clockwise', 'rotation: R90', '60x120', 'blue red white green'],
    ['is turned upside down', 'rotation: R180', '120x60', 'white blue green red'],
    ['is turned anticlockwise', 'rotation: R270', '60x120', 'green white red blue'],
    ['is mirrored left to right', 'flip: HORIZONTAL', '120x60', 'green red white blue'],
    ['is mirrored top to bottom', 'flip: VERTICAL', '120x60', 'blue white red green'],
    ['is mirrored both ways', 'flip: HORIZONTAL_AND_VERTICAL', '120x60', 'white blue green red'],
    [
      'is cropped, then turned, then mirrored',
      'crop: {xOrigin: 0, yOrigin: 0, width: 60, height: 60}, rotation: R90, flip: HORIZONTAL',
      '60x60',
      'red blue red blue',
    ],
    ['fits into a size', 'size: {width: 30, height: 30}', '30x15', 'red green blue white'],
    ['fits into a square if one side is given', 'size: {height: 20}', '20x10', 'red green blue white'],
    ['has a width after it was turned', 'rotation: R90, width: 30', '30x60', 'blue red white green'],
    ['is never enlarged', 'flip: VERTICAL, width: 5000', '120x60', 'blue white red green'],
  ])('%s', async (_title, transform, size, corners) => {
    expect(await drawn(`format: PNG, ${transform}`)).toEqual([size, corners]);
    expect(await drawn(`format: PNG, ${transform}`, site.author)).toEqual([size, corners]);
  });

  test('has all that AEM documents in its address, and is a GIF', async () => {
    const url = await urlFor(
      'format: GIF, seoName: "test", crop: {xOrigin: 10, yOrigin: 20, width: 50, height: 45}, size: {height: 100, width: 200}, ' +
        'rotation: R90, flip: HORIZONTAL_AND_VERTICAL, quality: 55, width: 123, preferWebp: true',
    );
    expect(url).toMatch(
      /\/test\.gif\?crop=10,20,50,45&rotate=90&flip=hv&quality=55&width=200&height=100&preferwebp=true$/,
    );
    const { headers, rawPayload } = await site.publish.inject(url);
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/gif', 'public, max-age=600']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'gif', width: 40, height: 50 });
  });
});

test.each([
  ['a width that is none', 'width=0', 'width is a whole number from 1'],
  ['a quality that is none', 'quality=x', 'quality is a whole number from 1 to 100'],
  [
    'a crop of three numbers',
    'crop=1,2,3',
    'crop is left, top, width and height in pixels, such as 10,20,50,45',
  ],
  [
    'a crop of no width',
    'crop=1,2,0,4',
    'crop is left, top, width and height in pixels, such as 10,20,50,45',
  ],
  ['a crop beside the picture', 'crop=120,0,9,9', 'crop is outside the picture, which is 120 by 60 pixels'],
  ['a turn by a few degrees', 'rotate=45', 'rotate is 90, 180, 270'],
  ['a flip that is none', 'flip=left', 'flip is h, v, hv'],
  [
    'a crop that is given twice',
    'crop=1,2,3,4&crop=1,2,3,4',
    'crop is left, top, width and height in pixels, such as 10,20,50,45',
  ],
])('refuses an address with %s and says what is right', async (_title, query, message) => {
  const answer = await site.publish.inject(`${await urlFor('format: PNG')}?${query}`);
  expect([answer.statusCode, answer.body.trim()]).toEqual([400, message]);
});

test.each([
  ['crop: {xOrigin: -1, yOrigin: 0, width: 5}', 'crop.xOrigin is -1; it is a whole number from 0 to 100000'],
  ['crop: {xOrigin: 0, yOrigin: 0, width: 0}', 'crop.width is 0; it is a whole number from 1 to 100000'],
  ['crop: {xOrigin: 0, yOrigin: 0}', 'crop has neither width nor height; give one or both'],
  ['size: {}', 'size has neither width nor height; give one or both'],
  ['quality: 101', 'quality is 101; it is a whole number from 1 to 100'],
])('refuses a query with %s and says what is right', async (transform, message) => {
  const { errors } = await ask(
    site.publish,
    `{ machineList(_assetTransform: {format: PNG, ${transform}}) { items { picture { ... on ImageRef { _dynamicUrl } } } } }`,
  );
  expect(errors?.map((error) => error.message)).toEqual([`_assetTransform.${message}`]);
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
