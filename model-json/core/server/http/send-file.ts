import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range';
import { FILE_POLICY } from '../security/content-security-policy';
import { notFound } from './http-error';
import { matches } from './send-body';

/** For files that never change at their address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For assets, which can be replaced under the same name: browsers revalidate after half a day. */
export const ASSET_CACHE = 'public, max-age=43200';

/** Types that browsers render as a document, including scripts in it. */
const DOCUMENTS = /^(?:image\/svg|text\/html|.*xml)/;

export interface FileToSend {
  /** Absolute. */
  readonly file: string;
  /** Media type. */
  readonly type: string;
  readonly cacheControl: string;
  /** Strong entity tag, with its quotes. @default derived from size and time */
  readonly etag?: string;
  /** @default the file's own time */
  readonly modified?: Date;
}

/**
 * Answers with a file, or the requested range of it; 304 if the client has it.
 *
 * @throws HttpError 404 if the file is gone
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, type, cacheControl, etag: given, modified }: FileToSend,
): Promise<FastifyReply> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) throw notFound();
  let isRead = false;
  try {
    const { size, mtime: written } = await handle.stat();
    const mtime = modified ?? written;
    const etag = given ?? `"${size.toString(36)}-${Math.round(mtime.getTime()).toString(36)}"`;
    reply.headers({
      'cache-control': cacheControl,
      etag,
      'last-modified': mtime.toUTCString(),
      'accept-ranges': 'bytes',
    });
    if (DOCUMENTS.test(type)) reply.header('content-security-policy', FILE_POLICY);
    if (isKnown(request, etag, mtime)) return reply.code(304).send();

    const wanted = rangeIsCurrent(request, etag, mtime) ? byteRange(request.headers.range, size) : undefined;
    if (wanted === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = wanted ?? { start: 0, end: size - 1 };
    if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    reply.type(type).header('content-length', end - start + 1);
    if (request.method === 'HEAD' || size === 0) return reply.send('');
    isRead = true;
    return reply.send(handle.createReadStream({ start, end }));
  } finally {
    if (!isRead) await handle.close();
  }
}

function isKnown({ headers }: FastifyRequest, etag: string, mtime: Date): boolean {
  if (headers['if-none-match'] !== undefined) return matches(headers['if-none-match'], etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(mtime.getTime() / 1000) * 1000 <= since;
}

/** `If-Range`: the rest of a download is useful only with the beginning of the same file. */
function rangeIsCurrent({ headers }: FastifyRequest, etag: string, mtime: Date): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag || condition === mtime.toUTCString();
}
