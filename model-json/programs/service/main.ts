import { builtFolder, PROJECT } from '../../core/site/folders';
import { FolderInUseError } from '../../core/repository/files/lock/FolderInUseError';
import { LOOPBACK, SettingsError } from '../../core/server/settings/environment';
import { loadFrontend } from '../../core/server/frontend/frontend';
import { listen } from '../../core/server/http/listen';
import { openLog } from '../../core/server/logs/open-log';
import { beginTracing } from '../../core/server/operations/tracing/begin-tracing';
import { serveOperations } from '../../core/server/operations/serve-operations';
import { logSettings } from '../all-settings';
import { runProgram } from '../run-program';
import { endOnSignals } from '../../core/server/http/shutdown';
import { openService, serviceDir } from './open-service';
import { Removals } from './Removals';
import { readServiceSettings, VARIABLES, type ServiceSettings } from './service-settings';

/*
 * Answers requests that AEM does not answer itself (docs/deployment.md).
 * npm run service
 * npm run service -- --confirm-removals=4986 confirms that this many nodes are gone from AEM
 */

async function start(settings: ServiceSettings): Promise<void> {
  const log = openLog(settings);
  logSettings(log, VARIABLES, settings);
  await serveOperations('service', settings, log);
  await beginTracing('service', settings, log);
  const frontend = loadFrontend(builtFolder(PROJECT));
  const service = await openService(PROJECT, settings, () => frontend, log);
  endOnSignals([service.app], service.close);
  const url = await listen(service.app, settings.SERVICE_HOST, settings.SERVICE_PORT, 'SERVICE_PORT');
  if (settings.SERVICE_SECRET === undefined && !LOOPBACK.includes(settings.SERVICE_HOST)) {
    log.warn(
      'Others on the network can send requests to the service: set SERVICE_SECRET, and VENTORA_SERVICE_SECRET of httpd',
    );
  }
  console.log(`The service is at ${url}: set VENTORA_SERVICE_URL of httpd to it`);
  service.content.follow(settings.CONTENT_EVERY);
}

const CONFIRM = '--confirm-removals';

/** For the running service, which reads the confirmation with the next content. */
async function confirm(settings: ServiceSettings, count: string | undefined): Promise<void> {
  if (!/^[1-9]\d*$/.test(count ?? ''))
    throw new SettingsError(
      `${CONFIRM} needs the number of nodes given in the log and by /readyz: ${CONFIRM}=4986`,
    );
  await new Removals(serviceDir(PROJECT, settings)).confirm(Number(count));
  console.log(`The next reading of the content can remove ${count} nodes.`);
}

const confirmation = process.argv.find((word) => word.split('=')[0] === CONFIRM);
void runProgram(async () => {
  const settings = readServiceSettings(process.env);
  await (confirmation === undefined ? start(settings) : confirm(settings, confirmation.split('=')[1]));
}, FolderInUseError);
