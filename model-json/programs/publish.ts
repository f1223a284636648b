import path from 'node:path';
import { builtFolder, PROJECT } from '../core/site/folders';
import { CHUNKS, dataFolderOf } from '../core/repository/data-folder';
import { buildFront } from '../core/server/front/build-front';
import { KeptChunks } from '../core/server/frontend/KeptChunks';
import { loadFiles } from '../core/server/frontend/frontend';
import { listen } from '../core/server/http/listen';
import { openLog } from '../core/server/logs/open-log';
import { beginTracing } from '../core/server/operations/tracing/begin-tracing';
import { traced } from '../core/server/operations/tracing/tracing';
import { runProgram } from './run-program';
import { openQueryLog } from '#site-server/tools';
import { readSettings, type Settings } from '../core/server/settings/settings';
import { endOnSignals } from '../core/server/http/shutdown';
import type { FromPublish, ToPublish } from '../core/server/processes/messages';
import { parentOf } from '../core/server/processes/parent';

/* The visitors' server, started by the supervisor. It caches answers; its drawers draw the rest. */

/** Milliseconds for drawers to end, once nobody is waiting for them. */
const ENDING = 2000;

async function start(settings: Settings): Promise<void> {
  const log = openLog(settings, { runMode: 'publish' });
  await beginTracing('publish', settings, log);
  const { dir } = dataFolderOf(PROJECT, settings.DATA_DIR);
  const queries = openQueryLog(path.join(dir, 'search/queries'), (line) => log.warn(line));
  let isWanted = false;
  let isListening = false;
  const parent = parentOf<ToPublish, FromPublish>((message) => {
    if (message.type === 'open') return drawers.open(message.version);
    if (message.type === 'changed') {
      const { number, paths, version, traceparent } = message;
      const renewed = traced('publish renew', {}, () => drawers.renew(paths, version), traceparent);
      return void renewed.then(() => parent.tell({ type: 'seen', number }));
    }
    isWanted = true;
    begin();
  });
  const files = new KeptChunks(loadFiles(builtFolder(PROJECT)), path.join(dir, CHUNKS));
  const { app, drawers } = buildFront({
    settings,
    files,
    drawer: path.join(__dirname, 'drawer.ts'),
    log,
    onSearched: (query) => queries.add(...query),
    onReady: () => begin(),
    onUseless: (code) => process.exit(code),
  });
  endOnSignals([app], async () => {
    await Promise.all([drawers.end(ENDING), queries.flush()]);
  });
  drawers.start();

  /** Visitors are admitted when a drawer and author are ready. */
  function begin(): void {
    if (isListening || !isWanted || drawers.ready === 0) return;
    isListening = true;
    void runProgram(async () => {
      const url = await listen(app, settings.PUBLISH_HOST, settings.PUBLISH_PORT, 'PUBLISH_PORT');
      parent.tell({ type: 'ready', url });
      void files
        .keep()
        .catch((error) => log.warn(`Chunks are not kept for later releases: ${String(error)}`));
    });
  }
}

void runProgram(async () => start(readSettings(process.env)));
