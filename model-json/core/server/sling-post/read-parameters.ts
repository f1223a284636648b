import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { HttpError } from '../http/http-error';
import { Parameters } from './Parameters';

/**
 * Maximum bytes of a post: an imported page with all its children has some hundred kilobytes, a data sheet a few
 * megabytes. Videos are assets.
 */
const MAX_BYTES = 32 * 1024 * 1024;
const LIMITS = {
  fields: 5000,
  parts: 5000,
  fieldNameSize: 1000,
  fieldSize: MAX_BYTES,
  headerPairs: 20,
} as const;

const UNKNOWN = 'application/octet-stream';

/** A file that is read as text: content to import. */
const CONTENT_FILE = ':contentFile';

/**
 * Reads the query and the form of a request.
 *
 * @throws HttpError 413 if it is too large, 415 if it is not a form, 400 if it is malformed
 */
export function readParameters(request: IncomingMessage): Promise<Parameters> {
  const parameters = new Parameters();
  const query = request.url?.split('?')[1];
  for (const [name, value] of new URLSearchParams(query ?? '')) parameters.add(name, value);
  if (request.headers['content-type'] === undefined) return emptied(request, parameters);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooMuch();

  const parser = parserFor(request);
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const broken = () => reject(new HttpError(400, 'The request body is not a valid form'));
    parser.on('field', (name, value, nameIsCut, valueIsCut) => {
      if (nameIsCut || valueIsCut) reject(tooMuch());
      else parameters.add(name, value);
    });
    parser.on('file', (name, stream, fileName, _encoding, type) => {
      parameters.announce(name);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (name === CONTENT_FILE) parameters.add(name, bytes.toString('utf8'));
        else parameters.addFile(name, { name: plainName(fileName), type: mediaType(type), bytes });
      });
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => reject(tooMuch()));
    parser.on('finish', () => resolve(parameters));
    parser.on('error', broken);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) reject(tooMuch());
      else parser.write(chunk);
    });
    request.on('end', () => parser.end());
    request.on('error', broken);
    request.on('close', () => request.readableEnded || broken());
  });
}

/** Some browsers send the whole path. */
const plainName = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** Without parameters; anything that is no media type could end up in a header. */
const mediaType = (type: string) =>
  /^[\w.+-]+\/[\w.+-]+(?=$|;)/.exec(type.trim())?.[0]?.toLowerCase() ?? UNKNOWN;

const tooMuch = () => new HttpError(413, `A post can have at most ${MAX_BYTES / 1024 / 1024} MB`);

function parserFor({ headers }: IncomingMessage) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: LIMITS,
    });
  } catch {
    throw new HttpError(
      415,
      'Send content as a form: application/x-www-form-urlencoded or multipart/form-data',
    );
  }
}

async function emptied(request: IncomingMessage, parameters: Parameters): Promise<Parameters> {
  request.resume();
  return parameters;
}
