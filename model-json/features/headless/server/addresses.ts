import type { FastifyRequest } from 'fastify';
import type { Instance } from '../../../core/server/Instance';
import { originOf } from '../../../core/server/security/request-origin';
import type { Addresses } from '../schema/Asking';

/** Where clients find a page or a file. On publish, nothing is said of author unless its address is public anyway. */
export function addressesFor(request: FastifyRequest, instance: Instance): Addresses {
  const { runMode, authorOrigin, publicOrigin, urls } = instance;
  const isAuthor = runMode === 'author';
  const author = isAuthor ? originOf(request, authorOrigin) : null;
  const publish = isAuthor ? (publicOrigin ?? null) : originOf(request, publicOrigin);
  return {
    author: (path) => (author === null ? null : author + encodeURI(path)),
    publish: (path) => (publish === null ? null : publish + encodeURI(urls().map(path))),
  };
}
