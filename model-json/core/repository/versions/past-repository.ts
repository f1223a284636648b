import { ReadOnlyError } from '../errors';
import type { Repository } from '../Repository';
import { overlaidTree, type Replaced } from './overlaid-tree';

/** A repository in which pages are as in versions, and nothing can be written. It does not follow later changes. */
export function pastRepository(repository: Repository, replaced: Replaced): Repository {
  const tree = repository.overlaid?.(replaced) ?? overlaidTree(repository, replaced);
  const refuse = (path: string) => Promise.reject(new ReadOnlyError(path));
  return {
    version: 0,
    binaries: repository.binaries,
    get: (path) => tree.get(path),
    list: (path) => [...(tree.get(path)?.children.values() ?? [])],
    versionOf: () => undefined,
    write: refuse,
    delete: refuse,
    update: refuse,
    change: () => refuse('/'),
    onChange: () => () => undefined,
    problems: () => [],
    refusal: () => Promise.resolve('It shows the past'),
    watch: () => Promise.resolve(),
    reread: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
