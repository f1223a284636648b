import type { Form } from './author-client';

/** A node of the model: properties by name, children in their order. */
export interface Node {
  readonly properties: Map<string, string>;
  readonly children: Map<string, Node>;
}

/** An operation on a tree; paths are names from its root down. */
export type Wish =
  | { readonly do: 'modify'; readonly path: Names; readonly p: string; readonly order?: string }
  | { readonly do: 'remove property'; readonly path: Names }
  | { readonly do: 'delete'; readonly path: Names }
  | { readonly do: 'order'; readonly path: Names; readonly order: string }
  | { readonly do: 'copy' | 'move'; readonly path: Names; readonly to: Names; readonly replace: boolean }
  | { readonly do: 'import'; readonly path: Names; readonly name: string; readonly replace: boolean };

export type Names = readonly string[];

export const newNode = (): Node => ({ properties: new Map(), children: new Map() });
const cloned = ({ properties, children }: Node): Node => ({
  properties: new Map(properties),
  children: new Map([...children].map(([name, child]) => [name, cloned(child)])),
});

/** The imported content. */
export const imported = { p: 'imported', x: { p: 'below' } };

/** Includes the order: the children are a list. */
export type Listed = {
  readonly properties: object;
  readonly children: readonly (readonly [string, Listed])[];
};
export const listed = ({ properties, children }: Node): Listed => ({
  properties: Object.fromEntries(properties),
  children: [...children].map(([name, child]) => [name, listed(child)]),
});

/** The Sling post for an operation, on the tree at `root`. */
export function postOf(wish: Wish, root: string): { path: string; form: Form } {
  const at = (names: Names) => [root, ...names].join('/');
  const path = at(wish.path);
  switch (wish.do) {
    case 'modify':
      return { path, form: { './p': wish.p, ...(wish.order && { ':order': wish.order }) } };
    case 'remove property':
      return { path, form: { './p@Delete': 'true' } };
    case 'delete':
      return { path, form: { ':operation': 'delete' } };
    case 'order':
      return { path, form: { ':order': wish.order } };
    case 'import':
      return {
        path,
        form: {
          ':operation': 'import',
          ':contentType': 'json',
          ':content': JSON.stringify(imported),
          ':name': wish.name,
          ':replace': `${wish.replace}`,
        },
      };
    default:
      return {
        path,
        form: { ':operation': wish.do, ':dest': at(wish.to), ':replace': `${wish.replace}` },
      };
  }
}

/** The simplest implementation of Sling's POST servlet on a tree: the status it returns and the resulting tree. */
export function apply(wish: Wish, before: Node): { status: number; tree: Node } {
  const tree = cloned(before);
  const status = run(wish, tree);
  // Each post applies completely or not at all.
  return { status, tree: status < 400 ? tree : before };
}

const find = (tree: Node, names: Names): Node | undefined =>
  names.reduce<Node | undefined>((node, name) => node?.children.get(name), tree);

function make(tree: Node, names: Names): Node {
  return names.reduce((node, name) => {
    if (!node.children.has(name)) node.children.set(name, newNode());
    return node.children.get(name)!;
  }, tree);
}

const startsWith = (names: Names, start: Names) => start.every((name, i) => names[i] === name);
const split = (names: Names) => [names.slice(0, -1), names.at(-1)!] as const;

function run(wish: Wish, tree: Node): number {
  const there = find(tree, wish.path);
  const done = there ? 200 : 201;
  switch (wish.do) {
    case 'modify': {
      const node = make(tree, wish.path);
      if (wish.p) node.properties.set('p', wish.p);
      else node.properties.delete('p');
      return order(tree, wish.path, wish.order) ? done : 422;
    }
    case 'remove property':
      make(tree, wish.path).properties.delete('p');
      return done;
    case 'order':
      make(tree, wish.path);
      return order(tree, wish.path, wish.order) ? done : 422;
    case 'delete': {
      const [parent, name] = split(wish.path);
      return find(tree, parent)?.children.delete(name) ? 200 : 404;
    }
    case 'import': {
      const parent = make(tree, wish.path);
      const isTaken = parent.children.has(wish.name);
      if (isTaken && !wish.replace) return 412;
      const node = newNode();
      node.properties.set('p', imported.p);
      make(node, ['x']).properties.set('p', imported.x.p);
      // In place of another, it is last.
      parent.children.delete(wish.name);
      parent.children.set(wish.name, node);
      return isTaken ? 200 : 201;
    }
    default:
      return put(wish, tree);
  }
}

function put(wish: Extract<Wish, { to: Names }>, tree: Node): number {
  const source = find(tree, wish.path);
  if (!source) return 404;
  const [to, name] = split(wish.to);
  const parent = find(tree, to);
  if (!parent) return 412;
  const isTaken = parent.children.has(name);
  if (isTaken && !wish.replace) return 412;
  if (wish.path.join() === wish.to.join()) return 200;
  // Neither into itself nor in place of an ancestor.
  if (startsWith(wish.to, wish.path) || startsWith(wish.path, wish.to)) return 422;
  const node = cloned(source);
  if (wish.do === 'move') {
    const [from, old] = split(wish.path);
    find(tree, from)!.children.delete(old);
  }
  parent.children.delete(name);
  parent.children.set(name, node);
  return isTaken ? 200 : 201;
}

/** @returns whether the sibling to order by exists */
function order(tree: Node, path: Names, wanted: string | undefined): boolean {
  if (!wanted) return true;
  const [above, name] = split(path);
  const { children } = find(tree, above)!;
  const others = [...children.keys()].filter((each) => each !== name);
  const [side, sibling] = wanted.split(' ');
  // Before or after itself, it stays.
  if (sibling === name) return true;
  const place =
    side === 'first'
      ? 0
      : side === 'last'
        ? others.length
        : sibling === undefined
          ? Math.min(Number(side), others.length)
          : others.includes(sibling)
            ? others.indexOf(sibling) + (side === 'after' ? 1 : 0)
            : -1;
  if (place < 0) return false;
  const ordered = [...others.slice(0, place), name, ...others.slice(place)];
  const nodes = new Map(children);
  children.clear();
  for (const each of ordered) children.set(each, nodes.get(each)!);
  return true;
}
