import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { HttpError } from '../../../core/server/http/http-error';
import type { PostedValues } from './CheckedField';

/** The posted values, as far as they were read. */
export interface Posted {
  readonly values: PostedValues;
  readonly problem?: 'too-big' | 'files';
}

/** Maximum bytes of a whole form: about ten pages of text. */
const MAX_BYTES = 256 * 1024;
/** Anything longer is read to its end, so that the sender gets the answer, up to this limit. */
const MAX_READ = 16 * 1024 * 1024;
const LIMITS = {
  fields: 200,
  parts: 220,
  fieldNameSize: 200,
  fieldSize: 64 * 1024,
  headerPairs: 20,
} as const;

/**
 * Reads the body of a form. No field accepts files, so none are stored.
 *
 * @throws HttpError 400 for an invalid form, 413 for one that is far too large
 */
export function readPosted(request: IncomingMessage): Promise<Posted> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_READ) throw tooMuch();
  const parser = parserFor(request);
  const values = new Map<string, string[]>();
  let problem: Posted['problem'];
  let bytes = 0;

  parser.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) problem ??= 'too-big';
    if (!nameIsCut) values.set(name, [...(values.get(name) ?? []), value]);
  });
  parser.on('file', (_name, stream, fileName) => {
    stream.on('data', () => (problem ??= 'files'));
    if (fileName) problem ??= 'files';
  });
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => (problem ??= 'too-big'));

  return new Promise((resolve, reject) => {
    const done = () => resolve({ values, ...(problem && { problem }) });
    const fail = () => reject(new HttpError(400, 'The request is not a form submission'));
    parser.on('finish', done);
    parser.on('error', fail);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_READ) reject(tooMuch());
      else if (bytes <= MAX_BYTES) parser.write(chunk);
      else problem = 'too-big';
    });
    request.on('end', () => (bytes <= MAX_BYTES ? parser.end() : done()));
    request.on('error', fail);
    request.on('close', () => request.readableEnded || fail());
  });
}

const tooMuch = () => new HttpError(413, 'The form is too large');

function parserFor({ headers }: IncomingMessage) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: LIMITS,
    });
  } catch {
    throw new HttpError(400, 'The request is not a form submission');
  }
}
