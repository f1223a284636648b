import { ReadOnlyError } from '../errors';
import type { Repository } from '../Repository';
import type { ResourceTree } from '../Resource';
import { overlaidTree, type Replaced } from './overlaid-tree';

/** A repository in which pages are as in versions, and nothing can be written. It does not follow later changes. */
export const pastRepository = (repository: Repository, replaced: Replaced): Repository =>
  changedRepository(repository, (stored) => overlaidTree(stored, replaced));

/** A repository with a changed tree, which nothing can be written to. It does not follow later changes. */
export function changedRepository(
  repository: Repository,
  change: (stored: ResourceTree) => ResourceTree,
): Repository {
  const tree = repository.overlaid?.(change) ?? change(repository);
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
    refusal: () => Promise.resolve('It is shown as it is not stored'),
    watch: () => Promise.resolve(),
    reread: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
