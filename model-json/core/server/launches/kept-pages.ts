import type { Draft } from '../../repository/Draft';
import { storedOf } from '../../repository/derived/stored-of';
import { isLock } from '../../repository/locks/page-lock';
import { isNode, type NodeJson } from '../../repository/node-json';
import { byDepth, childOf, parentOf } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { thaw } from '../../repository/versions/frozen-node';
import { isVersionState } from '../../repository/versions/versionable';
import { HttpError } from '../http/http-error';
import type { Step } from '../replicate/Entry';
import { nodeOf, publishedWithin } from '../replicate/published';
import type { KeptPage } from './Before';
import type { LaunchSource } from './Launch';
import { t } from '../../../../shared/authoring/language/t';

/** Facts about the page, not about what it shows: they are not in a release. */
const isState = (name: string): boolean =>
  isVersionState(name) || isLock(name) || name.startsWith('cq:lastReplicat');

/** The pages at the places of a release's, as they are: parents first. */
export function keptPages(tree: ResourceTree, sources: readonly LaunchSource[]): KeptPage[] {
  const pages = sources.flatMap(({ path, action }): KeptPage[] => {
    if (action === 'remove') return publishedWithin(tree, path).map((page) => keptPage(page, tree));
    const page = tree.get(path);
    return [page && storedOf(page) ? keptPage(page, tree) : { path, node: null }];
  });
  return [...new Map(pages.map((page) => [page.path, page])).values()].sort(byDepth);
}

function keptPage(page: Resource, tree: ResourceTree): KeptPage {
  const names = [...(tree.get(parentOf(page.path))?.children.keys() ?? [])];
  return { path: page.path, node: nodeOf(page), followedBy: names.slice(names.indexOf(page.name) + 1) };
}

/** Gives a page the content of a node, or creates it. Its child pages, its identity and its history stay. */
export function putPage(draft: Draft, path: string, node: NodeJson): void {
  const content = node['jcr:content'];
  if (!draft.has(path)) return draft.create(path, node);
  if (!isNode(content)) return;
  const at = childOf(path, 'jcr:content');
  if (draft.has(at)) thaw(draft, at, content, isState);
  else draft.create(at, content);
}

/**
 * Puts a page back as it was.
 *
 * @throws HttpError 409 for a new page that got others below it since
 */
export function putBack(draft: Draft, { path, node, followedBy = [] }: KeptPage): void {
  const isThere = draft.has(path);
  if (node) {
    putPage(draft, path, node);
    const siblings = new Set(draft.childNames(parentOf(path)));
    const next = followedBy.find((name) => siblings.has(name));
    if (!isThere && next !== undefined) draft.order(path, next);
  } else if (isThere) {
    const below = draft.childNames(path).find((name) => name !== 'jcr:content');
    if (below !== undefined)
      throw new HttpError(
        409,
        t('{child} was made below a page of the release; move it first', { child: childOf(path, below) }),
      );
    draft.remove(path);
  }
}

/** The steps that give visitors pages as they were. Those that were not there are removed, the lowest first. */
export function stepsBack(pages: readonly KeptPage[]): Step[] {
  const gone = pages.filter(({ node }) => node === null).map(({ path }): Step => ({ remove: path }));
  const back = pages.flatMap(({ path, node }): Step[] => (node ? [{ put: path, node }] : []));
  return [...gone.reverse(), ...back];
}
