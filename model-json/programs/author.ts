import path from 'node:path';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { builtFolder } from '../core/site/folders';
import { dataFolderOf } from '../core/repository/data-folder';
import { FolderInUseError } from '../core/repository/files/lock/FolderInUseError';
import { buildServer } from '../core/server/build-server';
import { openTools } from '#site-server/tools';
import { loadFrontend } from '../core/server/frontend/frontend';
import { listen } from '../core/server/http/listen';
import { openLog } from '../core/server/logs/open-log';
import { follow, openRepositories } from '../core/server/repositories';
import { runProgram } from './run-program';
import { readSettings, type Settings } from '../core/server/settings/settings';
import { endOnSignals } from '../core/server/http/shutdown';
import { announced } from '../core/server/processes/announced';
import { Announcements } from '../core/server/processes/Announcements';
import type { FromAuthor, ToAuthor } from '../core/server/processes/messages';
import { parentOf } from '../core/server/processes/parent';

/* The authors' server, started by the supervisor. It alone writes content, authors' as well as visitors'. */
const root = path.resolve(__dirname, '../..');

async function start(settings: Settings): Promise<void> {
  const log = openLog(settings).child({ runMode: 'author' });
  const announcements = new Announcements(
    (message) => parent.tell(message),
    (line) => log.warn(line),
  );
  const parent = parentOf<ToAuthor, FromAuthor>(({ number }) => announcements.seen(number));
  const frontend = loadFrontend(builtFolder(root));
  const folder = dataFolderOf(root, settings.DATA_DIR);
  const repositories = await openRepositories(
    folder,
    log,
    () => parent.tell({ type: 'opened' }),
    withDerivedContent,
  );
  const tools = openTools();
  const author = buildServer({
    runMode: 'author',
    repository: repositories.author,
    publish: announced(repositories.publish, (paths) => announcements.send(paths)),
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(folder.dir, 'renditions'),
    ...tools.options,
    trustedProxies: settings.TRUSTED_PROXIES,
    hstsSeconds: settings.HSTS_SECONDS,
    authorOrigin: settings.AUTHOR_ORIGIN,
    submissionsDays: settings.SUBMISSIONS_DAYS,
    searchCluster: settings.SEARCH,
    documentsOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PUBLISH_PORT}`,
    log,
  });
  endOnSignals([author], async () => {
    await Promise.all([repositories.author.close(), repositories.publish.close(), tools.close()]);
  });
  const url = await listen(author, settings.AUTHOR_HOST, settings.AUTHOR_PORT, 'AUTHOR_PORT');
  parent.tell({ type: 'ready', url });
  follow([repositories.publish, repositories.author], log);
}

void runProgram(async () => start(readSettings(process.env)), FolderInUseError);
