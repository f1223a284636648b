import { nameFault } from '../../../../shared/addresses/page-name';
import { TAGS_ROOT, tagIdOf, tagPath } from '../../../../shared/addresses/tags';
import type { Draft } from '../../repository/Draft';
import { isWithin, nameOf, parentOf } from '../../repository/path';
import { LockedError } from '../../repository/locks/LockedError';
import { ForbiddenError } from '../../repository/rights/ForbiddenError';
import { mayReadAll } from '../accounts/rights/may-publish';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { adjustLinks, type Adjusted } from '../relocate/adjust-links';
import { withoutTags } from '../relocate/follow-tags';
import { changedBy } from '../relocate/links-to';
import { relocate } from '../relocate/relocate';
import type { Relocation } from '../relocate/Relocation';
import type { Parameters } from '../sling-post/Parameters';
import type { Operation, Post } from '../sling-post/Post';
import { postContent } from '../sling-post/post-content';
import type { PostAnswer } from '../sling-post/send-answer';
import { needed } from './needed';

export const TAG_COMMAND = '/bin/tagcommand';

const COMMANDS: Readonly<Record<string, Operation>> = { createTag, moveTag, mergeTag, deleteTag };

/**
 * AEM's tag command servlet. What is tagged follows a move and a merge, for authors and visitors at once.
 *
 * - `cmd=createTag`: the tag with the id `tag` (`mysite:family/screw`) and the title `jcr:title`
 * - `cmd=moveTag`: the tag at `path`, with those below it, to the path `dest`
 * - `cmd=mergeTag`: the tag at `path` becomes the one at `dest`, and the tags below it go below that
 * - `cmd=deleteTag`: each tag at `path` with those below it, from all that has it too
 *
 * @throws HttpError 400 for an unknown command, a missing parameter or a bad name, 404 without the tag, 409 for a name
 * that is taken; ForbiddenError for those who may not read all that could be tagged
 */
export async function tagCommand(
  instance: Instance,
  parameters: Parameters,
  by: string | undefined,
): Promise<PostAnswer> {
  const command = parameters.get('cmd') ?? '';
  const operation = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!operation)
    throw new HttpError(400, `cmd=${command} is unknown; send ${Object.keys(COMMANDS).join(', ')}`);
  if (!mayReadAll(['/content'])) throw new ForbiddenError(undefined, 'change');
  const path =
    command === 'createTag'
      ? tagPath(needed(parameters, 'tag', 'the id of the new tag: namespace:name'))
      : needed(parameters, 'path', 'the path of a tag');
  return postContent(instance, { path, parameters, operation, ...(by !== undefined && { by }) });
}

function createTag(post: Post): void {
  const { draft, parameters, target } = post;
  const { path } = target;
  const title = needed(parameters, 'jcr:title', 'the title of the new tag').trim();
  if (!draft.has(TAGS_ROOT)) draft.create(TAGS_ROOT, { 'jcr:primaryType': 'sling:Folder' });
  refuseName(draft, path);
  const description = parameters.get('jcr:description')?.trim();
  draft.create(path, {
    'jcr:primaryType': 'cq:Tag',
    'sling:resourceType': 'cq/tagging/components/tag',
    'jcr:title': title,
    ...(description && { 'jcr:description': description }),
  });
  post.isCreate = true;
  post.changes.push({ type: 'created', argument: path });
}

function moveTag(post: Post): void {
  const to = needed(post.parameters, 'dest', 'the path that the tag moves to');
  refuseName(post.draft, to);
  follow(post, to);
}

function mergeTag(post: Post): void {
  const to = needed(post.parameters, 'dest', 'the path of the tag that it becomes');
  refuseMissing(post.draft, to);
  if (isWithin(post.target.path, to)) throw new HttpError(409, `${post.target.path} is below ${to} already`);
  follow(post, to, true);
}

function deleteTag(post: Post): void {
  const { draft, parameters, tree } = post;
  const paths = [...new Set(parameters.all('path') ?? [])];
  for (const path of paths) refuseMissing(draft, path);
  const tagged = changedBy(tree, withoutTags(paths));
  noteAdjusted(post, adjustLinks(draft, tagged));
  for (const path of paths) {
    if (draft.has(path)) draft.remove(path);
    post.changes.push({ type: 'deleted', argument: path });
  }
}

/** Moves a tag; what has it follows. */
function follow(post: Post, to: string, merges?: true): void {
  const { draft, tree, target } = post;
  const from = target.path;
  refuseMissing(draft, from);
  if (parentOf(from) === TAGS_ROOT)
    throw new HttpError(409, `${from} is a namespace, which stays where it is`);
  if (isWithin(to, from)) throw new HttpError(409, `${to} is below ${from}; choose a place outside it`);
  const relocation: Relocation = {
    from,
    to,
    keepAddress: false,
    adjustLinks: true,
    ...(merges && { merges }),
  };
  noteAdjusted(post, relocate(draft, tree, relocation));
  post.relocation = relocation;
  post.path = to;
  post.changes.push({ type: 'moved', argument: [from, to] });
}

function noteAdjusted(post: Post, { adjusted, locked }: Adjusted): void {
  // A page that kept its tag would have one that does not exist.
  for (const { path, owner } of locked) throw new LockedError(path, owner);
  for (const path of adjusted) post.changes.push({ type: 'modified', argument: `${path}/jcr:content` });
}

/** @throws HttpError 404 without a tag */
function refuseMissing(draft: Draft, path: string): void {
  if (tagIdOf(path) === undefined || draft.property(path, 'jcr:primaryType') !== 'cq:Tag')
    throw new HttpError(404, `There is no tag at ${path} any more`);
}

/** @throws HttpError 400 for a name that addresses cannot contain, 404 without a parent, 409 if it is taken */
function refuseName(draft: Draft, path: string): void {
  if (tagIdOf(path) === undefined) throw new HttpError(400, `${path} is not below ${TAGS_ROOT}`);
  const fault = nameFault(nameOf(path));
  if (fault !== undefined)
    throw new HttpError(400, `“${nameOf(path)}” cannot be the name of a tag. ${fault}`);
  if (!draft.has(parentOf(path))) throw new HttpError(404, `There is nothing at ${parentOf(path)} any more`);
  if (draft.has(path)) throw new HttpError(409, `The name “${nameOf(path)}” is taken in ${parentOf(path)}`);
}
