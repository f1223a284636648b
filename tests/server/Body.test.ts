import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Body, SENT_ONCE } from '../../model-json/core/server/http/Body';

const text = Array.from({ length: 4000 }, (_, index) => `item ${(index * 7919) % 1000}`).join('\n');

test('the first visitor gets a fast compression, later ones a better one', async () => {
  const body = new Body(text, 'text/html; charset=utf-8');
  const first = await body.encoded('br');
  expect(brotliDecompressSync(first).toString()).toBe(text);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const later = await body.encoded('br');
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(text);
});

test('a body sent once is compressed once, fast', async () => {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = new Body(text, 'text/html; charset=utf-8', SENT_ONCE);
    const first = await body.encoded(encoding);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(body.ready(encoding)).toBe(first);
  }
});

test('pictures, fonts and short texts are not compressed', () => {
  expect(new Body(text, 'font/woff2').compressible).toBe(false);
  expect(new Body('short', 'text/html').compressible).toBe(false);
});

describe('a body with pieces that others have too', () => {
  const shared = (bytes: Buffer) => ({ bytes, isShared: true });
  const own = (content: string) => ({ bytes: Buffer.from(content), isShared: false });
  const styles = shared(Buffer.from(text));
  const header = shared(Buffer.from(text.toUpperCase()));

  test.each([
    ['at its beginning', [styles, own('query')]],
    ['in its middle', [own('a'), styles, own('b'), own('ü'), header, own('c')]],
    ['at its end', [own('query'), styles]],
    ['that are short', [styles, shared(Buffer.from('short')), own(text), shared(Buffer.alloc(0)), header]],
    ['and nothing else', [styles, header, styles]],
  ])('is the same for those who get gzip: %s', async (_where, pieces) => {
    const whole = Buffer.concat(pieces.map(({ bytes }) => bytes));
    const body = new Body(pieces, 'text/html; charset=utf-8', SENT_ONCE);
    expect(body.favourite).toBe('gzip');
    expect(gunzipSync(await body.encoded('gzip')).equals(whole)).toBe(true);
    expect(brotliDecompressSync(await body.encoded('br')).equals(whole)).toBe(true);
    expect(body.bytes.equals(whole)).toBe(true);
    expect(body.length).toBe(whole.length);
    expect(body.etag).toBe(new Body(whole, 'text/html; charset=utf-8').etag);
  });

  test('is sent as brotli if it is sent often, or if no piece is worth keeping', () => {
    expect(new Body([styles, own('a')], 'text/html; charset=utf-8').favourite).toBe('br');
    const pieces = [own(text), shared(Buffer.from('short'))];
    expect(new Body(pieces, 'text/html; charset=utf-8', SENT_ONCE).favourite).toBe('br');
  });
});
