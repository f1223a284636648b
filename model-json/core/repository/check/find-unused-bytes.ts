import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashesIn } from '../binaries/Binary';
import { BINARIES, INSTANCES, REPLICATION, VERSIONS, type DataFolder } from '../data-folder';
import { filesBelow } from '../data/tree-files';
import type { Finding } from './Finding';

/** What can refer to bytes: content, versions of it, and publications that are pending or can be undone. */
const REFERRING = [...INSTANCES, VERSIONS, REPLICATION];

/** Bytes that nothing refers to any longer. They are left by deletions, and by posts that were interrupted. */
export function* findUnusedBytes(folder: DataFolder): Generator<Finding> {
  const stored = filesBelow(folder, BINARIES);
  if (stored.length === 0) return;
  const used = new Set(
    REFERRING.flatMap((name) => filesBelow(folder, name))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => hashesIn(readFileSync(join(folder.dir, file), 'utf8'))),
  );
  for (const file of stored) {
    if (used.has(file.slice(file.lastIndexOf('/') + 1))) continue;
    yield {
      kind: 'unused bytes',
      instance: 'author',
      where: file,
      what: 'no node and no version refers to them',
      mend: { how: 'remove them', run: () => rm(join(folder.dir, file), { force: true }) },
    };
  }
}
