import { changedRepository } from '../versions/past-repository';
import type { Repository } from '../Repository';
import { composedTree, type Parts } from './composed-tree';

/**
 * What visitors would see if parts of authors' content were published now. It follows both, and nothing can be written
 * to it.
 *
 * @param parts is asked again after each change
 */
export function composedRepository(author: Repository, publish: Repository, parts: () => Parts): Repository {
  let made: { readonly version: number; readonly repository: Repository } | undefined;
  const version = () => author.version + publish.version;
  const now = (): Repository => {
    if (made?.version !== version())
      made = {
        version: version(),
        repository: changedRepository(publish, (stored) => composedTree(stored, parts(), author)),
      };
    return made.repository;
  };
  return {
    ...now(),
    get version() {
      return version();
    },
    binaries: publish.binaries,
    get: (path) => now().get(path),
    list: (path) => now().list(path),
    onChange: (listener) => {
      const tell: typeof listener = (change) => listener({ ...change, version: version() });
      const ends = [author.onChange(tell), publish.onChange(tell)];
      return () => ends.forEach((end) => end());
    },
  };
}
