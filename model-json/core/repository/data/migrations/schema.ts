import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../../../../shared/checked/error-parts';
import { INSTANCES, treeOf, type DataFolder } from '../../data-folder';
import { treeFiles } from '../tree-files';
import type { Migration } from './Migration';

/** The file in the data folder that says which migrations its content has had. */
export const SCHEMA = 'schema.json';

const schema = z.object({ version: z.number().int().min(0) });

/** The content's schema version is unknown, or one of a later release. Nothing was changed. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly code = 'VEN_SCHEMA';
}

export const newestOf = (migrations: readonly Migration[]): number =>
  Math.max(0, ...migrations.map(({ number }) => number));

/**
 * The schema version of a data folder: that of the newest migration if there is no content yet, 0 for content of a
 * release without migrations.
 *
 * @throws SchemaError if the file is damaged, or its version is later than the newest migration
 */
export function schemaVersion(folder: DataFolder, migrations: readonly Migration[]): number {
  const { dir } = folder;
  const newest = newestOf(migrations);
  const file = join(dir, SCHEMA);
  if (!existsSync(file)) {
    const isEmpty = INSTANCES.every((instance) => treeFiles(treeOf(folder, instance)).length === 0);
    return isEmpty ? newest : 0;
  }
  const { version } = readSchema(file);
  if (version > newest)
    throw new SchemaError(
      `The content in ${dir} has schema version ${version}, but this release knows ${newest} at most. Start the later release, or restore the backup from before its migration (backups/before-schema-…)`,
    );
  return version;
}

function readSchema(file: string) {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new SchemaError(
      `${file} is damaged: ${messageOf(error)}. It should be {"version": N}, the number of the last migration; restore it from a backup`,
    );
  }
}

export const printSchema = (version: number): string => `${JSON.stringify({ version })}\n`;
