import { sourcesOf } from '../../../repository/derived/sources-of';
import { storedOf } from '../../../repository/derived/stored-of';
import type { NodeJson } from '../../../repository/node-json';
import type { Resource } from '../../../repository/Resource';
import { frozenFrom } from '../../../repository/versions/page-version';
import { authorNow, userNow } from '../../accounts/Actor';
import { checkMayWrite } from '../../accounts/rights/may-publish';
import type { Instance } from '../../Instance';
import { Parameters } from '../../sling-post/Parameters';
import { postContent } from '../../sling-post/post-content';
import type { Operation } from '../../sling-post/Post';
import { refusalOf, thrown, ToolRefusal } from '../refusals';
import type { ToolContext } from '../Tool';
import type { KeptChange } from './AgentChanges';

/** @throws ToolRefusal where what an agent writes would not stay a draft */
export function checkIsDraft({ publish, agentChanges }: Instance): void {
  if (!publish || !agentChanges)
    throw new ToolRefusal(
      'not-possible',
      'On this server visitors see saved changes at once, so an agent may not make any.',
      'Start it with npm start, which keeps drafts and what is published apart.',
    );
}

/** @throws ToolRefusal for a page whose content is stored elsewhere */
export function checkIsOwn(page: Resource): void {
  const source = [...sourcesOf(page)].find((path) => path !== page.path);
  if (source === undefined && storedOf(page)) return;
  throw new ToolRefusal(
    'not-possible',
    `${page.path} follows ${source ?? 'another page'}, which it gets its content from.`,
    source === undefined
      ? 'Change the page or the data that it is made from.'
      : `Change ${source} instead, or ask a person to cancel the inheritance in the editor.`,
  );
}

export interface PageWrite {
  readonly page: Resource;
  readonly summary: string;
  readonly operation: Operation;
}

/**
 * Changes a page in one step, after its state was kept as a version. What was there is remembered, so that it can be undone.
 *
 * @throws ToolRefusal if the page may not be changed
 */
export async function writePage(
  { instance, editorId }: ToolContext,
  { page, summary, operation }: PageWrite,
): Promise<KeptChange> {
  const { agentChanges } = instance;
  checkIsDraft(instance);
  checkIsOwn(page);
  checkMayWrite([page.path]);
  if (!agentChanges) throw new Error('agents need a place for their changes');
  const before = frozenFrom(page);
  await keepVersion(instance, page.path, before, summary);
  const expectedVersion = unchanged(instance, page.path, before);
  const change = await agentChanges.add({
    ...{ path: page.path, user: userNow(), at: new Date().toISOString(), summary, before },
  });
  const answer = await postContent(instance, {
    path: `${page.path}/jcr:content`,
    parameters: new Parameters(),
    operation,
    expectedVersion,
    by: editorId,
  }).catch(async (error: unknown) => {
    await agentChanges.remove(change.id);
    throw error;
  });
  const left = instance.repository.get(page.path);
  if (answer.status >= 300 || !left) {
    await agentChanges.remove(change.id);
    throw thrown(refusalOf(answer.status, answer.message ?? 'The change was refused'));
  }
  const made = { ...change, after: frozenFrom(left) };
  await agentChanges.put(made);
  return made;
}

/** A version of the page as it is, unless it is as an agent of the same person left it: undo leads back from there. */
async function keepVersion(
  { agentChanges, versions }: Instance,
  path: string,
  now: NodeJson,
  summary: string,
): Promise<void> {
  const made = (await agentChanges?.list(path)) ?? [];
  const isLeft = made.some(({ user, undone, after }) => user === userNow() && !undone && isSame(after, now));
  if (isLeft) return;
  await versions?.create([path], { by: authorNow(), comment: `Before: ${summary}`.slice(0, 200) });
}

/** The version of a page that has only been given an identity since. @throws ToolRefusal if more has changed */
function unchanged({ repository }: Instance, path: string, before: NodeJson): string {
  const page = repository.get(path);
  const version = repository.versionOf(path);
  if (page && version !== undefined && isSame(frozenFrom(page), before)) return version;
  throw thrown(refusalOf(412, `${path} was changed by somebody else a moment ago`));
}

/** Whether two states of a page are equal, the order of everything included. */
export const isSame = (a: NodeJson | undefined, b: NodeJson | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
