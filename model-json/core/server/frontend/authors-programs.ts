import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadListed, type BuiltFiles, type Frontend } from './frontend';

/** Written last in a build of the authors' programs. */
export const AUTHORS_MANIFEST = 'clientlibs/authors.json';

/**
 * Adds the editor and the consoles to what visitors' browsers load. At the first start they are built while the servers
 * are already running: until then they have no files.
 *
 * @param root folder of the build
 */
export function withAuthorsPrograms(frontend: Frontend, root: string): Frontend {
  let built: BuiltFiles | undefined;
  const programs = (): BuiltFiles | undefined => {
    if (!built && existsSync(path.join(root, AUTHORS_MANIFEST))) built = loadListed(root, AUTHORS_MANIFEST);
    return built;
  };
  return {
    ...frontend,
    entry(name) {
      const files = frontend.entry(name);
      return files.length > 0 ? files : (programs()?.entry(name) ?? []);
    },
    file: (address) => frontend.file(address) ?? programs()?.file(address),
  };
}
