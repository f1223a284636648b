import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';
import type { SlingUrl } from './sling-url';

/** A request for a resource, as resolved by Sling. */
export interface Asked {
  readonly instance: Instance;
  readonly resource: Resource;
  readonly url: SlingUrl;
  /** The decoded path of the request. */
  readonly path: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A row of the table that maps requests to handlers. Fields that a row leaves out match anything. */
export interface Handler {
  /** The first selector. */
  readonly selector?: string;
  readonly extension?: string;
  /** Condition on the resource. */
  readonly when?: (asked: Asked) => boolean;
  send(asked: Asked): Promise<FastifyReply>;
}

/** The first row that matches a request. */
export const handlerOf = (rows: readonly Handler[], asked: Asked): Handler | undefined =>
  rows.find(
    ({ selector, extension, when }) =>
      (selector === undefined || selector === asked.url.selectors[0]) &&
      (extension === undefined || extension === asked.url.extension) &&
      (when === undefined || when(asked)),
  );
