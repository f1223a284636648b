import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { DataFolder } from '../../repository/data-folder';
import { PublishNodes } from './author/PublishNodes';
import { cachesOf, tlsOf, type NodesSettings } from './nodes-settings';

/** The publish nodes and caches of the settings; undefined if there are none, which costs nothing. */
export async function openNodes(
  folder: DataFolder,
  settings: NodesSettings,
  log: FastifyBaseLogger,
): Promise<PublishNodes | undefined> {
  const { PUBLISH_NODES, REPLICATION_SECRET } = settings;
  const caches = cachesOf(settings);
  if (PUBLISH_NODES.length === 0 && caches.length === 0) return undefined;
  return PublishNodes.open({
    folder,
    submissionsDir: join(folder.dir, 'submissions'),
    urls: PUBLISH_NODES,
    secret: REPLICATION_SECRET ?? '',
    tls: tlsOf(settings),
    caches,
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
  });
}
