import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { HttpError } from '../../server/http/http-error';
import { codeOf, messageOf } from '../../../../shared/checked/error-parts';
import { partBefore } from '../../../../shared/checked/part-before';

/**
 * The encoding of a body: HTTP's encodings, and AEM's own, which is zlib as Base64 with the type
 * `application/octet-stream`.
 */
export type Packing = 'none' | 'gzip' | 'deflate' | 'br' | 'aem';

/**
 * @param contentType of the request
 * @param encoding its `Content-Encoding`
 * @throws HttpError 415 if it is not supported
 */
export function packingOf(contentType = '', encoding = 'identity'): Packing {
  const type = partBefore(contentType, ';').trim().toLowerCase();
  if (type === 'application/octet-stream') return 'aem';
  if (type !== '' && type !== 'application/json') {
    throw new HttpError(
      415,
      `The header Content-Type is "${type}"; send application/json, or application/octet-stream for zlib as Base64`,
    );
  }
  const packing = encoding.trim().toLowerCase();
  if (packing === 'identity' || packing === '') return 'none';
  if (packing === 'x-gzip') return 'gzip';
  if (packing === 'gzip' || packing === 'deflate' || packing === 'br') return packing;
  throw new HttpError(415, `The header Content-Encoding is "${encoding}"; send gzip, deflate, br or none`);
}

/**
 * @param limit maximum size of the unpacked body in bytes
 * @throws HttpError 413 or 400
 */
export function unpack(body: Uint8Array, packing: Packing, limit: number): Buffer {
  const packed = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const options = { maxOutputLength: limit };
  try {
    if (packing === 'gzip') return gunzipSync(packed, options);
    if (packing === 'br') return brotliDecompressSync(packed, options);
    if (packing === 'aem') return inflateSync(Buffer.from(packed.toString('latin1'), 'base64'), options);
    if (packing === 'deflate')
      return isZlib(packed) ? inflateSync(packed, options) : inflateRawSync(packed, options);
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit);
    const said =
      packing === 'aem'
        ? 'Content-Type application/octet-stream (zlib as Base64)'
        : `Content-Encoding ${packing}`;
    throw new HttpError(400, `The body does not match the header ${said}: ${messageOf(error)}`);
  }
  return packed;
}

/** The error for a model above the limit, with the setting to change. */
export const tooLarge = (limit: number): HttpError =>
  new HttpError(
    413,
    `The model is larger than ${limit / 1e6} MB; increase SSR_MAX_MODEL, or reduce structureDepth of the page's policy`,
  );

/** HTTP's `deflate` is zlib, but some clients send it without zlib's two-byte header (RFC 9110, 8.4.1.2). */
const isZlib = ([first = 0, second = 0]: Uint8Array) =>
  (first & 15) === 8 && ((first << 8) | second) % 31 === 0;
