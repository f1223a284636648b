import path from 'node:path';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { backupData } from '../../model-json/core/repository/data/backup-data';
import { run } from './command';

/** npm run content:backup [-- <folder>]: backs up author's and publish's content, uploads included, even while they run. */
run(async (print) => {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const name = new Date().toISOString().replace(/[:.]/g, '-');
  const target = path.resolve(process.argv[2] ?? path.join('backups', name));
  const { files } = await backupData(folder, target);
  print(`${Object.keys(files).length} files in ${target}`);
});
