import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { site } from '#site-server/site';
import { openSiteContent } from '#site-server/site-content';
import { openTools } from '#site-server/tools';
import { serverOf, type ServerOptions } from '../../model-json/core/server/build-server';
import { createInstance } from '../../model-json/core/server/create-instance';
import { loadFrontend } from '../../model-json/core/server/frontend/frontend';
import type { Instance } from '../../model-json/core/server/Instance';
import { openLog } from '../../model-json/core/server/logs/open-log';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { builtFolder } from '../../model-json/core/site/folders';

/** The site as visitors get it, without a port. */
export interface Published {
  readonly app: FastifyInstance;
  readonly instance: Instance;
  /** A folder for files that are needed for the run only. */
  readonly scratch: string;
  close(): Promise<void>;
}

/** Opens the content of the repository on a publish server with the last build. @param origin of the public site */
export async function openPublished(origin: string): Promise<Published> {
  const root = process.cwd();
  const scratch = mkdtempSync(path.join(tmpdir(), 'validate-'));
  const frontend = loadFrontend(builtFolder(root));
  const tools = openTools();
  const repository = await openSiteContent();
  const options: ServerOptions = {
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(scratch, 'renditions'),
    ...tools.options,
    publicOrigin: origin,
    documentsOrigin: origin,
    documentSizes: false,
    log: openLog(readSettings({ LOG_LEVEL: 'error' })),
  };
  const instance = createInstance(options);
  const app = serverOf(instance, options);
  await app.ready();
  const close = async () => {
    await app.close();
    await tools.close();
    await repository.close();
    rmSync(scratch, { recursive: true, force: true });
  };
  return { app, instance, scratch, close };
}
