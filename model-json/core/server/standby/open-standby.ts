import type { DataFolder } from '../../repository/data-folder';
import type { Logger } from '../../repository/Repository';
import { holderOf } from '../../repository/standby/holder';
import { Standby, type StandbyFigures } from '../../repository/standby/Standby';
import { StandbyFolder } from '../../repository/standby/StandbyFolder';
import type { StandbyError } from '../../repository/standby/StandbyError';
import type { NodesSettings } from '../nodes/nodes-settings';
import { operations } from '../operations/Operations';
import type { Repositories } from '../repositories';

/**
 * Keeps the standby folder of the settings up to date; undefined if there is none.
 *
 * @param onLost called when another author has taken it over: this one must end
 * @throws StandbyError if it belongs to another author, or is damaged
 */
export async function openStandby(
  folder: DataFolder,
  { STANDBY_DIR, STANDBY_DAYS }: NodesSettings,
  repositories: Repositories,
  log: Logger,
  onLost: (error: StandbyError) => void,
): Promise<Standby | undefined> {
  if (STANDBY_DIR === undefined) return undefined;
  const standby = new Standby({
    folder,
    standby: new StandbyFolder(STANDBY_DIR),
    holder: await holderOf(folder),
    repositories,
    days: STANDBY_DAYS,
    log,
    onLost,
  });
  standbyMetrics(() => standby.figures());
  return standby;
}

/** Shows in the metrics how far the standby folder is behind. */
export function standbyMetrics(read: () => StandbyFigures): void {
  operations.gauge(
    'cms_standby_behind_seconds',
    'How long the first change that the standby folder lacks has waited; 0 if it lacks none',
    () => [{ value: read().behindSeconds ?? 0 }],
  );
}
