import type { Draft } from '../../../repository/Draft';
import { besideOf, isBeside, type Exact } from '../../../repository/exact-values';
import { isNode, toJson, type NodeJson } from '../../../repository/node-json';
import { childOf } from '../../../repository/path';
import type { Resource, Value } from '../../../repository/Resource';
import { differencesBetween } from '../../../repository/versions/differences';
import { thaw } from '../../../repository/versions/frozen-node';
import { frozenFrom, thawPage } from '../../../repository/versions/page-version';
import type { Version } from '../../../repository/versions/Version';
import { childPages } from '../../../exporter/shared/pages';
import { isAdministrator, userNow } from '../../accounts/Actor';
import { checkMayWrite, mayReadAll } from '../../accounts/rights/may-publish';
import { deletePage } from '../../commands/delete-page';
import type { Instance } from '../../Instance';
import { touch } from '../../replace/touch';
import { Parameters } from '../../sling-post/Parameters';
import { postContent } from '../../sling-post/post-content';
import type { Operation } from '../../sling-post/Post';
import { stateOf } from '../content/find-documents';
import { refusalOf, thrown, ToolRefusal } from '../refusals';
import type { ToolContext } from '../Tool';
import type { KeptChange } from './AgentChanges';
import { checkIsDraft, isSame } from './write-page';

/** The changes that the person asking has let agents make, of pages that they may still read. */
export async function ownChanges({ agentChanges }: Instance, path?: string): Promise<KeptChange[]> {
  const all = (await agentChanges?.list(path)) ?? [];
  return all.filter((each) => mayReadAll([each.path]) && (each.user === userNow() || isAdministrator()));
}

/**
 * Undoes a change: the page or fragment is then exactly as before it, the order of everything included.
 *
 * @returns the change
 * @throws ToolRefusal if it was changed since: it says how
 */
export async function undoChange(context: ToolContext, id: number): Promise<KeptChange> {
  const { instance } = context;
  checkIsDraft(instance);
  const change = (await ownChanges(instance)).find((each) => each.id === id);
  if (!change)
    throw new ToolRefusal(
      'not-found',
      `There is no change ${id} of yours.`,
      'List your changes with list-aem-changes, and use an id from there.',
    );
  if (change.undone)
    throw new ToolRefusal(
      'not-possible',
      `Change ${id} was undone already, at ${change.undone.at}.`,
      'Undo another one, or make the change again.',
    );
  const now = instance.repository.get(change.path);
  if (!now)
    throw new ToolRefusal(
      'not-possible',
      `${change.path} is not there any more.`,
      'Ask a person to bring it back from the bin, and undo the change then.',
    );
  checkMayWrite([change.path]);
  checkIsAsLeft(change, now);
  await (change.before ? putBack(context, change, change.before, now) : takeAway(context, now));
  const undone = { ...change, undone: { user: userNow(), at: new Date().toISOString() } };
  await instance.agentChanges?.put(undone);
  return undone;
}

/** What a change keeps of a page or fragment. */
export const keptOf = (node: Resource): NodeJson =>
  isAPage(node) ? frozenFrom(node) : toJson(required(node.children.get('jcr:content')?.children.get('data')));

const isAPage = ({ properties }: Resource): boolean => properties['jcr:primaryType'] === 'cq:Page';

function checkIsAsLeft({ id, path, after = {} }: KeptChange, now: Resource): void {
  const state = keptOf(now);
  if (isSame(state, after)) return;
  throw new ToolRefusal(
    'stale',
    `${path} was changed after change ${id}, so undoing that would lose later work.`,
    'Undo your later changes first (list-aem-changes), or make the opposite change with patch-aem-page-content.',
    { changes: differencesBetween(after, state) },
  );
}

async function putBack(
  { instance, editorId }: ToolContext,
  { path }: KeptChange,
  before: NodeJson,
  now: Resource,
): Promise<void> {
  const { repository } = instance;
  const expectedVersion = repository.versionOf(path);
  if (!isAPage(now)) {
    const data = childOf(path, 'jcr:content/data');
    await repository.change(
      (draft) => {
        thaw(draft, data, before, () => false);
        inOrder(draft, data, before);
        touch(draft, path, new Date());
      },
      {
        by: editorId,
        ...(expectedVersion !== undefined && { expected: [{ path, version: expectedVersion }] }),
      },
    );
    return;
  }
  const content = childOf(path, 'jcr:content');
  const operation: Operation = ({ draft }) => {
    thawPage(draft, path, { node: before } as Version);
    const frozen = before['jcr:content'];
    if (isNode(frozen)) inOrder(draft, content, frozen);
  };
  await done(instance, content, operation, editorId, new Parameters(), expectedVersion);
}

/** Thawing keeps what is equal; what was removed in between would come last. */
function inOrder(draft: Draft, path: string, frozen: NodeJson): void {
  const names = Object.keys(frozen).filter((name) => !isBeside(name) && !isNode(frozen[name]));
  const now = Object.keys(draft.properties(path) ?? {}).filter((name) => names.includes(name));
  if (now.join('\n') === names.join('\n')) return;
  for (const name of names) {
    draft.setProperty(path, name, undefined);
    draft.setProperty(path, name, frozen[name] as Value, frozen[besideOf(name)] as Exact | undefined);
  }
}

/** Removes what a change created. */
async function takeAway({ instance, editorId }: ToolContext, node: Resource): Promise<void> {
  if (stateOf(instance, node) !== 'unpublished' || (isAPage(node) && childPages(node).length > 0))
    throw new ToolRefusal(
      'not-possible',
      `${node.path} was published, or has pages below it, since it was created.`,
      'Ask a person to unpublish and delete it.',
    );
  const version = instance.repository.versionOf(node.path);
  const parameters = new Parameters();
  parameters.add('path', node.path);
  if (isAPage(node)) return done(instance, node.path, deletePage, editorId, parameters, version);
  await instance.repository.change((draft) => draft.remove(node.path), {
    by: editorId,
    ...(version !== undefined && { expected: [{ path: node.path, version }] }),
  });
}

async function done(
  instance: Instance,
  path: string,
  operation: Operation,
  by: string,
  parameters: Parameters,
  expectedVersion: string | undefined,
): Promise<void> {
  const { status, message } = await postContent(instance, {
    ...{ path, parameters, operation, by },
    ...(expectedVersion !== undefined && { expectedVersion }),
  });
  if (status >= 300) throw thrown(refusalOf(status, message ?? 'It could not be undone'));
}

function required<T>(value: T | undefined): T {
  if (value === undefined)
    throw new ToolRefusal('not-possible', 'It is no fragment any more.', 'Ask a person to look at it.');
  return value;
}
