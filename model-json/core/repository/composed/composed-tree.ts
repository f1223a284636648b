import { childOf, isWithin, nameOf, parentOf } from '../path';
import type { Resource, ResourceTree } from '../Resource';
import { WayNode } from '../rights/WayNode';

/** Pages, assets and tags by their paths: each is shown without those below it. Undefined ones are left out, with those below. */
export type Parts = ReadonlyMap<string, Resource | undefined>;

/**
 * A tree in which some pages, assets and tags are as in another: as if they had just been published. Pages above them
 * that are missing are shown by name and title only.
 *
 * @param base the tree that is changed; everything else, and what is below them, is as it is there
 * @param source the other tree: children are in its order
 */
export function composedTree(base: ResourceTree, parts: Parts, source: ResourceTree): ResourceTree {
  const added = namesToAdd(base, parts);
  // Nodes know their parents, so what is beside a part is wrapped too.
  const areas = [...new Set([...parts.keys()].map((path) => path.split('/').slice(0, 3).join('/')))];
  const isWrapped = (path: string) => areas.some((area) => isWithin(path, area) || isWithin(area, path));

  class Composed implements Resource {
    readonly path: string;
    private known: ReadonlyMap<string, Resource> | undefined;

    constructor(
      readonly name: string,
      readonly parent: Resource | undefined,
      private readonly under: Resource | undefined,
      /** In place of the content of `under`. */
      private readonly own: Resource | undefined,
      /** Whether it is inside a part. */
      private readonly isInside = false,
    ) {
      this.path = parent ? childOf(parent.path, name) : '/';
    }

    get properties() {
      return (this.own ?? this.under)?.properties ?? {};
    }

    get binary() {
      return (this.own ?? this.under)?.binary;
    }

    get children(): ReadonlyMap<string, Resource> {
      this.known ??= this.isInside ? this.inside() : this.ordered(this.made());
      return this.known;
    }

    private inside(): Map<string, Resource> {
      const children = [...(this.own?.children ?? [])];
      return new Map(
        children.map(([name, child]) => [name, new Composed(name, this, undefined, child, true)]),
      );
    }

    private made(): Map<string, Resource> {
      const children = new Map<string, Resource>();
      const content = this.own?.children.get('jcr:content');
      if (content) children.set('jcr:content', new Composed('jcr:content', this, undefined, content, true));
      for (const [name, child] of this.under?.children ?? []) {
        if (this.own && name === 'jcr:content') continue;
        const path = childOf(this.path, name);
        if (parts.has(path) && !parts.get(path)) continue;
        children.set(name, isWrapped(path) ? new Composed(name, this, child, parts.get(path)) : child);
      }
      for (const name of added.get(this.path) ?? []) {
        const path = childOf(this.path, name);
        const node = parts.get(path) ?? onTheWay(source.get(path));
        if (node) children.set(name, new Composed(name, this, undefined, node));
      }
      return children;
    }

    /** Publishing orders what is beside and below each page as authors have it. */
    private ordered(children: Map<string, Resource>): Map<string, Resource> {
      const isOrdered =
        parts.has(this.path) || [...children.keys()].some((name) => parts.has(childOf(this.path, name)));
      const wanted = isOrdered ? [...(source.get(this.path)?.children.keys() ?? [])] : [];
      const first = wanted.flatMap((name) => {
        const child = children.get(name);
        return child ? [[name, child] as const] : [];
      });
      return new Map([...first, ...children]);
    }
  }

  const top = base.get('/');
  const root = top && new Composed('', undefined, top, undefined);
  return {
    get: (path) => {
      if (!path.startsWith('/') || !isWrapped(path)) return base.get(path);
      if (path === '/') return root;
      return path
        .slice(1)
        .split('/')
        .reduce<Resource | undefined>((node, name) => node?.children.get(name), root);
    },
  };
}

/** The names of parts, and of pages above them, that are missing in a tree, by the paths of their parents. */
function namesToAdd(base: ResourceTree, parts: Parts): Map<string, Set<string>> {
  const added = new Map<string, Set<string>>();
  for (const [path, part] of parts)
    for (let at = path; part && at !== '/' && !base.get(at); at = parentOf(at)) {
      const names = added.get(parentOf(at)) ?? new Set();
      added.set(parentOf(at), names.add(nameOf(at)));
    }
  return added;
}

/** A missing page or folder above a part, with what leads to it. */
function onTheWay(node: Resource | undefined): Resource | undefined {
  if (!node) return undefined;
  const way = new WayNode(node);
  const content = node.children.get('jcr:content');
  const shown = content && new WayNode(content);
  return { ...plain(way), children: new Map(shown ? [['jcr:content', shown]] : []) };
}

const plain = ({ path, name, parent, properties }: Resource) => ({ path, name, parent, properties });
