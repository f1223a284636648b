import path from 'node:path';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { restoreData } from '../../model-json/core/repository/data/restore-data';
import { isAgreed, run } from './command';

/**
 * npm run content:restore -- <folder> [--yes]: replaces the content of author and publish with a backup. The servers must be
 * stopped.
 */
run(async (print) => {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const backup = process.argv.slice(2).find((word) => !word.startsWith('-'));
  if (backup === undefined) throw new Error('Which backup? npm run content:restore -- <folder>');
  if (!(await isAgreed(`Replace the content in ${folder.dir} with that of ${backup}?`)))
    return print('Nothing was changed.');
  const changed = await restoreData(folder, path.resolve(backup), { info: print, warn: print });
  for (const file of changed) print(`restored ${file}`);
  print(`${changed.length} files differed from the backup.`);
});
