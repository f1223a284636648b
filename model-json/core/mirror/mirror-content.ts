import { readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { lacksBinary } from '../repository/files/reading/asset';
import { placeOf, type Mount } from '../repository/files/mount';
import { scan } from '../repository/files/reading/scan';
import { writeFileAtomically } from '../repository/files/writing/write-file';
import type { NodeJson } from '../repository/node-json';
import { printNode } from '../repository/parse-node';
import { SlingError, type Sling } from './Sling';
import { splitNode } from '../repository/split-node';
import { storedNode } from './stored-node';
import { required } from '../../../shared/checked/required';

/** The changes of one reading. */
export interface Mirrored {
  readonly written: number;
  readonly removed: number;
  /** Roots missing in AEM. */
  readonly missing: readonly string[];
  /** Nodes that are missing in AEM but kept, because so many are unlikely to have been deleted. */
  readonly heldBack: number;
  /** Assets whose bytes could not be fetched, with the reason; the next reading tries again. */
  readonly failed: readonly string[];
}

/** Removals that need no confirmation: up to this number, or this share of the content. */
const USUAL_REMOVALS = 50;
const USUAL_SHARE = 0.1;

/**
 * Synchronises a folder of content files with an AEM below some roots: differences are written, and nodes missing there
 * are removed at the end. A repository that watches the folder picks up the changes. An AEM that shows half of the site
 * is probably broken, so large removals are held back until confirmed.
 *
 * @param confirmed number of nodes that can be removed at once, whatever their share
 * @throws SlingError if AEM does not answer or a root has disappeared; nothing is removed then
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
      if (existsSync(`${placeOf(mount, root)}.json`)) throw new SlingError(`${root} is no longer in AEM`);
      missing.push(root);
      continue;
    }
    for (const [path, part] of splitNode(root, storedNode(node))) {
      const place = required(placeOf(mount, path), `The file of ${path}`);
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

/** Writes the bytes before the node: an unchanged node then implies unchanged bytes. @returns whether it differed */
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
