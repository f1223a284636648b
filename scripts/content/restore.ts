import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { restoreData } from '../../model-json/core/repository/data/restore-data';

/**
 * npm run content:restore -- <folder> [--yes]: replaces the content of author and publish with a backup. The servers must be
 * stopped.
 */
async function main(): Promise<void> {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const backup = process.argv.slice(2).find((word) => !word.startsWith('-'));
  if (backup === undefined) throw new Error('Which backup? npm run content:restore -- <folder>');
  if (!(await isAgreed(`Replace the content in ${folder.dir} with that of ${backup}?`))) {
    print('Nothing was changed.');
    return;
  }
  const changed = await restoreData(folder, path.resolve(backup), { info: print, warn: print });
  for (const file of changed) print(`restored ${file}`);
  print(`${changed.length} files differed from the backup.`);
}

async function isAgreed(question: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) throw new Error('Not a terminal, so nobody can confirm; add --yes');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
});
