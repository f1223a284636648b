import { execFile, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Entry, StoredFile } from './Entry';
import { SUFFIXES } from './store-body';

/** 6 takes half as long as gzip, and is 10 % smaller. */
const LEVEL = '-6';

/** Whether the program `zstd` is installed: Node 20 has none of its own. */
export const hasZstd = (): boolean => spawnSync('zstd', ['--version'], { stdio: 'ignore' }).status === 0;

const run = promisify(execFile);

/**
 * Adds the compressed form to entries that have others and lack it. Many at a time: to start the program takes as long as
 * to compress some pages.
 *
 * @param folder of the files
 */
export async function withZstd(folder: string, entries: readonly Entry[]): Promise<Entry[]> {
  const missing = entries.filter(
    ({ files }) => files.length > 1 && !files.some(({ name }) => name.endsWith(SUFFIXES.zstd)),
  );
  const names = missing.flatMap(({ files: [file] }) => (file ? [file.name] : []));
  if (names.length === 0) return [...entries];
  // The one of an earlier generation must stay what it is.
  for (const name of names) rmSync(path.join(folder, name + SUFFIXES.zstd), { force: true });
  await run('zstd', ['-q', '-f', '-k', LEVEL, '--', ...names], { cwd: folder });
  const made = new Map(missing.map((entry, index) => [entry, storedAt(folder, names[index])]));
  return entries.map((entry) => {
    const file = made.get(entry);
    return file ? { ...entry, files: [...entry.files, file] } : entry;
  });
}

function storedAt(folder: string, plain: string | undefined): StoredFile {
  const name = plain + SUFFIXES.zstd;
  const bytes = readFileSync(path.join(folder, name));
  return { name, bytes: bytes.length, sha256: hash('sha256', bytes) };
}
