import { migrations } from '#site-server/migrations';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { migrateData } from '../../model-json/core/repository/data/migrations/migrate-data';
import { run } from './command';

/**
 * npm run content:migrate [-- --dry-run]: brings the stored content to the schema version of this release, as a start of
 * author does. With `--dry-run` it only lists the files that would change. The servers must be stopped.
 */
run(async (print) => {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const isDryRun = process.argv.includes('--dry-run');
  const changed = await migrateData({ folder, migrations, isDryRun, log: { info: print, warn: print } });
  print(
    changed.length === 0
      ? 'Nothing to migrate.'
      : `${changed.length} files${isDryRun ? ' would change' : ' changed'}.`,
  );
});
