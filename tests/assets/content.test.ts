import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { writeFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type TestSite } from '../server/start-site';
import { crc32 } from 'node:zlib';
import { AssetClient, photo, picture } from './asset-client';

/* Files are what they contain, whatever they are called. */

const DAM = '/content/dam/ventora';
let site: TestSite;
let client: AssetClient;
beforeAll(async () => {
  site = await startSite({ server: { assets: { maxBytes: 20e6, maxPixels: 1e6 } } });
  client = new AssetClient(site.author);
});
afterAll(() => site.close());

test.each([
  ['a program', 'tool.png', 'MZ\x90\0\x03\0\0\0'],
  ['a page', 'page.html', '<!doctype html><script>alert(1)</script>'],
  ['a script', 'run.sh', '#!/bin/sh\n\0'],
  ['a page called a picture', 'x.jpg', '<html><body onload=alert(1)>'],
])('%s is no asset', async (_what, name, content) => {
  const { status, message } = await client.create(`ventora/${name}`, Buffer.from(content, 'latin1'));
  expect(status).toBe(415);
  expect(message).toMatch(new RegExp(`^${name} is of no type that assets can have; upload one of \\.avif, `));
});

test('a picture under a wrong name gets the right extension; text keeps the type of its name', async () => {
  const created = async (name: string, content: Buffer | string) =>
    (await client.create(`ventora/${name}`, content)).properties;
  expect(await created('one.jpg', await picture())).toMatchObject({
    path: `${DAM}/one.png`,
    mimeType: 'image/png',
  });
  expect(await created('data.csv', 'a;b\n1;2\n')).toMatchObject({ mimeType: 'text/csv' });
  expect(await created('notes.txt', 'Grüße')).toMatchObject({ mimeType: 'text/plain' });
  expect(await created('film.mov.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0', 'latin1'))).toMatchObject({
    path: `${DAM}/film.mov.mp4`,
    mimeType: 'video/mp4',
  });
});

test('a drawing loses all that runs, loads or leads elsewhere, and keeps what is drawn', async () => {
  const hostile = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10" onload="alert(1)">
      <script>alert(2)</script><script xlink:href="https://evil.example/x.js"/>
      <foreignObject><iframe src="https://evil.example"/><rect id="inner"/></foreignObject>
      <style>@import url(https://evil.example/x.css);</style><style>.a{fill:#123}</style>
      <a href="javascript:alert(3)"><circle r="1"/></a>
      <use href="https://evil.example/x.svg#a"/><use href="#a"/><image href="data:image/svg+xml;base64,AAAA"/>
      <set attributeName="href" to="javascript:alert(4)"/><animate attributeName="href" values="javascript:alert(5)"/>
      <rect id="a" class="a" width="5" height="5" style="fill:url(https://evil.example)" fill="url(#g)" onclick="alert(6)"/>
      <text>&lt;script&gt; 5 &amp; 6 &x;</text><!-- hidden -->
    </svg>`;
  expect((await client.create('ventora/hostile.svg', hostile)).status).toBe(201);
  const { body } = await site.author.inject(`${DAM}/hostile.svg`);
  expect(body).not.toMatch(
    /evil|alert|javascript|ENTITY|iframe|inner|onload|onclick|hidden|passwd|<set|<animate|<a |svg\+xml/,
  );
  expect(body).toContain('<rect id="a" class="a" width="5" height="5" fill="url(#g)">');
  expect(body).toContain('<style>.a{fill:#123}</style>');
  expect(body).toContain('<use href="#a">');
  expect(body).toContain('&lt;script&gt; 5 &amp; 6');
});

test('a drawing called text is still cleaned, and one that is cut off is refused', async () => {
  const { properties } = await client.create(
    'ventora/x.txt',
    '<!-- a --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
  );
  expect(properties).toMatchObject({ mimeType: 'image/svg+xml', path: `${DAM}/x.svg` });
  const deep = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`;
  expect(await client.create('ventora/deep.svg', deep)).toMatchObject({ status: 422 });
});

/** A PNG of a few bytes that claims to have these many pixels. */
function claiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a small file that claims a huge picture is refused before it is decoded; so is a torn one', async () => {
  const bomb = await client.create('ventora/bomb.png', claiming(60_000, 60_000));
  expect(bomb).toMatchObject({ status: 413 });
  expect(bomb.message).toBe('bomb.png has 60000 × 60000 pixels; a picture may have 1 million at most');
  const whole = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#123',
      noise: { type: 'gaussian', mean: 100, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer();
  const torn = await client.create('ventora/torn.jpg', whole.subarray(0, whole.length / 2));
  expect(torn).toMatchObject({ status: 422 });
  expect(torn.message).toMatch(/^torn\.jpg is damaged: .* Save the picture again and upload it$/);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'the place where a %s was taken is removed, and nothing else',
  async (format) => {
    const placed = await photo()
      .withExif({
        IFD0: { Copyright: 'Ventora' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 30/1' },
      })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(placed).metadata()).exif!.toString('latin1')).toMatch(/N\0/);
    const { status, message } = await client.create(`ventora/placed.${format}`, placed);
    expect([status, message]).toEqual([201, 'OK; the place where it was taken has been removed']);
    const name = format === 'jpeg' ? 'placed.jpeg' : `placed.${format}`;
    const { rawPayload } = await site.author.inject(`${DAM}/${name}`);
    const { exif } = await sharp(rawPayload, { failOn: 'warning' }).metadata();
    expect(exif!.toString('latin1')).toContain('Ventora');
    expect(rawPayload.length).toBe(placed.length);
    const before = await sharp(placed).raw().toBuffer();
    expect((await sharp(rawPayload).raw().toBuffer()).equals(before)).toBe(true);
    expect((await client.create(`ventora/again.${format}`, rawPayload)).message).toBe('OK');
  },
);

test('a virus scanner sees each file, and a file that it cannot look at is not accepted', async () => {
  const scan = join(site.dir, 'scan.sh');
  writeFileSync(scan, '#!/bin/sh\nif grep -q EICAR "$1"; then echo "Eicar-Test-Signature"; exit 1; fi\n');
  chmodSync(scan, 0o700);
  const other = await startSite({
    server: { assets: { maxBytes: 1e6, maxPixels: 1e6, scanner: { program: scan } } },
  });
  try {
    const scanned = new AssetClient(other.author);
    expect(await scanned.create('ventora/good.txt', 'good')).toMatchObject({ status: 201 });
    expect(await scanned.create('ventora/bad.txt', 'EICAR')).toMatchObject({
      status: 422,
      message: 'bad.txt was refused by the virus scanner: Eicar-Test-Signature',
    });
    writeFileSync(scan, '#!/bin/sh\nexit 2\n');
    expect(await scanned.create('ventora/any.txt', 'good')).toMatchObject({ status: 503 });
  } finally {
    await other.close();
  }
});
