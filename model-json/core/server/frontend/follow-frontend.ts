import { statSync } from 'node:fs';
import path from 'node:path';
import { AUTHORS_MANIFEST, withAuthorsPrograms } from './authors-programs';
import { loadFrontend, type Frontend } from './frontend';

/**
 * For development: the current build on disk. While it is incomplete or broken, the last good one is used.
 *
 * @param warn called once for each broken build
 */
export function followFrontend(root: string, warn: (line: string) => void): () => Frontend {
  const stamp = () =>
    ['clientlibs/manifest.json', AUTHORS_MANIFEST, 'dist/server.js']
      .map((name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs)
      .join();
  let seen = stamp();
  const load = () => withAuthorsPrograms(loadFrontend(root), root);
  let current = load();
  return () => {
    const now = stamp();
    if (now === seen) return current;
    seen = now;
    try {
      current = load();
    } catch (error) {
      warn(`Using the last good build: ${String(error)}`);
    }
    return current;
  };
}
