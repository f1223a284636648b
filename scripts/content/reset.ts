import { createInterface } from 'node:readline/promises';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { changesOf } from '../../model-json/core/repository/data/changes-of';
import { resetData, resetFile } from '../../model-json/core/repository/data/reset-data';
import { run } from './command';

/** npm run content:reset [-- --yes] [<file>…]: discards author changes, all or those to the given files. */
run(async (print) => {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const files = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const changes = changesOf(folder, 'author').filter(
    ({ file }) => files.length === 0 || files.includes(file),
  );
  for (const { file, kind } of changes) print(`${kind} by an author and not saved: ${file}`);
  if (changes.length > 0 && !(await isAgreed(`Drop ${changes.length} changed files?`))) {
    print('Nothing was dropped.');
    return;
  }
  for (const file of files) {
    await resetFile(folder, file);
    print(`reset ${file}`);
  }
  if (files.length > 0) return;
  const dropped = await resetData(folder);
  for (const path of dropped) print(`dropped ${path}`);
  print(dropped.length > 0 ? 'Author and publish have the content of git.' : 'Nothing was changed.');
});

async function isAgreed(question: string): Promise<boolean> {
  if (process.argv.includes('--yes') || process.env['CI'] || !process.stdin.isTTY) return true;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer);
}
