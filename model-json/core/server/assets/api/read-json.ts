import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HttpError } from '../../http/http-error';
import { readBytes } from '../../http/read-bytes';

/** A fragment with long texts has a tenth of it. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * The JSON of a request's body.
 *
 * @throws HttpError 413 if it is too large, 400 if it is not JSON of that shape
 */
export async function readJson<T>(request: FastifyRequest, schema: z.ZodType<T>): Promise<T> {
  const bytes = await readBytes(request, MAX_BYTES, `JSON can have at most ${MAX_BYTES / 1024 / 1024} MB`);
  const parsed = schema.safeParse(jsonOf(bytes.toString('utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(
    400,
    `The JSON is not as expected at ${issue?.path.join('/') || 'its root'}: ${issue?.message}`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}
