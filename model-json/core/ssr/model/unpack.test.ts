import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { packingOf, unpack } from './unpack';

const json = Buffer.from(JSON.stringify({ ':type': 'ventora/components/page', title: 'Größe' }));

it.each([
  ['uncompressed', 'application/json', undefined, json],
  ['without a type', undefined, undefined, json],
  ['as gzip', 'application/json; charset=utf-8', 'gzip', gzipSync(json)],
  ['as deflate', 'application/json', 'deflate', deflateSync(json)],
  ['as deflate without zlib’s frame', 'application/json', 'deflate', deflateRawSync(json)],
  ['as brotli', 'application/json', 'br', brotliCompressSync(json)],
  [
    'as packed by AEM',
    'application/octet-stream',
    undefined,
    Buffer.from(deflateSync(json).toString('base64')),
  ],
])('reads a model sent %s', (_, type, encoding, body) => {
  expect(unpack(body, packingOf(type, encoding), 1000)).toEqual(json);
});

it.each([
  ['text/xml', undefined, 'The header Content-Type is "text/xml"; send application/json'],
  ['application/json', 'zstd', 'The header Content-Encoding is "zstd"; send gzip, deflate, br or none'],
])('names the unsupported header: %s %s', (type, encoding, message) => {
  expect(() => packingOf(type, encoding)).toThrow(message);
});

it('names the header that does not match the body', () => {
  expect(() => unpack(json, 'gzip', 1000)).toThrow(
    'The body does not match the header Content-Encoding gzip: incorrect header check',
  );
  expect(() => unpack(json, 'aem', 1000)).toThrow('Content-Type application/octet-stream (zlib as Base64)');
});

it('does not unpack more than the limit', () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  expect(bomb.length).toBeLessThan(10_000);
  expect(() => unpack(bomb, 'gzip', 1_000_000)).toThrow(
    'The model is larger than 1 MB; increase SSR_MAX_MODEL',
  );
});
