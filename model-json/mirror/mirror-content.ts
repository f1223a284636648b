import { readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { lacksBinary } from '../repository/files/asset';
import { placeOf, type Mount } from '../repository/files/mount';
import { scan } from '../repository/files/scan';
import { writeFileAtomically } from '../repository/files/write-file';
import type { NodeJson } from '../repository/node-json';
import { printNode } from '../repository/parse-node';
import { SlingError, type Sling } from './Sling';
import { splitNode } from './split-node';
import { storedNode } from './stored-node';

/** What a reading changed. */
export interface Mirrored {
  readonly written: number;
  readonly removed: number;
  /** Roots that AEM does not show. */
  readonly missing: readonly string[];
}

/**
 * Brings a folder of content files up to what an AEM holds below some roots: what differs is written, what is gone there
 * is removed at the end. A repository that watches the folder follows.
 *
 * @throws SlingError when AEM does not answer, or a root that was there before is gone; then nothing is removed
 */
export async function mirrorContent(sling: Sling, roots: readonly string[], dir: string): Promise<Mirrored> {
  const mount: Mount = { at: '/', dir };
  const found = new Set<string>();
  const missing: string[] = [];
  let written = 0;
  for (const root of roots) {
    const node = await sling.node(root);
    if (!node) {
      if (existsSync(`${placeOf(mount, root)}.json`)) throw new SlingError(`${root} is not in AEM any more`);
      missing.push(root);
      continue;
    }
    for (const [path, part] of splitNode(root, storedNode(node))) {
      const place = placeOf(mount, path)!;
      found.add(`${place}.json`).add(place);
      if (await store(sling, path, part, place)) written += 1;
    }
  }
  const gone = scan(mount).files.filter(({ file }) => !found.has(file));
  for (const { file } of gone) await rm(file, { force: true });
  return { written, removed: gone.length, missing };
}

/** The bytes of an asset come first: where its node is the same as before, so are they. @returns whether it differed */
async function store(sling: Sling, path: string, node: NodeJson, place: string): Promise<boolean> {
  const text = printNode(node);
  const isSame = (await readFile(`${place}.json`, 'utf8').catch(() => '')) === text;
  const needsBytes = lacksBinary(node);
  if (isSame && (!needsBytes || existsSync(place))) return false;
  const bytes = needsBytes ? await sling.bytes(path) : undefined;
  if (bytes) await writeFileAtomically(place, bytes);
  await writeFileAtomically(`${place}.json`, text);
  return true;
}
