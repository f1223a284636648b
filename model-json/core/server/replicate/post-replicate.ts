import { userNow } from '../accounts/Actor';
import { checkMayPublish, mayReadAll } from '../accounts/rights/may-publish';
import { refuseFaulty } from '../checks/refuse-faulty';
import type { Instance } from '../Instance';
import { HttpError } from '../http/http-error';
import type { Parameters } from '../sling-post/Parameters';
import { activate, deactivate, restore, type Replicated } from './replicate';
import { dueTime } from './schedule/due-time';
import type { Replication } from './Replication';
import { noSuchEntry } from './schedule/Schedule';
import type { Scheduled } from './schedule/Scheduled';
import { TIME_ZONE } from './schedule/time-zone';
import { t } from '../../../../shared/authoring/language/t';

export const REPLICATE_ADDRESS = '/bin/replicate.json';

const COMMANDS = ['Activate', 'Deactivate', 'Restore', 'Cancel'] as const;

/**
 * `cmd=Activate` or `Deactivate` for each `path`, as one atomic change; `references=true` also publishes what the pages
 * need, `at` does it at that time. `cmd=Cancel` drops the scheduled publication with this `id`, `cmd=Restore` reverts the
 * unpublication that returned this `undo`.
 *
 * @throws HttpError 400 for anything else, 409 if there is nothing to publish to
 */
export async function postReplicate(
  instance: Instance,
  parameters: Parameters,
  by: string | undefined,
): Promise<Replicated | { readonly scheduled: Scheduled }> {
  const { replication, schedule } = instance;
  const command = COMMANDS.find((each) => each === parameters.get('cmd'));
  if (!command)
    throw new HttpError(
      400,
      `cmd=${parameters.get('cmd') ?? ''} is unknown; send Activate, Deactivate, Restore or Cancel`,
    );
  const paths = [...new Set(parameters.all('path') ?? [])];
  if (paths.length === 0 && command !== 'Restore' && command !== 'Cancel')
    throw new HttpError(400, t('Parameter path is missing; send the path of each page to publish'));
  if (!replication || !schedule)
    throw new HttpError(
      409,
      t(
        'With --dev, visitors see saved changes at once, so there is nothing to publish. To try publishing, start the server without --dev (npm start)',
      ),
    );
  if (command === 'Restore') return restore(replication, Number(parameters.get('undo')), by);
  if (command === 'Cancel') {
    const id = Number(parameters.get('id'));
    const { paths: planned } = schedule.find(id);
    if (!mayReadAll(planned)) throw noSuchEntry(id);
    checkMayPublish(planned);
    return { scheduled: await schedule.cancel(id) };
  }
  if (command === 'Activate') refuseFaulty(instance, paths);
  const at = parameters.get('at') || undefined;
  if (at !== undefined) {
    for (const path of paths) refuseMissing(replication, path);
    checkMayPublish(paths);
    const record = { action: command, paths, at: dueTime(at, TIME_ZONE), by: userNow() };
    return { scheduled: await schedule.add(record) };
  }
  const wanted = { paths, withReferences: parameters.isTrue('references'), by };
  return command === 'Activate' ? activate(replication, wanted) : deactivate(replication, wanted);
}

/** What may not be read looks as if it did not exist. */
function refuseMissing({ trees: { author, publish } }: Replication, path: string): void {
  if (!author.get(path) && !publish.get(path))
    throw new HttpError(404, t('There is no page or asset at {path} to publish', { path }));
}
