import type { Resource } from '../Resource';
import { ReadableNode, type ReadableView } from './ReadableNode';
import type { Rights } from './Rights';
import { WayNode } from './WayNode';

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
