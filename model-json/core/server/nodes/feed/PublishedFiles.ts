import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hashesIn } from '../../../repository/binaries/Binary';
import { BinaryStore } from '../../../repository/binaries/BinaryStore';
import {
  BINARIES,
  binariesOf,
  mountsOf,
  treeOf,
  UPLOADS,
  type DataFolder,
} from '../../../repository/data-folder';
import { treeFiles } from '../../../repository/data/tree-files';
import { placeOf } from '../../../repository/files/mount';
import { markerOf } from '../../../repository/files/reading/scan';
import { sizeOf } from '../../../repository/files/reading/locate';

/**
 * The files of what is published: those of the published tree, the assets in git that it does not replace, and the bytes
 * to which its nodes refer.
 */
export class PublishedFiles {
  private readonly tree: string;

  constructor(private readonly folder: DataFolder) {
    this.tree = treeOf(folder, 'publish');
  }

  /** All of them, relative to the tree. */
  list(): string[] {
    const inGit = treeFiles(this.folder.damDir).map((file) => `${UPLOADS}/${file}`);
    const inTree = treeFiles(this.tree);
    return [...new Set([...inGit, ...inTree, ...this.binariesOf(inTree)])].sort();
  }

  /** The absolute path of a published file; undefined if it is missing. */
  locate(path: string): string | undefined {
    const inTree = join(this.tree, path);
    if (sizeOf(inTree) !== undefined) return inTree;
    const [first, ...rest] = path.split('/');
    if (first === BINARIES) return existing(join(binariesOf(this.folder), ...rest));
    return first === UPLOADS ? existing(join(this.folder.damDir, ...rest)) : undefined;
  }

  /** The files in which a node of the tree can be stored: its JSON, its bytes, the marker that it is gone, and the bytes of the nodes in its
   * JSON.
   */
  filesOf(node: string): string[] {
    const places = mountsOf(this.folder, 'publish').flatMap((mount) =>
      mount.readonly ? [] : (placeOf(mount, node) ?? []),
    );
    const files = places
      .map((place) => relative(this.tree, place).split(sep).join('/'))
      .flatMap((path) => [`${path}.json`, path, markerOf(path)]);
    return [...files, ...this.binariesOf(files)];
  }

  /** The bytes to which JSON files refer. Nothing is read until a node has some. */
  private binariesOf(files: readonly string[]): string[] {
    const dir = binariesOf(this.folder);
    if (!existsSync(dir)) return [];
    const store = new BinaryStore(dir);
    return files.flatMap((file) => {
      if (!file.endsWith('.json')) return [];
      const found = existing(join(this.tree, file));
      const hashes = found === undefined ? [] : hashesIn(readFileSync(found, 'utf8'));
      return hashes.map((hash) => relative(this.folder.dir, store.fileOf({ hash })).split(sep).join('/'));
    });
  }
}

/** A file if it exists. */
const existing = (file: string): string | undefined => (sizeOf(file) === undefined ? undefined : file);
