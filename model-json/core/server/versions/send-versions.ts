import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameOf } from '../../repository/path';
import { isNode } from '../../repository/node-json';
import type { VersionInfo } from '../../repository/versions/Version';
import type { Versions } from '../../repository/versions/Versions';
import { HttpError, notFound } from '../http/http-error';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import { t } from '../../../../shared/authoring/language/t';

export const VERSIONS_ADDRESS = '/bin/wcm/versions.json';

/**
 * AEM's list of a page's versions, newest first: `path`, and `showChildren=true` for the newest version of each page that
 * was deleted below it. `version`, `path`, `createdAt` and `createdBy` are ours.
 */
export async function sendVersions(
  { versions }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!versions) throw notFound();
  const query = queryOf(request);
  const path = query['path'];
  if (typeof path !== 'string' || path === '')
    throw new HttpError(400, t('Parameter path is missing; send the path of a page'));
  const isOfChildren = query['showChildren'] === 'true';
  const infos = isOfChildren ? versions.deletedBelow(path) : [...versions.list(path)].reverse();
  const list = infos.map((info, i) => shown(versions, info, isOfChildren, !isOfChildren && i === 0));
  return reply.header('cache-control', 'private, no-cache').send({ versions: list });
}

function shown(versions: Versions, info: VersionInfo, deleted: boolean, isBaseVersion: boolean): object {
  const { name, id, path, label, comment = '', created, by } = info;
  const content = versions.files.read(info.versionable, name)?.node['jcr:content'];
  const title = isNode(content) && typeof content['jcr:title'] === 'string' ? content['jcr:title'] : '';
  return {
    id,
    name: nameOf(path),
    title,
    label: label ?? name,
    comment,
    created: inAemsFormat(created),
    deleted,
    isBaseVersion,
    version: name,
    path,
    createdAt: created,
    createdBy: by,
  };
}

/** `23.11.2026 22:30:00` */
function inAemsFormat(date: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d\d)-(\d\d)T([\d:]{8})/.exec(date) ?? [];
  return `${day}.${month}.${year} ${time}`;
}
