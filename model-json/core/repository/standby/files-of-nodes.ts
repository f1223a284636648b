import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hashesIn } from '../binaries/Binary';
import { BinaryStore } from '../binaries/BinaryStore';
import { binariesOf, mountsOf, VERSIONS, type DataFolder, type Instance } from '../data-folder';
import { filesBelow } from '../data/tree-files';
import { placeOf } from '../files/mount';
import { markerOf } from '../files/reading/scan';

const ID = /"jcr:uuid": ?"([0-9a-f-]{36})"/g;

/**
 * The files of the data folder in which nodes of a tree are stored, whether they exist or not: JSON, uploads, and the bytes
 * and versions that the JSON refers to.
 */
export function filesOfNodes(folder: DataFolder, instance: Instance, nodes: Iterable<string>): string[] {
  const mounts = mountsOf(folder, instance).filter((mount) => !mount.readonly);
  const store = new BinaryStore(binariesOf(folder));
  const nameOf = (file: string) => relative(folder.dir, file).split(sep).join('/');
  const files = new Set<string>();
  for (const node of nodes) {
    for (const place of mounts.flatMap((mount) => placeOf(mount, node) ?? [])) {
      for (const file of [place, `${place}.json`, markerOf(place)]) files.add(nameOf(file));
      const json = `${place}.json`;
      const text = existsSync(json) ? readFileSync(json, 'utf8') : '';
      for (const hash of hashesIn(text)) files.add(nameOf(store.fileOf({ hash })));
      for (const [, id = ''] of text.matchAll(ID))
        filesBelow(folder, join(VERSIONS, id.slice(0, 2), id)).forEach((file) => files.add(file));
    }
  }
  return [...files];
}
