import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BinaryStore } from '../../../repository/binaries/BinaryStore';
import { onDisk } from '../../../repository/files/reading/on-disk';
import type { Repository } from '../../../repository/Repository';
import { assetMimeType } from '../../../exporter/shared/assets';
import { binaryOf } from '../../http/binary';
import { hasFileBeside } from '../../replicate/published';
import { referTo } from './asset-node';
import { assetsWithin } from './asset-places';

/**
 * Copies the bytes of assets that came with the site into the store, so that they can be moved and copied like uploaded
 * ones. Nobody sees a difference.
 *
 * @param path of an asset or a folder
 */
export async function takeIntoStore(repository: Repository, store: BinaryStore, path: string): Promise<void> {
  const node = repository.get(path);
  const delivered = node ? [...assetsWithin(node)].filter(hasFileBeside) : [];
  if (delivered.length === 0) return;
  const references = new Map<string, { readonly reference: string; readonly type: string }>();
  for (const asset of delivered) {
    const file = binaryOf(asset)?.file;
    if (file === undefined) continue;
    const copy = join(store.incoming, `${randomUUID()}.copy`);
    await onDisk(async () => {
      await mkdir(store.incoming, { recursive: true });
      await copyFile(file, copy);
    });
    const type = assetMimeType(asset) ?? 'application/octet-stream';
    references.set(asset.path, { reference: await store.adopt(copy), type });
  }
  await repository.change((draft) => {
    for (const [asset, { reference, type }] of references) referTo(draft, asset, reference, type);
  });
}
