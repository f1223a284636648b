import { treeOf, type DataFolder, type Instance } from '../data-folder';
import { contentFiles, versionOfFile } from './content-files';
import { readManifest } from './Manifest';

/** A file that differs from git's version when it was last seeded or saved. */
export interface FileChange {
  /** `content/mysite/gb/en.json` */
  readonly file: string;
  readonly kind: 'written' | 'deleted';
  /** Versions; undefined if there is no file. */
  readonly now: string | undefined;
  readonly inGit: string | undefined;
  /** Git changed it too, in another way. */
  readonly conflicts: boolean;
}

/** An instance's changes that are not in git. */
export function changesOf(folder: DataFolder, instance: Instance): FileChange[] {
  const tree = treeOf(folder, instance);
  const manifest = readManifest(folder, instance);
  const files = [...new Set([...contentFiles(tree), ...manifest.keys()])].sort();
  return files.flatMap((file): FileChange[] => {
    const atSeeding = manifest.get(file);
    const now = versionOfFile(tree, file);
    if (now === atSeeding) return [];
    const inGit = versionOfFile(folder.seedDir, file);
    const conflicts = inGit !== atSeeding && inGit !== now;
    return [{ file, kind: now === undefined ? 'deleted' : 'written', now, inGit, conflicts }];
  });
}
