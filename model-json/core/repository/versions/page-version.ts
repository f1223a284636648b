import type { Draft } from '../Draft';
import { PathError } from '../errors';
import { storedOf } from '../derived/stored-of';
import { isLock } from '../locks/page-lock';
import { isNode, toJson, type NodeJson } from '../node-json';
import { childOf, nameOf, parentOf } from '../path';
import type { Resource } from '../Resource';
import { makeFolders } from '../drafts/make-folders';
import { nodeInDraft } from '../drafts/node-in-draft';
import { frozenNode, thaw } from './frozen-node';
import type { Version } from './Version';
import { isVersionState } from './versionable';

/** Siblings that are remembered to find the place of a deleted page. */
const MAX_SIBLINGS = 20;

/** Facts about the live page, not part of what it shows. */
const isPageState = (name: string) =>
  isVersionState(name) || isLock(name) || /^cq:last(?:Modified|Replicat)/.test(name);

/** Whether a version can be made of a node: of pages, and of models, which are stored like them (`cq:Template`). */
export const hasPageVersions = (draft: Draft, path: string): boolean =>
  draft.property(path, 'jcr:primaryType') === 'cq:Page' || isModelIn(draft, path);

const isModelIn = (draft: Draft, path: string): boolean =>
  draft.property(path, 'jcr:primaryType') === 'cq:Template' && draft.has(childOf(contentOf(path), 'model'));

export const contentOf = (page: string): string => childOf(page, 'jcr:content');

/** A page without its child pages, as a version keeps it; of a model, whatever is beside its content, too. */
export function frozenPage(draft: Draft, path: string): NodeJson {
  const content = nodeInDraft(draft, contentOf(path)) ?? {};
  const whole = isModelIn(draft, path) ? nodeInDraft(draft, path) : draft.properties(path);
  return { ...whole, 'jcr:content': frozenNode(content, isPageState) };
}

/** The names of the siblings after a node. */
export function siblingsAfter(draft: Draft, path: string): string[] {
  const names = draft.childNames(parentOf(path));
  return names.slice(names.indexOf(nameOf(path)) + 1).slice(0, MAX_SIBLINGS);
}

/** Gives an existing page the content of a version; child pages stay. */
export function thawPage(draft: Draft, path: string, { node }: Version): void {
  const content = node['jcr:content'];
  if (isNode(content)) thaw(draft, contentOf(path), content, isPageState);
}

/**
 * Creates a deleted page again, in its place among its siblings and with its identity.
 *
 * A model’s folder comes back with it: it may have gone with its last model.
 *
 * @throws PathError if its parent is missing, or its path is taken
 */
export function recreatePage(draft: Draft, { path, node, versionable, followedBy = [] }: Version): void {
  if (node['jcr:primaryType'] === 'cq:Template') makeFolders(draft, parentOf(path));
  if (!draft.has(parentOf(path)))
    throw new PathError(path, `cannot be restored without its parent; restore ${parentOf(path)} first`);
  draft.create(path, node);
  draft.setProperty(contentOf(path), 'jcr:uuid', versionable);
  const siblings = new Set(draft.childNames(parentOf(path)));
  const next = followedBy.find((name) => siblings.has(name));
  if (next !== undefined) draft.order(path, next);
}

/** A page of the tree, as a version would keep it. */
export function frozenFrom(page: Resource): NodeJson {
  const { properties, children } = storedOf(page) ?? page;
  const content = children.get('jcr:content');
  return {
    ...properties,
    ...(content && { 'jcr:content': frozenNode(toJson(content), isPageState) }),
  };
}
