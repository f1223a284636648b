import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { versionAt } from '../../repository/versions/version-at';
import { STORAGE, storageNode } from '../../repository/versions/version-storage';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Instance } from '../Instance';
import { defaultJson } from '../sling/default-get';
import { decompose, unmangle } from '../sling/sling-url';

/** Sling's path parameter: `;v=1.0` at the end, or `;v='1.0'` before the extension. */
const PARAMETER = /;v=(?:'(\d+(?:\.\d+)+)'|(\d+(?:\.\d+)+)$)/;

/** Whether a path is of a version, or of JCR's version storage. */
export const isOfVersion = (path: string): boolean =>
  PARAMETER.test(path) || unmangle(path).startsWith(STORAGE);

/**
 * A version of a node as JSON, or a node of the version storage. For authors only.
 *
 * @throws HttpError 404 if there is none
 */
export async function sendVersion(
  instance: Instance,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { versions, repository } = instance;
  if (!versions) throw notFound();
  const [all = '', quoted, bare] = PARAMETER.exec(path) ?? [];
  const name = quoted ?? bare;
  const find = (node: string): Resource | undefined =>
    name === undefined
      ? storageNode(versions.files, node)
      : versionAt(versions.files, repository, node, name);
  // The storage is in the order of identities, not of folders.
  if (name === undefined && repository.isReadable) throw notFound();
  const url = decompose(path.replace(all, ''), (node) => find(node) !== undefined);
  const resource = url.found && url.extension === 'json' ? find(url.resourcePath) : undefined;
  if (!resource) throw notFound();
  const body = new Body(defaultJson(resource, url), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
