import { isNode, type NodeJson } from '../node-json';
import { childOf, isWithin } from '../path';
import type { Resource, ResourceTree, Value } from '../Resource';

/** What pages contain in place of their own content, by their paths: as a version keeps it, without child pages. */
export type Replaced = ReadonlyMap<string, NodeJson>;

/** A tree in which pages are as in versions; everything else, their child pages too, is as it is. */
export function overlaidTree(tree: ResourceTree, replaced: Replaced): ResourceTree {
  // Nodes know their parents, so what is beside a replaced page is wrapped too.
  const areas = [...new Set([...replaced.keys()].map((path) => path.split('/').slice(0, 3).join('/')))];
  const isWrapped = (path: string) => areas.some((area) => isWithin(path, area) || isWithin(area, path));

  class Overlaid implements Resource {
    readonly path: string;
    private known: ReadonlyMap<string, Resource> | undefined;

    constructor(
      readonly name: string,
      readonly parent: Resource | undefined,
      private readonly base: Resource | undefined,
      /** In place of the content of `base`. */
      private readonly json: NodeJson | undefined,
    ) {
      this.path = parent ? childOf(parent.path, name) : '/';
    }

    get properties(): Readonly<Record<string, Value>> {
      if (!this.json) return this.base?.properties ?? {};
      const properties: Record<string, Value> = {};
      for (const [name, member] of Object.entries(this.json)) if (!isNode(member)) properties[name] = member;
      return properties;
    }

    get binary() {
      return this.json ? undefined : this.base?.binary;
    }

    get children(): ReadonlyMap<string, Resource> {
      this.known ??= this.made();
      return this.known;
    }

    private made(): Map<string, Resource> {
      const children = new Map<string, Resource>();
      for (const [name, member] of Object.entries(this.json ?? {}))
        if (isNode(member)) children.set(name, new Overlaid(name, this, undefined, member));
      for (const [name, child] of this.base?.children ?? []) {
        if (this.json && name === 'jcr:content') continue;
        const path = childOf(this.path, name);
        children.set(name, isWrapped(path) ? new Overlaid(name, this, child, replaced.get(path)) : child);
      }
      return children;
    }
  }

  const base = tree.get('/');
  const root = base && new Overlaid('', undefined, base, undefined);
  return {
    get: (path) => {
      if (!path.startsWith('/') || !isWrapped(path)) return tree.get(path);
      if (path === '/') return root;
      return path
        .slice(1)
        .split('/')
        .reduce<Resource | undefined>((node, name) => node?.children.get(name), root);
    },
  };
}
