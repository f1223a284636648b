import type { Instance } from '../Instance';
import { HttpError } from '../http-error';
import type { Parameters } from '../sling-post/Parameters';
import { activate, deactivate, type Replicated } from './replicate';

export const REPLICATE_ADDRESS = '/bin/replicate.json';

/**
 * `cmd=Activate` or `Deactivate` for each `path`; `references=true` publishes along what the pages need.
 *
 * @throws HttpError 400 for anything else, 409 where there is nothing to publish to
 */
export async function postReplicate(
  { repository, publish }: Instance,
  parameters: Parameters,
  by: string | undefined,
): Promise<Replicated> {
  const command = parameters.get('cmd');
  if (command !== 'Activate' && command !== 'Deactivate')
    throw new HttpError(400, `cmd=${command ?? ''} is unknown; send Activate or Deactivate`);
  const paths = [...new Set(parameters.all('path') ?? [])];
  if (paths.length === 0) throw new HttpError(400, 'What to publish is missing; send path');
  if (!publish)
    throw new HttpError(
      409,
      'With --dev visitors see what is saved at once, so there is nothing to publish. To try publishing, start the server without --dev (npm start)',
    );
  const replication = {
    author: repository,
    publish,
    paths,
    withReferences: parameters.isTrue('references'),
    ...(by !== undefined && { by }),
  };
  return command === 'Activate' ? activate(replication) : deactivate(replication);
}
