import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

export const root = path.resolve(__dirname, '../..');

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The documents of a YAML file. */
export const documentsOf = (file: string): unknown[] =>
  parseAllDocuments(read(file)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as unknown;
  });

/** Runs a tool of the operating system. @returns undefined if this machine does not have it */
export function tool(name: string, ...words: string[]): { status: number | null; said: string } | undefined {
  const { error, status, stdout, stderr } = spawnSync(name, words, { cwd: root, encoding: 'utf8' });
  if (error) {
    console.warn(`SKIPPED: ${name} is not installed`);
    return undefined;
  }
  return { status, said: stdout + stderr };
}
