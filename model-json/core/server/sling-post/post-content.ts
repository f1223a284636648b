import type { Instance } from '../Instance';
import { AuthorChange } from '../replicate/AuthorChange';
import { isWithin, parentOf } from '../../repository/path';
import { DAM_ROOT } from '../../repository/files/reading/scan';
import { resolvePath } from './resolve-path';
import type { Parameters } from './Parameters';
import { runPost, type PostRequest } from './run-post';
import type { PostAnswer } from './send-answer';

/** Operations that take assets elsewhere. */
const MOVING = new Set(['move', 'copy', 'relocate']);

/** Runs a post and what follows from it for visitors: pages and assets that are deleted or moved leave them at once. */
export async function postContent(
  instance: Instance,
  request: Pick<
    PostRequest,
    'path' | 'parameters' | 'operation' | 'expectedVersion' | 'expectedDestVersion' | 'by'
  >,
): Promise<PostAnswer> {
  const { by } = request;
  await prepareAssets(instance, request.path, request.parameters);
  const followed = instance.replication && new AuthorChange(instance.replication, by);
  const posted = runPost(instance.repository, {
    ...request,
    versions: instance.versions,
    ...(followed && { beforeStored: (post, draft) => followed.intend(post, draft) }),
  });
  const answer = await posted.finally(() => followed?.finish());
  for (const { type, argument } of answer.changes)
    if (type === 'deleted') await instance.translations?.forget(argument);
    else if (type === 'moved') {
      await instance.schedule?.follow(argument[0], argument[1]);
      await instance.together?.comments.follow(argument[0], argument[1]);
      await instance.reviews?.follow(argument[0], argument[1]);
      await instance.previews?.follow(argument[0], argument[1]);
      await instance.replacements?.follow(argument[0], argument[1]);
      await instance.agentChanges?.follow(argument[0], argument[1]);
      await instance.translations?.follow(argument[0], argument[1]);
    }
  return { ...answer, ...followed?.result };
}

/** The bytes of assets that came with the site are files beside them; they must be in the store to go along. */
async function prepareAssets(
  { assets, publish }: Instance,
  path: string,
  parameters: Parameters,
): Promise<void> {
  if (!assets || !MOVING.has(parameters.get(':operation') ?? '')) return;
  const named = parameters
    .all(':applyTo')
    ?.map((each) => resolvePath(path, each.replace(/\/?\*$/, '') || '.'));
  for (const each of named ?? [path])
    if (isWithin(each, DAM_ROOT) && parentOf(each) !== '/content') await assets.prepareMove(each, publish);
}
