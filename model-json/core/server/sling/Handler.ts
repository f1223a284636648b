import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';
import type { SlingUrl } from './sling-url';

/** A request for a resource, as Sling has resolved it. */
export interface Asked {
  readonly instance: Instance;
  readonly resource: Resource;
  readonly url: SlingUrl;
  /** The decoded path of the request. */
  readonly path: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A row of the table by which a request finds who answers it. What a row does not name may be anything. */
export interface Handler {
  /** The first selector. */
  readonly selector?: string;
  readonly extension?: string;
  /** What the resource must be. */
  readonly when?: (asked: Asked) => boolean;
  send(asked: Asked): Promise<FastifyReply>;
}

/** The first row that a request fits. */
export const handlerOf = (rows: readonly Handler[], asked: Asked): Handler | undefined =>
  rows.find(
    ({ selector, extension, when }) =>
      (selector === undefined || selector === asked.url.selectors[0]) &&
      (extension === undefined || extension === asked.url.extension) &&
      (when === undefined || when(asked)),
  );
