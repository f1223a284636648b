import { migrations } from '#site-server/migrations';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { migrateData } from '../../model-json/core/repository/data/migrations/migrate-data';

/**
 * npm run content:migrate [-- --dry-run]: brings the stored content to the schema version of this release, as a start of
 * author does. With `--dry-run` it only lists the files that would change. The servers must be stopped.
 */
async function main(): Promise<void> {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const isDryRun = process.argv.includes('--dry-run');
  const changed = await migrateData({ folder, migrations, isDryRun, log: { info: print, warn: print } });
  print(
    changed.length === 0
      ? 'Nothing to migrate.'
      : `${changed.length} files${isDryRun ? ' would change' : ' changed'}.`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
});
