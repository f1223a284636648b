import type { Parts } from '../../repository/composed/composed-tree';
import { storedOf } from '../../repository/derived/stored-of';
import { inlineNode } from '../../repository/files/MemoryNode';
import { isNode, type NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree, Scalar, Value } from '../../repository/Resource';
import { nodeOf } from '../replicate/published';
import { copyIn, type Launch } from './Launch';

/**
 * What a release puts in place of pages, as if it were published: with links to its own copies as links to the pages
 * that they become. Undefined for what it removes.
 */
export function launchParts(launch: Launch, author: ResourceTree): Parts {
  return new Map(
    launch.sources.map(({ path, action }) => [
      path,
      action === 'remove' ? undefined : partAt(launch, path, author),
    ]),
  );
}

function partAt({ path: launch }: Launch, live: string, author: ResourceTree): Resource | undefined {
  const node = promotedNode(launch, live, author);
  return node && inlineNode('', node, undefined);
}

/** The content that a page gets from a release; undefined if its copy is gone. */
export function promotedNode(launch: string, live: string, author: ResourceTree): NodeJson | undefined {
  const copy = author.get(copyIn(launch, live));
  const stored = copy && storedOf(copy);
  return stored?.children.has('jcr:content') ? withLiveLinks(nodeOf(stored), launch) : undefined;
}

/** A node in which paths of a release are those outside it. */
export function withLiveLinks(node: NodeJson, launch: string): NodeJson {
  const prefix = `${launch}/content/`;
  const live = <T extends Scalar>(value: T): T =>
    typeof value === 'string' ? (value.replaceAll(prefix, '/content/') as T) : value;
  const visit = (member: NodeJson): NodeJson =>
    Object.fromEntries(
      Object.entries(member).map(([name, value]) => [name, isNode(value) ? visit(value) : valueOf(value)]),
    );
  const valueOf = (value: Value): Value => (typeof value === 'object' ? value.map(live) : live(value));
  return visit(node);
}
