import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { siteExporters } from '../exporter/ventora';
import { Sling } from '../mirror/Sling';
import { dataFolderOf } from '../repository/data-folder';
import { openFilesRepository } from '../repository/files/FilesRepository';
import { buildServer } from '../server/build-server';
import type { Frontend } from '../server/frontend';
import { ContentFollower } from './ContentFollower';
import { guard } from './guard';
import { readiness } from './readiness';
import type { ServiceSettings } from './service-settings';

/** Publish beside an AEM: it answers what is worked out when somebody asks, from what AEM has published. */
export interface Service {
  readonly app: FastifyInstance;
  readonly content: ContentFollower;
  close(): Promise<void>;
}

/**
 * Reads the content, unless there is some of the last time, and makes the server over it.
 *
 * @param root the checkout
 * @throws SlingError when there is no content yet and AEM does not answer
 */
export async function openService(
  root: string,
  settings: ServiceSettings,
  frontend: () => Frontend,
  log: FastifyBaseLogger,
): Promise<Service> {
  const { dir, seedDir } = dataFolderOf(root, settings.DATA_DIR);
  const contentDir = path.join(dir, 'service/content');
  const lines = { info: (line: string) => log.info(line), warn: (line: string) => log.warn(line) };
  const authorization = settings.CONTENT_AUTHORIZATION;
  const sling = new Sling(settings.CONTENT_URL, {
    ...(authorization !== undefined && { authorization }),
    ...(settings.SERVICE_SECRET !== undefined && { 'x-service-secret': settings.SERVICE_SECRET }),
  });
  const content = new ContentFollower(sling, contentDir, lines);
  const open = () =>
    openFilesRepository({
      mounts: [
        { at: '/apps', dir: path.join(seedDir, 'apps'), readonly: true },
        { at: '/conf', dir: path.join(seedDir, 'conf'), readonly: true },
        { at: '/', dir: contentDir },
      ],
      log: lines,
    });
  let repository = await open();
  if (repository.get('/content/ventora') === undefined) {
    await content.read();
    await repository.close();
    repository = await open();
  }
  await repository.watch();
  const app = buildServer({
    runMode: 'publish',
    repository,
    registry: siteExporters,
    frontend,
    renditionsDir: path.join(dir, 'service/renditions'),
    publicOrigin: settings.PUBLIC_ORIGIN,
    searchOrigins: settings.SEARCH_ORIGINS,
    log,
    extend: (server) => {
      guard(server, settings.SERVICE_SECRET);
      readiness(server, content, settings.CONTENT_EVERY);
    },
  });
  const close = async () => {
    await content.close();
    await app.close();
    await repository.close();
  };
  return { app, content, close };
}
