import { readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { lacksBinary } from '../repository/files/reading/asset';
import { placeOf, type Mount } from '../repository/files/mount';
import { scan } from '../repository/files/reading/scan';
import { writeFileAtomically } from '../repository/files/writing/write-file';
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
  /** Nodes that AEM no longer shows and that stay, because they are more than is likely to have been deleted. */
  readonly heldBack: number;
  /** Assets whose bytes AEM did not give, each with its reason; the next reading asks again. */
  readonly failed: readonly string[];
}

/** Removals that nobody has to confirm: so many, or such a share of what is there. */
const USUAL_REMOVALS = 50;
const USUAL_SHARE = 0.1;

/**
 * Brings a folder of content files up to what an AEM holds below some roots: what differs is written, what is gone there
 * is removed at the end. A repository that watches the folder follows. An AEM that shows half of the site has more likely lost
 * its way than the other half: many removals are held back until somebody confirms them.
 *
 * @param confirmed how many nodes may go at once, however large a share they are
 * @throws SlingError when AEM does not answer, or a root that was there before is gone; then nothing is removed
 */
export async function mirrorContent(
  sling: Sling,
  roots: readonly string[],
  dir: string,
  confirmed = 0,
): Promise<Mirrored> {
  const mount: Mount = { at: '/', dir };
  const found = new Set<string>();
  const missing: string[] = [];
  const failed: string[] = [];
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
      try {
        if (await store(sling, path, part, place)) written += 1;
      } catch (error) {
        if (!(error instanceof SlingError)) throw error;
        failed.push(error.message);
      }
    }
  }
  const { files } = scan(mount);
  const gone = files.filter(({ file }) => !found.has(file));
  const isUsual = gone.length <= Math.max(USUAL_REMOVALS, confirmed, files.length * USUAL_SHARE);
  if (!isUsual) return { written, removed: 0, missing, failed, heldBack: gone.length };
  for (const { file } of gone) await rm(file, { force: true });
  return { written, removed: gone.length, missing, failed, heldBack: 0 };
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
