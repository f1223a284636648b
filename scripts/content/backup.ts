import path from 'node:path';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { backupData } from '../../model-json/core/repository/data/backup-data';

/** npm run content:backup [-- <folder>]: backs up author's and publish's content, uploads included, even while they run. */
async function main(): Promise<void> {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const name = new Date().toISOString().replace(/[:.]/g, '-');
  const target = path.resolve(process.argv[2] ?? path.join('backups', name));
  const { files } = await backupData(folder, target);
  process.stdout.write(`${Object.keys(files).length} files in ${target}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
});
