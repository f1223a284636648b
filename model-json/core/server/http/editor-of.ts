import type { FastifyRequest } from 'fastify';

/** A header that is sent once and is not empty. */
export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const SANE_ID = /^[\w.:-]{1,100}$/;

/** The author of a change, by the name they give. */
export function editorOf(request: FastifyRequest): string | undefined {
  const id = headerOf(request, 'editor-id');
  return id !== undefined && SANE_ID.test(id) ? id : undefined;
}
