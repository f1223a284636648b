/** A folder of a package: the files directly in it by their names, with the full name of each, and folders. */
export interface Folder {
  readonly files: Map<string, string>;
  readonly folders: Map<string, Folder>;
}

const emptyFolder = (): Folder => ({ files: new Map(), folders: new Map() });

/** The folder `jcr_root` of a package. */
export function contentFolder(names: readonly string[]): Folder {
  const root = emptyFolder();
  for (const name of names) {
    const [first, ...steps] = name.split('/');
    const file = steps.pop();
    if (first !== 'jcr_root' || file === undefined) continue;
    let folder = root;
    for (const step of steps) {
      const next = folder.folders.get(step) ?? emptyFolder();
      folder.folders.set(step, next);
      folder = next;
    }
    folder.files.set(file, name);
  }
  return root;
}
