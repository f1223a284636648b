import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DataFolder } from '../data-folder';
import { writeFileAtomically } from '../files/writing/write-file';

const schema = z.object({ holder: z.uuid() });

const fileOf = (folder: DataFolder): string => join(folder.dir, 'standby.json');

/** What names the author of a data folder in standby folders. It stays when the machine gets another name. */
export async function holderOf(folder: DataFolder): Promise<string> {
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(folder), 'utf8'))).holder;
  } catch {
    return newHolder(folder);
  }
}

/** Gives the author of a data folder a new name. */
export async function newHolder(folder: DataFolder): Promise<string> {
  const holder = randomUUID();
  await writeFileAtomically(fileOf(folder), `${JSON.stringify({ holder })}\n`);
  return holder;
}
