import { binaryIn } from '../../../repository/binaries/BinaryStore';
import { binaryAt, type Binary } from '../../../repository/binaries/Binary';
import { DAM_ROOT } from '../../../repository/files/reading/scan';
import type { ResourceTree } from '../../../repository/Resource';
import { descendant } from '../../../exporter/shared/assets';
import { assetsWithin } from './asset-places';

/** Finds assets with the same bytes, whatever they are called. */
export class Duplicates {
  /** Hashes of files that came with the site, which do not name theirs; such a file never changes while we run. */
  private readonly known = new Map<string, string>();

  /** The paths of the assets that have these bytes. */
  async of(tree: ResourceTree, { hash, size }: Binary): Promise<string[]> {
    const root = tree.get(DAM_ROOT);
    const found: string[] = [];
    for (const asset of root ? assetsWithin(root) : []) {
      const original = descendant(asset, 'jcr:content/renditions/original/jcr:content');
      const { binary } = original ?? {};
      if (binary?.size !== size) continue;
      const named = binaryAt(original?.properties[':jcr:data'])?.hash;
      if ((named ?? (await this.hashOf(binary.file))) === hash) found.push(asset.path);
    }
    return found;
  }

  private async hashOf(file: string): Promise<string> {
    const known = this.known.get(file) ?? (await binaryIn(file)).hash;
    this.known.set(file, known);
    return known;
  }
}
