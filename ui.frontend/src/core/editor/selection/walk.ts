import { siblingsOf, type ContentTree } from './content-tree';

export type Step = 'next' | 'previous' | 'in' | 'out' | 'first' | 'last';

/**
 * Where an arrow key leads: along the items of a container, into it and out of it, and past its end to what follows.
 */
export function walk(tree: ContentTree, path: string | undefined, step: Step): string | undefined {
  const all = [...tree.keys()];
  if (path === undefined || step === 'first') return all[0];
  if (step === 'last') return all.at(-1);
  const item = tree.get(path);
  if (!item) return all[0];
  if (step === 'in') return item.children[0];
  if (step === 'out') return item.parent;
  const siblings = siblingsOf(tree, path);
  const there = siblings[siblings.indexOf(path) + (step === 'next' ? 1 : -1)];
  if (there !== undefined) return there;
  if (step === 'previous') return item.parent;
  return item.parent === undefined ? undefined : following(tree, item.parent);
}

function following(tree: ContentTree, path: string): string | undefined {
  const siblings = siblingsOf(tree, path);
  const next = siblings[siblings.indexOf(path) + 1];
  const parent = tree.get(path)?.parent;
  return next ?? (parent === undefined ? undefined : following(tree, parent));
}

/**
 * What to select once `paths` are deleted: the next sibling of the last one, else the previous one, else their
 * container.
 */
export function afterRemoval(tree: ContentTree, paths: readonly string[]): string | undefined {
  const last = paths.at(-1);
  if (last === undefined) return undefined;
  const siblings = siblingsOf(tree, last);
  const at = siblings.indexOf(last);
  const stays = (path: string) => !paths.includes(path);
  return (
    siblings.slice(at + 1).find(stays) ??
    siblings.slice(0, at).reverse().find(stays) ??
    tree.get(last)?.parent
  );
}
