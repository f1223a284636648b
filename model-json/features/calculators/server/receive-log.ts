import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { HttpError } from '../../../core/server/http/http-error';

/** A posted log, and the fields posted with it. */
export interface PostedLog {
  readonly fields: ReadonlyMap<string, string>;
  readonly text: string;
  readonly isTooLarge: boolean;
}

/** The most bytes of a log: a fortnight at one line a minute, with a time in each. */
export const MOST_BYTES = 1024 * 1024;
/** What comes with it. */
const AROUND = 64 * 1024;
const LIMITS = {
  fields: 60,
  files: 1,
  parts: 70,
  fieldNameSize: 100,
  fieldSize: 500,
  fileSize: MOST_BYTES,
  headerPairs: 20,
};

/**
 * Reads a form with a file. Nothing is stored.
 *
 * @throws HttpError 400 if it is none, 413 if it is far too large
 */
export function receiveLog(request: IncomingMessage): Promise<PostedLog> {
  if (Number(request.headers['content-length'] ?? 0) > 16 * MOST_BYTES) throw tooMuch();
  const parser = parserFor(request);
  const fields = new Map<string, string>();
  const chunks: Buffer[] = [];
  let isTooLarge = false;
  let bytes = 0;
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (_name, stream) => {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => (isTooLarge = true));
  });
  return new Promise((resolve, reject) => {
    const fail = () => reject(new HttpError(400, 'The request is not a form with a file'));
    parser.on('finish', () => resolve({ fields, text: Buffer.concat(chunks).toString('utf8'), isTooLarge }));
    parser.on('error', fail);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > 16 * MOST_BYTES + AROUND) reject(tooMuch());
      else parser.write(chunk);
    });
    request.on('end', () => parser.end());
    request.on('error', fail);
    request.on('close', () => request.readableEnded || fail());
  });
}

const tooMuch = () => new HttpError(413, 'The log is too large: send at most 1 MB');

function parserFor({ headers }: IncomingMessage) {
  try {
    const type = headers['content-type'] ?? '';
    if (!type.startsWith('multipart/form-data')) throw new TypeError(type);
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS });
  } catch {
    throw new HttpError(400, 'The request is not a form with a file');
  }
}
