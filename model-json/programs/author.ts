import path from 'node:path';
import { migrations } from '#site-server/migrations';
import { migrateData } from '../core/repository/data/migrations/migrate-data';
import { SchemaError } from '../core/repository/data/migrations/schema';
import { authoring } from '#site-server/author-words/index';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { builtFolder, PROJECT } from '../core/site/folders';
import { dataFolderOf } from '../core/repository/data-folder';
import { StandbyError } from '../core/repository/standby/StandbyError';
import { SettingsError } from '../core/server/settings/environment';
import { FolderInUseError } from '../core/repository/files/lock/FolderInUseError';
import { SlingAwayError, SlingRefusalError, SlingSetupError } from '../core/repository/sling/errors';
import { NoAccountsError, openAccounts } from '../core/server/accounts/open-accounts';
import { buildServer } from '../core/server/build-server';
import { openTools } from '#site-server/tools';
import { withAuthorsPrograms } from '../core/server/frontend/authors-programs';
import { loadFrontend } from '../core/server/frontend/frontend';
import { listen } from '../core/server/http/listen';
import type { PublishNodes } from '../core/server/nodes/author/PublishNodes';
import { readNodesSettings, type NodesSettings } from '../core/server/nodes/nodes-settings';
import { openNodes } from '../core/server/nodes/open-nodes';
import { openLog } from '../core/server/logs/open-log';
import { follow, openRepositories } from '../core/server/repositories';
import { beginTracing } from '../core/server/operations/tracing/begin-tracing';
import { openStandby } from '../core/server/standby/open-standby';
import { openSpaApps } from '../core/server/spa/open-spa-apps';
import { openEdgeDelivery } from '../core/server/edge-delivery/open-edge-delivery';
import { openUniversalEditor } from '../core/server/universal/open-universal-editor';
import { SpaAppError } from '../core/server/spa/read-spa-build';
import { runProgram } from './run-program';
import { readSettings, type Settings } from '../core/server/settings/settings';
import { slingOf } from '../core/server/settings/sling-of';
import { endOnSignals } from '../core/server/http/shutdown';
import { announced } from '../core/server/processes/announced';
import { Announcements } from '../core/server/processes/Announcements';
import type { FromAuthor, ToAuthor } from '../core/server/processes/messages';
import { parentOf } from '../core/server/processes/parent';

/* The authors' server, started by the supervisor. It alone writes content, authors' as well as visitors'. */

const ONE_PERSON = 'There are no accounts: everybody on this machine may change everything';

async function start(settings: Settings, nodesSettings: NodesSettings): Promise<void> {
  if (settings.REPOSITORY && nodesSettings.STANDBY_DIR)
    throw new SettingsError(
      'STANDBY_DIR holds a data folder, but REPOSITORY keeps author’s content in Sling; back up Sling with its own tools, and leave STANDBY_DIR out',
    );
  const log = openLog(settings, { runMode: 'author' });
  const announcements = new Announcements(
    (message) => parent.tell(message),
    (line) => log.warn(line),
  );
  const parent = parentOf<ToAuthor, FromAuthor>(({ number }) => announcements.seen(number));
  await beginTracing('author', settings, log);
  const built = builtFolder(PROJECT);
  const frontend = withAuthorsPrograms(loadFrontend(built), built);
  const folder = dataFolderOf(PROJECT, settings.DATA_DIR);
  await migrateData({ folder, migrations, log });
  let nodes: PublishNodes | undefined;
  const repositories = await openRepositories(
    folder,
    log,
    async () => {
      nodes = await openNodes(folder, nodesSettings, log);
      parent.tell({ type: 'opened', version: nodes?.feed.version ?? null });
    },
    withDerivedContent,
    slingOf(settings),
  );
  // What a node gets is recorded before anybody is told that it is published.
  const announce = async (paths: readonly string[]): Promise<void> => {
    await nodes?.feed.record(paths);
    await announcements.send(paths, nodes?.feed.version);
    if (nodesSettings.ROLE === 'both') nodes?.served();
  };
  const standby = await openStandby(folder, nodesSettings, repositories, log, (error) => {
    log.fatal(error.message);
    process.exit(1);
  });
  const accounts = openAccounts(folder.dir, settings);
  const tools = openTools();
  const author = buildServer({
    runMode: 'author',
    accounts,
    repository: repositories.author,
    publish: announced(repositories.publish, announce),
    nodes,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(folder.dir, 'renditions'),
    ...tools.options,
    trustedProxies: settings.TRUSTED_PROXIES,
    hstsSeconds: settings.HSTS_SECONDS,
    authorOrigin: settings.AUTHOR_ORIGIN,
    isOpenToAgents: settings.AUTHOR_MCP === 'on',
    authorWords: authoring,
    edgeDelivery: await openEdgeDelivery(settings.EDGE_DELIVERY),
    universalEditor: await openUniversalEditor(settings.UNIVERSAL_EDITOR, settings.UNIVERSAL_EDITOR_ORIGINS),
    spaApps: openSpaApps(settings.SPA_APPS, (line) => log.warn(line)),
    assets: {
      maxBytes: settings.ASSET_MAX_MB * 1024 * 1024,
      maxPixels: settings.ASSET_MAX_MEGAPIXELS * 1e6,
      scanner: settings.ASSET_SCANNER,
    },
    submissionsDays: settings.SUBMISSIONS_DAYS,
    searchCluster: settings.SEARCH,
    documentsOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PUBLISH_PORT}`,
    log,
  });
  endOnSignals([author], async () => {
    await standby?.close();
    await Promise.all([repositories.author.close(), repositories.publish.close(), tools.close()]);
    await nodes?.close();
    accounts.close();
  });
  const url = await listen(author, settings.AUTHOR_HOST, settings.AUTHOR_PORT, 'AUTHOR_PORT');
  log.info(accounts.isOn ? 'Authors sign in' : ONE_PERSON);
  parent.tell({ type: 'ready', url, ...(!accounts.isOn && { isOpen: true }) });
  nodes?.start();
  if (nodesSettings.ROLE === 'both') nodes?.served();
  follow([repositories.publish, repositories.author], log);
}

void runProgram(
  async () => start(readSettings(process.env), readNodesSettings(process.env)),
  FolderInUseError,
  SchemaError,
  StandbyError,
  SlingAwayError,
  SlingSetupError,
  SlingRefusalError,
  NoAccountsError,
  SpaAppError,
);
