import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../../../core/repository/files/writing/write-file';
import type { StoredDay } from './DayCounts';
import { z } from 'zod';
import { mapLanguages } from '../../../../shared/words/in-language';

const NAME = /^(\d{4}-\d{2}-\d{2})\.json$/;

const counts = z.tuple([z.number(), z.number()]);
const queries = z.record(z.string(), counts).optional();
const schema: z.ZodType<StoredDay> = z.object({
  version: z.literal(1),
  languages: z.object(mapLanguages(() => queries)),
});

/** `2026-11-20`, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const fileOf = (dir: string, day: string) => join(dir, `${day}.json`);

/** @returns undefined if nothing was stored or the file cannot be read */
export async function readDay(dir: string, day: string): Promise<StoredDay | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(fileOf(dir, day), 'utf8')));
  } catch {
    return undefined;
  }
}

export const writeDay = (dir: string, day: string, counts: StoredDay): Promise<void> =>
  writeFileAtomically(fileOf(dir, day), JSON.stringify(counts));

/** The stored days, oldest first. */
export async function daysIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).sort();
}

/** Deletes files older than a day. */
export async function forgetBefore(dir: string, first: string): Promise<void> {
  for (const day of await daysIn(dir)) if (day < first) await rm(fileOf(dir, day), { force: true });
}
