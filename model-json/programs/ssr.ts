import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, PROJECT } from '../core/site/folders';
import { setTimeout as wait } from 'node:timers/promises';
import { LOOPBACK } from '../core/server/settings/environment';
import { FrontendError } from '../core/server/frontend/frontend';
import { listen } from '../core/server/http/listen';
import { openLog } from '../core/server/logs/open-log';
import { logSettings } from './all-settings';
import { runProgram } from './run-program';
import { endOnSignals } from '../core/server/http/shutdown';
import { buildSsr } from '../core/ssr/build-ssr';
import { readSsrSettings, VARIABLES, type SsrSettings } from '../core/ssr/ssr-settings';

/* `npm run ssr`: draws pages for AEM (docs/deployment.md). */

const renderer = path.join(builtFolder(PROJECT), 'dist/server.js');

async function start(settings: SsrSettings): Promise<void> {
  if (!existsSync(renderer)) throw new FrontendError('dist/server.js is missing; run "npm run build"');
  const log = openLog(settings);
  logSettings(log, VARIABLES, settings);
  const { app, drain } = buildSsr(settings, renderer, log);
  endOnSignals([app], async () => {}, {
    patience: settings.SSR_TIMEOUT + 1000,
    announce: async () => {
      drain();
      await wait(settings.SSR_DRAIN);
    },
  });
  const url = await listen(app, settings.SSR_HOST, settings.SSR_PORT, 'SSR_PORT');
  if (settings.SSR_SECRET === undefined && !LOOPBACK.includes(settings.SSR_HOST)) {
    log.warn('Others on the network can request pages: set SSR_SECRET, and let AEM send it as X-SSR-Secret');
  }
  console.log(`The renderer is at ${url}/ssr: set this address in AEM`);
}

void runProgram(async () => start(readSsrSettings(process.env)));
