import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { INSTANCES, treeOf, type DataFolder } from '../../data-folder';
import { Journals } from '../../files/journal/Journals';
import type { FileChange } from '../../files/journal/prepare-change';
import { FolderLock } from '../../files/lock/FolderLock';
import type { Logger } from '../../Repository';
import { backupData } from '../backup-data';
import type { Migration } from './Migration';
import { newestOf, printSchema, SCHEMA, schemaVersion } from './schema';
import { StoredTree } from './StoredTree';

export interface MigrateOptions {
  readonly folder: DataFolder;
  readonly migrations: readonly Migration[];
  /** Only logs what would change. @default false */
  readonly isDryRun?: boolean;
  readonly log: Logger;
}

/**
 * Brings the stored content to the schema version of this release, one migration after the other. Each is atomic, and
 * counted in the same change: after a kill, the next start goes on. Before the first that changes anything, a backup is
 * made in the data folder.
 *
 * @returns the files that were, or would be, changed
 * @throws SchemaError if the content is of a later release
 * @throws FolderInUseError while a server runs
 */
export async function migrateData({ folder, migrations, isDryRun = false, log }: MigrateOptions): Promise<string[]> {
  const locks: (FolderLock | undefined)[] = [];
  try {
    for (const instance of INSTANCES) locks.push(await FolderLock.take(treeOf(folder, instance)));
    // Nobody can write there: serve what exists.
    if (locks.includes(undefined)) return [];
    const journals = await Journals.open(folder.dir, log);
    const from = schemaVersion(folder, migrations);
    const due = migrations.filter(({ number }) => number > from).sort((a, b) => a.number - b.number);
    const changed: string[] = [];
    for (const migration of due) {
      const changes = INSTANCES.flatMap((instance) => migration.changes(new StoredTree(folder, instance)));
      const files = changes.map(({ file, text }) => `${text === undefined ? 'removes' : 'writes'} ${relative(folder.dir, file)}`);
      log.info(`Migration ${migration.number} ${migration.title}: ${files.length} files${isDryRun ? ', dry run' : ''}`);
      if (isDryRun) files.forEach((line) => log.info(`  ${line}`));
      else {
        if (files.length > 0 && changed.length === 0) await backUp(folder, from, log);
        await journals.change([...changes, versionChange(folder, migration.number)]);
      }
      changed.push(...files);
      // What a later migration would do depends on this one.
      if (isDryRun && files.length > 0) break;
    }
    const isNew = !existsSync(join(folder.dir, SCHEMA));
    if (!isDryRun && due.length === 0 && isNew) await journals.change([versionChange(folder, newestOf(migrations))]);
    return changed;
  } finally {
    for (const lock of locks) lock?.release();
  }
}

const versionChange = ({ dir }: DataFolder, version: number): FileChange => ({
  file: join(dir, SCHEMA),
  text: printSchema(version),
});

/** An earlier backup of the same version stays: it is from before an attempt that did not end. */
async function backUp(folder: DataFolder, from: number, log: Logger): Promise<void> {
  const target = join(folder.dir, 'backups', `before-schema-${from + 1}`);
  if (existsSync(target)) return;
  await backupData(folder, target);
  log.info(`Backed up to ${target}; undo with: npm run content:restore -- ${target}`);
}
