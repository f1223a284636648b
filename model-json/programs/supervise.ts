import { VARIABLES as OF_NODES, type NodesSettings } from '../core/server/nodes/nodes-settings';
import { openLog } from '../core/server/logs/open-log';
import { serveOperations } from '../core/server/operations/serve-operations';
import { LOOPBACK } from '../core/server/settings/environment';
import { VARIABLES, type Settings } from '../core/server/settings/settings';
import { logSettings } from './all-settings';
import { Supervisor } from './Supervisor';

/**
 * Runs the programs of the machine's role and restarts them when they end. It ends them on SIGINT and SIGTERM; if
 * it vanishes, they end by themselves. If one cannot start at all, the supervisor ends too.
 */
export async function supervise(settings: Settings, nodes: NodesSettings): Promise<void> {
  const log = openLog(settings);
  logSettings(log, { ...VARIABLES, ...OF_NODES }, { ...settings, ...nodes });
  const isPublic = !LOOPBACK.includes(settings.PUBLISH_HOST) || settings.TRUSTED_PROXIES.length > 0;
  if (nodes.ROLE !== 'author' && settings.PUBLIC_ORIGIN === undefined && isPublic)
    log.warn(
      'PUBLIC_ORIGIN is not set: canonical addresses and the sitemap contain the host of each request, even if a cache stores them',
    );
  const supervisor = new Supervisor(nodes.ROLE, (line) => log.error(line));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.on(event, () => void supervisor.end(0));
  await serveOperations('supervisor', settings, log);
  supervisor.start();
}
