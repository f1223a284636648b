import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mountsOf, treeOf, UPLOADS, type DataFolder } from '../../../repository/data-folder';
import { treeFiles } from '../../../repository/data/tree-files';
import { placeOf } from '../../../repository/files/mount';
import { sizeOf } from '../../../repository/files/reading/locate';

/** The files of what is published: those of the published tree, and the assets in git that it does not replace. */
export class PublishedFiles {
  private readonly tree: string;

  constructor(private readonly folder: DataFolder) {
    this.tree = treeOf(folder, 'publish');
  }

  /** All of them, relative to the tree. */
  list(): string[] {
    const inGit = treeFiles(this.folder.damDir).map((file) => `${UPLOADS}/${file}`);
    return [...new Set([...inGit, ...treeFiles(this.tree)])].sort();
  }

  /** The absolute path of a published file; undefined if it is missing. */
  locate(path: string): string | undefined {
    const inTree = join(this.tree, path);
    if (sizeOf(inTree) !== undefined) return inTree;
    const [first, ...rest] = path.split('/');
    const inGit = first === UPLOADS ? join(this.folder.damDir, ...rest) : undefined;
    return inGit !== undefined && sizeOf(inGit) !== undefined ? inGit : undefined;
  }

  /** The files in which a node of the tree can be stored: its JSON and its bytes. */
  filesOf(node: string): string[] {
    const places = mountsOf(this.folder, 'publish').flatMap((mount) =>
      mount.readonly ? [] : (placeOf(mount, node) ?? []),
    );
    return places
      .map((place) => relative(this.tree, place).split(sep).join('/'))
      .flatMap((path) => [`${path}.json`, path]);
  }
}

/** SHA-256 of a file. @throws if it cannot be read */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
