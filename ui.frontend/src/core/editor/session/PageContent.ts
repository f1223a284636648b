import { templatePartOf } from '../../../../../shared/addresses/templates';
import { isNode, type ContentNode } from '../sling/content-node';
import type { SlingClient } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';
import { sharedNode } from './conflict/same';
import { childNames, childOf, nodeAt, positionOf, propertyOf, type Position, type Tree } from './tree';
import { t } from '../../../../../shared/authoring/language/t';

/** A page's content as stored on the server, and its template's structure. */
export class PageContent {
  tree: Tree;
  version: string | undefined;
  /** Empty for a page without a template. */
  structure: Tree;
  /** Nodes that other authors have deleted. */
  private readonly removals = new Map<string, Removal>();

  private constructor(
    private readonly sling: Pick<SlingClient, 'content'>,
    root: string,
  ) {
    this.tree = { root, node: {} };
    this.structure = { root, node: {} };
  }

  /** @param root the page's `…/jcr:content` */
  static async open(sling: Pick<SlingClient, 'content'>, root: string): Promise<PageContent> {
    const content = new PageContent(sling, root);
    await content.read();
    const template = propertyOf(content.tree.node, 'cq:template');
    // The structure of a template is its own.
    const isStructure = templatePartOf(root)?.part === 'structure';
    if (typeof template === 'string' && template && !isStructure) {
      const { node } = await sling
        .content(`${template}/structure/jcr:content`)
        .catch(ignoreMissing(t('The template {template} is missing', { template })));
      content.structure = { root, node };
    }
    return content;
  }

  /** Reads the page again. */
  async read(): Promise<void> {
    const { node, version } = await this.sling.content(this.tree.root);
    noteRemovals(this.tree.node, node, this.tree.root, this.removals);
    this.tree = { root: this.tree.root, node: sharedNode(this.tree.node, node) };
    for (const path of this.removals.keys()) if (nodeAt(this.tree, path)) this.removals.delete(path);
    this.version = version;
  }

  /** The position at which to restore a node that another author deleted. */
  placeOf(path: string): Position {
    return this.removals.get(path)?.position ?? 'last';
  }

  /** A node that another author has deleted, alone or with what was around it, as it was before. */
  removed(path: string): ContentNode | undefined {
    for (const [root, { node }] of this.removals) {
      const found = nodeAt({ root, node }, path);
      if (found) return found;
    }
    return undefined;
  }
}

/** A deleted node, and where it was. */
interface Removal {
  readonly node: ContentNode;
  readonly position: Position;
}

function noteRemovals(
  before: ContentNode,
  after: ContentNode,
  path: string,
  removals: Map<string, Removal>,
): void {
  for (const name of childNames(before)) {
    const [was = {}, now] = [childOf(before, name), childOf(after, name)];
    if (now) noteRemovals(was, now, `${path}/${name}`, removals);
    else removals.set(`${path}/${name}`, { node: was, position: positionOf(before, name) });
  }
}

/** A page whose template is missing can still be edited. */
const ignoreMissing = (message: string) => (error: unknown) => {
  if (!(error instanceof SlingError) || error.status !== 404) throw error;
  console.warn(message);
  return { node: {} };
};

/** The page's content merged into the template's structure, as the page shows it. Properties are the page's own. */
export function withStructure(tree: Tree, structure: Tree): Tree {
  return { root: tree.root, node: merged(tree.node, structure.node) };
}

const known = new WeakMap<ContentNode, WeakMap<ContentNode, ContentNode>>();

/** Memoised by both nodes, so that unchanged parts can be compared by identity. */
function merged(own: ContentNode, model: ContentNode): ContentNode {
  const cached = known.get(own)?.get(model);
  if (cached) return cached;
  const result: ContentNode = Object.fromEntries([
    ...Object.entries(own).filter(([, value]) => !isNode(value)),
    ...Object.entries(model).flatMap(([name, child]): Member[] => {
      if (!isNode(child)) return [];
      const mine = childOf(own, name);
      return [[name, mine ? merged(mine, child) : child]];
    }),
    ...Object.entries(own).filter(([name, value]) => isNode(value) && !childOf(model, name)),
  ]);
  const results = known.get(own) ?? new WeakMap<ContentNode, ContentNode>();
  known.set(own, results.set(model, result));
  return result;
}

type Member = [name: string, value: ContentNode[string]];
