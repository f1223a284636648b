import type { Resource } from '../Resource';
import { ReadableNode, type ReadableView } from './ReadableNode';
import type { Rights } from './Rights';

/** What a folder on the way to readable content shows: its name, its title, and what the pages below it inherit. */
const SHOWN_ON_THE_WAY =
  /^(?:jcr:(?:primaryType|title|language|mixinTypes)|sling:(?:resourceType|resourceSuperType|configRef)|cq:(?:conf|template|designPath|allowedTemplates)|navTitle|brandSlug|hideInNav|redirectTarget)$/;

/** A tree's nodes as seen with some rights. Each is wrapped once: readers compare nodes. */
export function readableView(rights: Rights): ReadableView {
  const known = new WeakMap<Resource, Resource>();
  const view: ReadableView = {
    mayRead: (path) => rights.mayRead(path),
    show(node) {
      const before = known.get(node);
      if (before) return before;
      const shown = rights.mayRead(node.path)
        ? new ReadableNode(node, view)
        : isOnTheWay(node)
          ? new ReadableNode(new WayNode(node), view)
          : undefined;
      if (shown) known.set(node, shown);
      return shown;
    },
    childrenOf: (node) =>
      new Map(
        [...node.children].flatMap(([name, child]) => {
          const shown = view.show(child);
          return shown ? [[name, shown] as const] : [];
        }),
      ),
  };

  const isOnTheWay = ({ path, name, parent }: Resource): boolean =>
    path === '/' || rights.leadsTo(path) || (name === 'jcr:content' && rights.leadsTo(parent?.path ?? ''));

  return view;
}

/** A node above readable ones: without what only its own readers may know. */
class WayNode implements Resource {
  readonly path: string;
  readonly name: string;
  readonly parent: Resource | undefined;
  readonly properties: Resource['properties'];
  readonly children: ReadonlyMap<string, Resource>;

  constructor(node: Resource) {
    this.path = node.path;
    this.name = node.name;
    this.parent = node.parent;
    this.children = node.name === 'jcr:content' ? new Map<string, Resource>() : node.children;
    this.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => SHOWN_ON_THE_WAY.test(name)),
    );
  }
}
