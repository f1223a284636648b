import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { siteExporters } from '../exporter/ventora';
import { dataFolderOf } from '../repository/data-folder';
import { FolderInUseError } from '../repository/files/lock/FolderInUseError';
import { buildServer } from './build-server';
import { DevReload } from './dev-reload';
import { DrawingRoom } from './documents/DrawingRoom';
import { describeSettings } from './environment';
import { followFrontend } from './frontend';
import { listen } from './listen';
import { openLog } from './open-log';
import { sayAddresses } from './programs/say-addresses';
import { openSeed } from './repositories';
import type { RunMode } from './run-mode';
import { runProgram } from './run-program';
import { readSettings, type Settings } from './settings';
import { endOnSignals } from './shutdown';

/* `npm run dev`: author and publish in one process, on `model-json/content`; pages reload when code or content is saved. */
const root = path.resolve(__dirname, '../..');

async function start(settings: Settings): Promise<void> {
  const log = openLog(settings);
  const frontend = followFrontend(root, (line) => log.warn(line));
  const reload = new DevReload();
  log.info(describeSettings(settings));
  const folder = dataFolderOf(root, settings.DATA_DIR);
  const repositories = await openSeed(folder, log);

  // A thread that draws takes 100 MB: not two at a time.
  const drawingRoom = new DrawingRoom();
  const build = (runMode: RunMode): FastifyInstance =>
    buildServer({
      runMode,
      repository: repositories[runMode],
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
      inject: reload.inject,
      extend: (app) => reload.routes(app),
    });

  const [author, publish] = [build('author'), build('publish')];
  endOnSignals([author, publish], async () => {
    await Promise.all([repositories.author.close(), drawingRoom.close()]);
  });
  repositories.author.onChange(() => reload.changed());
  onNewBuild(frontend, () => reload.changed());
  const publishUrl = await listen(publish, settings.PUBLISH_HOST, settings.PUBLISH_PORT, 'PUBLISH_PORT');
  const authorUrl = await listen(author, settings.AUTHOR_HOST, settings.AUTHOR_PORT, 'AUTHOR_PORT');
  sayAddresses(publishUrl, authorUrl);
}

/** Asks once a second: a request would find out by itself, but an open page makes none. */
function onNewBuild(frontend: ReturnType<typeof followFrontend>, tell: () => void): void {
  let { build } = frontend();
  setInterval(() => {
    const now = frontend().build;
    if (now !== build) tell();
    build = now;
  }, 1000).unref();
}

void runProgram(async () => start(readSettings(process.env)), FolderInUseError);
