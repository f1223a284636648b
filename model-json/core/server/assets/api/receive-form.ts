import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { HttpError } from '../../http/http-error';
import { headerOf } from '../../http/editor-of';

/** Passed each file of a form, in order; the form waits for it. */
export type UseFile = (file: Readable, name: string, fields: ReadonlyMap<string, string>) => Promise<void>;

/**
 * Reads a form with files, each streamed to `use` with the fields before it.
 *
 * @throws HttpError 415 if it is no form with files, 400 if it is broken, and whatever `use` throws
 */
export async function receiveForm(request: FastifyRequest, use: UseFile): Promise<void> {
  const type = headerOf(request, 'content-type') ?? '';
  if (!type.startsWith('multipart/form-data'))
    throw new HttpError(415, 'Send the file as multipart/form-data');
  const fields = new Map<string, string>();
  let used: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { files: 100, fields: 100 },
    });
    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (_field, stream, fileName) => {
      const known = new Map(fields);
      used = used.then(() => use(stream, fileName, known));
      used.catch(reject);
    });
    parser.on('finish', () => resolve());
    parser.on('error', () => reject(new HttpError(400, 'The request body is not a valid form')));
    request.raw.on(
      'close',
      () => request.raw.readableEnded || reject(new HttpError(400, 'The connection broke')),
    );
    request.raw.pipe(parser);
  });
  await used;
}
