import { once } from '../once';
import type { ResourceTree } from '../Resource';

/**
 * Keeps what is made of content while the content has the same version. What was read for it counts as read by each that
 * uses it. A tree without versions is read each time.
 *
 * @returns gives what a key stands for, made on first access
 */
export function perVersion<T>(): (tree: ResourceTree, key: string, make: () => T) => T {
  const kept = new WeakMap<ResourceTree, { version: number; made: Map<string, () => T> }>();
  return (tree, key, make) => {
    const { version } = tree;
    if (version === undefined) return make();
    let known = kept.get(tree);
    if (known?.version !== version) {
      known = { version, made: new Map() };
      kept.set(tree, known);
    }
    const found = known.made.get(key) ?? once(make);
    known.made.set(key, found);
    return found();
  };
}
