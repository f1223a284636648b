import { brotliDecompressSync } from 'node:zlib';
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
