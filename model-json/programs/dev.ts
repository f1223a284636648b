import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { authoring } from '#site-server/author-words/index';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { builtFolder, PROJECT } from '../core/site/folders';
import { dataFolderOf } from '../core/repository/data-folder';
import { FolderInUseError } from '../core/repository/files/lock/FolderInUseError';
import { buildServer } from '../core/server/build-server';
import { DevReload } from '../core/server/frontend/dev-reload';
import { openTools } from '#site-server/tools';
import { followFrontend } from '../core/server/frontend/follow-frontend';
import { listen } from '../core/server/http/listen';
import { openLog } from '../core/server/logs/open-log';
import { sayAddresses } from './say-addresses';
import { follow, openSeed } from '../core/server/repositories';
import type { RunMode } from '../core/server/settings/run-mode';
import { openSpaApps } from '../core/server/spa/open-spa-apps';
import { SpaAppError } from '../core/server/spa/read-spa-build';
import { openEdgeDelivery } from '../core/server/edge-delivery/open-edge-delivery';
import { openUniversalEditor } from '../core/server/universal/open-universal-editor';
import { runProgram } from './run-program';
import { readSettings, VARIABLES, type Settings } from '../core/server/settings/settings';
import { logSettings } from './all-settings';
import { beginTracing } from '../core/server/operations/tracing/begin-tracing';
import { serveOperations } from '../core/server/operations/serve-operations';
import { endOnSignals } from '../core/server/http/shutdown';

/* `npm run dev`: author and publish in one process, on the content in git; pages reload when code or content is saved. */

async function start(settings: Settings): Promise<void> {
  const log = openLog(settings);
  const frontend = followFrontend(builtFolder(PROJECT), (line) => log.warn(line));
  const reload = new DevReload();
  logSettings(log, VARIABLES, settings);
  await serveOperations('dev', settings, log);
  await beginTracing('dev', settings, log);
  const folder = dataFolderOf(PROJECT, settings.DATA_DIR);
  const repositories = await openSeed(folder, log, withDerivedContent);

  const tools = openTools();
  const edgeDelivery = await openEdgeDelivery(settings.EDGE_DELIVERY);
  const universalEditor = await openUniversalEditor(
    settings.UNIVERSAL_EDITOR,
    settings.UNIVERSAL_EDITOR_ORIGINS,
  );
  const spaApps = openSpaApps(settings.SPA_APPS, (line) => log.warn(line));
  const build = (runMode: RunMode): FastifyInstance =>
    buildServer({
      runMode,
      repository: repositories[runMode],
      ...site,
      frontend,
      renditionsDir: path.join(folder.dir, 'renditions'),
      ...tools.options,
      trustedProxies: settings.TRUSTED_PROXIES,
      hstsSeconds: settings.HSTS_SECONDS,
      authorOrigin: settings.AUTHOR_ORIGIN,
      authorWords: authoring,
      universalEditor,
      edgeDelivery,
      spaApps,
      submissionsDays: settings.SUBMISSIONS_DAYS,
      searchCluster: settings.SEARCH,
      documentsOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PUBLISH_PORT}`,
      log: log.child({ runMode }),
      ...(settings.PUBLIC_ORIGIN !== undefined &&
        runMode === 'publish' && { publicOrigin: settings.PUBLIC_ORIGIN }),
      ...(runMode === 'publish' && { searchOrigins: settings.SEARCH_ORIGINS }),
      inject: reload.inject,
      extend: (app) => reload.routes(app),
    });

  const [author, publish] = [build('author'), build('publish')];
  endOnSignals([author, publish], async () => {
    await Promise.all([repositories.author.close(), tools.close()]);
  });
  repositories.author.onChange(() => reload.changed());
  onNewBuild(frontend, () => reload.changed());
  const publishUrl = await listen(publish, settings.PUBLISH_HOST, settings.PUBLISH_PORT, 'PUBLISH_PORT');
  const authorUrl = await listen(author, settings.AUTHOR_HOST, settings.AUTHOR_PORT, 'AUTHOR_PORT');
  sayAddresses({ publish: publishUrl, author: authorUrl, isOpen: true });
  follow([repositories.author], log);
}

/** Checks once a second: a request would notice by itself, but an open page sends none. */
function onNewBuild(frontend: ReturnType<typeof followFrontend>, tell: () => void): void {
  let { build } = frontend();
  setInterval(() => {
    const now = frontend().build;
    if (now !== build) tell();
    build = now;
  }, 1000).unref();
}

void runProgram(async () => start(readSettings(process.env)), FolderInUseError, SpaAppError);
