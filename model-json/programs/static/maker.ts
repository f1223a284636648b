import path from 'node:path';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { openTools } from '#site-server/tools';
import { dataFolderOf } from '../../core/repository/data-folder';
import { isWithinTimes } from '../../core/exporter/shared/pages';
import { NodeParts } from '../../core/repository/reads/NodeParts';
import { watchedRepository } from '../../core/repository/reads/watched-repository';
import { behindFront } from '../../core/server/front/behind-front';
import { serverOf, type ServerOptions } from '../../core/server/build-server';
import { createInstance } from '../../core/server/create-instance';
import { loadFrontend } from '../../core/server/frontend/frontend';
import { openLog } from '../../core/server/logs/open-log';
import { openPublished } from '../../core/server/repositories';
import { readSettings } from '../../core/server/settings/settings';
import { builtFolder, PROJECT } from '../../core/site/folders';
import { serveMaker } from '../../core/static/serve-maker';
import { runProgram } from '../run-program';
import type { StaticOptions } from './options';

/* Makes files for `main.ts`: `maker.ts <number> <options as JSON>`. It is a publish server without a port. */

async function start(number: string, options: StaticOptions): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const log = openLog(settings);
  const frontend = loadFrontend(builtFolder(PROJECT));
  const folder = dataFolderOf(PROJECT, options.dataDir);
  const parts = new NodeParts((properties) => String(isWithinTimes(properties, Date.now())));
  const content = await openPublished(folder, log, withDerivedContent);
  const repository = watchedRepository(content, parts);
  const own = (name: string) => path.join(folder.dir, name, `static-${number}`);
  const server: ServerOptions = {
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(folder.dir, 'renditions'),
    documentsDir: own('documents'),
    searchDir: own('search'),
    browserScripts: path.join(builtFolder(PROJECT), 'dist/browser'),
    ...openTools().options,
    publicOrigin: options.origin,
    documentsOrigin: options.origin,
    documentSizes: false,
    isStatic: options.service === undefined,
    cspReports: options.service !== undefined,
    formsOrigin: options.formsOrigin,
    acceptsForms: (options.formsOrigin ?? options.service) !== undefined,
    hstsSeconds: settings.HSTS_SECONDS,
    log,
    front: behindFront(() => {}),
  };
  const instance = createInstance(server);
  const app = serverOf(instance, server);
  await app.ready();
  serveMaker({ app, instance, parts, content, origin: options.origin });
  process.once('disconnect', () => process.exit(0));
}

const [, , number = '1', options = '{}'] = process.argv;
void runProgram(() => start(number, JSON.parse(options) as StaticOptions));
