import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { siteExporters } from '../exporter/ventora';
import { dataFolderOf } from '../repository/data-folder';
import { FolderInUseError } from '../repository/files/lock/FolderInUseError';
import { buildServer } from './build-server';
import { DevReload } from './dev-reload';
import { DrawingRoom } from './documents/DrawingRoom';
import { describeSettings, LOOPBACK } from './environment';
import { followFrontend, loadFrontend } from './frontend';
import { listen } from './listen';
import { logStream } from './log-stream';
import { openRepositories } from './repositories';
import type { RunMode } from './run-mode';
import { runProgram } from './run-program';
import { readSettings, type Settings } from './settings';
import { endOnSignals } from './shutdown';

/*
 * Author and publish in one process.
 *   tsx model-json/server/main.ts         on the data folder
 *   tsx model-json/server/main.ts --dev   on model-json/content; pages reload when code or content is saved
 */
const root = path.resolve(__dirname, '../..');

async function start(settings: Settings, dev: boolean): Promise<void> {
  const { log } = fastify({ logger: { level: settings.LOG_LEVEL, stream: logStream() } });
  log.info(describeSettings(settings));
  if (settings.PUBLIC_ORIGIN === undefined && !LOOPBACK.includes(settings.PUBLISH_HOST))
    log.warn(
      'PUBLIC_ORIGIN is not set: canonical addresses and the sitemap name whatever host a request does, also where a cache keeps them',
    );
  const frontend = dev ? followFrontend(root, (line) => log.warn(line)) : always(loadFrontend(root));
  const reload = dev ? new DevReload() : undefined;
  const folder = dataFolderOf(root, settings.DATA_DIR);
  const repositories = await openRepositories(folder, dev, log);

  // A thread that draws takes 100 MB: not two at a time.
  const drawingRoom = new DrawingRoom();
  const build = (runMode: RunMode): FastifyInstance =>
    buildServer({
      runMode,
      repository: repositories[runMode],
      ...(runMode === 'author' && !dev && { publish: repositories.publish }),
      registry: siteExporters,
      frontend,
      renditionsDir: path.join(folder.dir, 'renditions'),
      drawingRoom,
      trustedProxies: settings.TRUSTED_PROXIES,
      hstsSeconds: settings.HSTS_SECONDS,
      authorOrigin: settings.AUTHOR_ORIGIN,
      submissionsDays: settings.SUBMISSIONS_DAYS,
      documentsOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PUBLISH_PORT}`,
      log: log.child({ runMode }),
      ...(settings.PUBLIC_ORIGIN !== undefined &&
        runMode === 'publish' && { publicOrigin: settings.PUBLIC_ORIGIN }),
      ...(runMode === 'publish' && { searchOrigins: settings.SEARCH_ORIGINS }),
      ...(reload && { inject: reload.inject, extend: (app) => reload.routes(app) }),
    });

  const [author, publish] = [build('author'), build('publish')];
  endOnSignals([author, publish], async () => {
    await Promise.all([repositories.author.close(), repositories.publish.close(), drawingRoom.close()]);
  });
  if (reload) {
    repositories.author.onChange(() => reload.changed());
    onNewBuild(frontend, () => reload.changed());
  }
  const publishUrl = await listen(publish, settings.PUBLISH_HOST, settings.PUBLISH_PORT, 'PUBLISH_PORT');
  const authorUrl = await listen(author, settings.AUTHOR_HOST, settings.AUTHOR_PORT, 'AUTHOR_PORT');
  console.log(
    `\n  Visitors: open ${publishUrl}/ and begin at the home page` +
      `\n  Authors:  open ${authorUrl}/ and choose a page to edit\n`,
  );
}

const always =
  <T>(value: T) =>
  () =>
    value;

/** Asks once a second: a request would find out by itself, but an open page makes none. */
function onNewBuild(frontend: ReturnType<typeof followFrontend>, tell: () => void): void {
  let { build } = frontend();
  setInterval(() => {
    const now = frontend().build;
    if (now !== build) tell();
    build = now;
  }, 1000).unref();
}

void runProgram(
  async () => start(readSettings(process.env), process.argv.includes('--dev')),
  FolderInUseError,
);
