import path from 'node:path';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { builtFolder, PROJECT } from '../core/site/folders';
import { dataFolderOf } from '../core/repository/data-folder';
import { buildServer } from '../core/server/build-server';
import { openTools } from '#site-server/tools';
import { behindFront } from '../core/server/front/behind-front';
import { loadFrontend } from '../core/server/frontend/frontend';
import { readNodesSettings, type NodesSettings } from '../core/server/nodes/nodes-settings';
import { openLog } from '../core/server/logs/open-log';
import { follow, openPublished } from '../core/server/repositories';
import { beginTracing } from '../core/server/operations/tracing/begin-tracing';
import { traced } from '../core/server/operations/tracing/tracing';
import { openEdgeDelivery } from '../core/server/edge-delivery/open-edge-delivery';
import { openSpaApps } from '../core/server/spa/open-spa-apps';
import { SpaAppError } from '../core/server/spa/read-spa-build';
import { runProgram } from './run-program';
import { readSettings, type Settings } from '../core/server/settings/settings';
import { endOnSignals } from '../core/server/http/shutdown';
import type { Changed, FromDrawer, Open, ToDrawer } from '../core/server/processes/messages';
import { parentOf } from '../core/server/processes/parent';

/*
 * Draws pages for visitors, started by publish: `drawer.ts <number> <socket>`, numbers from 1. It reads content and
 * never writes it.
 */
const [, , number = '1', socket = ''] = process.argv;

/** Milliseconds: clients waiting for an answer have already got one. */
const PATIENCE = 1000;

async function start(settings: Settings, { ROLE, SURROGATE_KEYS }: NodesSettings): Promise<void> {
  const log = openLog(settings, { runMode: 'publish' });
  const early: Changed[] = [];
  let contentVersion: string | null = null;
  let renew = (change: Changed): void => void early.push(change);
  let open = ({ version }: Open): void => {
    contentVersion = version;
    begin();
  };
  let begin = (): void => {};
  const isOpen = new Promise<void>((resolve) => (begin = resolve));
  const parent = parentOf<ToDrawer, FromDrawer>((message) =>
    message.type === 'open' ? open(message) : renew(message),
  );
  await beginTracing(`drawer ${number}`, settings, log);
  const frontend = loadFrontend(builtFolder(PROJECT));
  const folder = dataFolderOf(PROJECT, settings.DATA_DIR);
  await isOpen;
  const repository = await openPublished(folder, log, withDerivedContent, ROLE === 'publish');
  const own = (name: string) => path.join(folder.dir, name, number === '1' ? 'publish' : `publish-${number}`);
  const tools = openTools();
  const app = buildServer({
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(folder.dir, 'renditions'),
    documentsDir: own('documents'),
    searchDir: own('search'),
    ...tools.options,
    trustedProxies: settings.TRUSTED_PROXIES,
    hstsSeconds: settings.HSTS_SECONDS,
    authorOrigin: settings.AUTHOR_ORIGIN,
    submissionsDays: settings.SUBMISSIONS_DAYS,
    documentsOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PUBLISH_PORT}`,
    ...(settings.PUBLIC_ORIGIN !== undefined && { publicOrigin: settings.PUBLIC_ORIGIN }),
    searchCluster: settings.SEARCH,
    edgeDelivery: await openEdgeDelivery(settings.EDGE_DELIVERY),
    spaApps: openSpaApps(settings.SPA_APPS, (line) => log.warn(line)),
    searchOrigins: settings.SEARCH_ORIGINS,
    contentVersion: () => contentVersion,
    hasSurrogateKeys: SURROGATE_KEYS,
    log,
    front: behindFront(parent.tell),
  });
  endOnSignals(
    [app],
    async () => {
      await Promise.all([repository.close(), tools.close()]);
    },
    { patience: PATIENCE, byParentOnly: true },
  );
  repository.onChange(() => parent.tell({ type: 'renewed' }));
  renew = ({ number: change, paths, version, traceparent }) => {
    const reread = traced('drawer reread', {}, () => repository.reread(paths), traceparent);
    void reread.then(() => {
      contentVersion = version;
      parent.tell({ type: 'seen', number: change });
    });
  };
  open = ({ version }) => void repository.watch().then(() => (contentVersion = version));
  early.forEach(renew);
  await app.listen({ path: socket });
  parent.tell({ type: 'ready' });
  follow([repository], log);
}

void runProgram(async () => start(readSettings(process.env), readNodesSettings(process.env)), SpaAppError);
