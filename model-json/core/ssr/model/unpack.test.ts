import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { packingOf, unpack } from './unpack';

const json = Buffer.from(JSON.stringify({ ':type': 'ventora/components/page', title: 'Größe' }));

it.each([
  ['as it is', 'application/json', undefined, json],
  ['without a type', undefined, undefined, json],
  ['as gzip', 'application/json; charset=utf-8', 'gzip', gzipSync(json)],
  ['as deflate', 'application/json', 'deflate', deflateSync(json)],
  ['as deflate without zlib’s frame', 'application/json', 'deflate', deflateRawSync(json)],
  ['as brotli', 'application/json', 'br', brotliCompressSync(json)],
  [
    'as AEM packs it',
    'application/octet-stream',
    undefined,
    Buffer.from(deflateSync(json).toString('base64')),
  ],
])('reads a model that comes %s', (_, type, encoding, body) => {
  expect(unpack(body, packingOf(type, encoding), 1000)).toEqual(json);
});

it.each([
  ['text/xml', undefined, 'The header Content-Type is "text/xml"; send application/json'],
  ['application/json', 'zstd', 'The header Content-Encoding is "zstd"; send gzip, deflate, br or none'],
])('names the header that it cannot follow: %s %s', (type, encoding, message) => {
  expect(() => packingOf(type, encoding)).toThrow(message);
});

it('says which header does not fit the body', () => {
  expect(() => unpack(json, 'gzip', 1000)).toThrow(
    'The body is not what the header Content-Encoding gzip says: incorrect header check',
  );
  expect(() => unpack(json, 'aem', 1000)).toThrow('Content-Type application/octet-stream (zlib as Base64)');
});

it('does not unpack more than the limit', () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  expect(bomb.length).toBeLessThan(10_000);
  expect(() => unpack(bomb, 'gzip', 1_000_000)).toThrow(
    'The model is larger than 1 MB; set SSR_MAX_MODEL higher',
  );
});
