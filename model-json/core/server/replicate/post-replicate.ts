import type { Instance } from '../Instance';
import { HttpError } from '../http/http-error';
import type { Parameters } from '../sling-post/Parameters';
import { activate, deactivate, restore, type Replicated } from './replicate';

export const REPLICATE_ADDRESS = '/bin/replicate.json';

const COMMANDS = ['Activate', 'Deactivate', 'Restore'] as const;

/**
 * `cmd=Activate` or `Deactivate` for each `path`; `references=true` also publishes what the pages need. `cmd=Restore`
 * reverts the unpublication that returned this `undo`.
 *
 * @throws HttpError 400 for anything else, 409 if there is nothing to publish to
 */
export async function postReplicate(
  { replication }: Instance,
  parameters: Parameters,
  by: string | undefined,
): Promise<Replicated> {
  const command = COMMANDS.find((each) => each === parameters.get('cmd'));
  if (!command)
    throw new HttpError(
      400,
      `cmd=${parameters.get('cmd') ?? ''} is unknown; send Activate, Deactivate or Restore`,
    );
  const paths = [...new Set(parameters.all('path') ?? [])];
  if (paths.length === 0 && command !== 'Restore')
    throw new HttpError(400, 'Parameter path is missing; send the path of each page to publish');
  if (!replication)
    throw new HttpError(
      409,
      'With --dev, visitors see saved changes at once, so there is nothing to publish. To try publishing, start the server without --dev (npm start)',
    );
  if (command === 'Restore') return restore(replication, Number(parameters.get('undo')), by);
  const wanted = { paths, withReferences: parameters.isTrue('references'), by };
  return command === 'Activate' ? activate(replication, wanted) : deactivate(replication, wanted);
}
