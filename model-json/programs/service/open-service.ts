import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { site } from '#site-server/site';
import { Sling, SlingError } from '../../core/mirror/Sling';
import { dataFolderOf } from '../../core/repository/data-folder';
import { openFilesRepository } from '../../core/repository/files/FilesRepository';
import type { Logger } from '../../core/repository/Repository';
import { buildServer } from '../../core/server/build-server';
import type { Frontend } from '../../core/server/frontend/frontend';
import { CONTENT_ROOT } from '../../../shared/addresses/app';
import { ContentFollower } from './ContentFollower';
import { admittedBy, guard } from './guard';
import { readiness } from './readiness';
import { Removals } from './Removals';
import type { ServiceSettings } from './service-settings';

/** A publish server beside an AEM: it answers dynamic requests from the content that AEM has published. */
export interface Service {
  readonly app: FastifyInstance;
  readonly content: ContentFollower;
  close(): Promise<void>;
}

/** The folder of the service's own data. */
export const serviceDir = (root: string, { DATA_DIR }: Pick<ServiceSettings, 'DATA_DIR'>): string =>
  path.join(dataFolderOf(root, DATA_DIR).dir, 'service');

/**
 * Reads the content, unless there is some from the last run, and creates the server. Without content it is not ready
 * until a later reading succeeds.
 *
 * @param root the checkout
 */
export async function openService(
  root: string,
  settings: ServiceSettings,
  frontend: () => Frontend,
  log: FastifyBaseLogger,
): Promise<Service> {
  const { seedDir } = dataFolderOf(root, settings.DATA_DIR);
  const dir = serviceDir(root, settings);
  const contentDir = path.join(dir, 'content');
  const lines = { info: (line: string) => log.info(line), warn: (line: string) => log.warn(line) };
  const authorization = settings.CONTENT_AUTHORIZATION;
  const sling = new Sling(settings.CONTENT_URL, {
    ...(authorization !== undefined && { authorization }),
    ...(settings.SERVICE_SECRET !== undefined && { 'x-service-secret': settings.SERVICE_SECRET }),
  });
  const content = new ContentFollower(sling, contentDir, new Removals(dir), lines);
  const open = () =>
    openFilesRepository({
      mounts: [
        { at: '/apps', dir: path.join(seedDir, 'apps'), readonly: true },
        { at: '/conf', dir: path.join(seedDir, 'conf'), readonly: true },
        { at: '/', dir: contentDir },
      ],
      log: lines,
    });
  // A missing folder cannot be watched.
  await mkdir(contentDir, { recursive: true });
  let repository = await open();
  if (repository.get(CONTENT_ROOT) === undefined && (await isRead(content, lines))) {
    await repository.close();
    repository = await open();
  }
  await repository.watch();
  const admits = admittedBy(settings.SERVICE_SECRET);
  const app = buildServer({
    runMode: 'publish',
    repository,
    ...site,
    frontend,
    renditionsDir: path.join(dir, 'renditions'),
    publicOrigin: settings.PUBLIC_ORIGIN,
    searchCluster: settings.SEARCH,
    searchOrigins: settings.SEARCH_ORIGINS,
    trustedProxies: settings.TRUSTED_PROXIES,
    hstsSeconds: settings.HSTS_SECONDS,
    submissionsDays: settings.SUBMISSIONS_DAYS,
    log,
    admits,
    extend: (server) => {
      guard(server, admits);
      readiness(server, content, settings.CONTENT_EVERY, repository);
    },
  });
  const close = async () => {
    await content.close();
    await app.close();
    await repository.close();
  };
  return { app, content, close };
}

async function isRead(content: ContentFollower, log: Logger): Promise<boolean> {
  try {
    await content.read();
    return true;
  } catch (error) {
    if (!(error instanceof SlingError)) throw error;
    log.warn(`content: ${error.message}; there is none yet, so nothing is served`);
    return false;
  }
}
