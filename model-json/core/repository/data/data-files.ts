import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INSTANCES, SHARED, VISITORS, type DataFolder } from '../data-folder';
import { manifestFile } from './Manifest';
import { SCHEMA } from './migrations/schema';
import { filesBelow } from './tree-files';

/** The files of the data folder that a backup holds: everything that cannot be made again. */
export const dataFiles = (folder: DataFolder): string[] => [
  // A restored backup is migrated from its own version on.
  ...[SCHEMA].filter((file) => existsSync(join(folder.dir, file))),
  ...[...SHARED, ...VISITORS].flatMap((name) => filesBelow(folder, name)),
  ...INSTANCES.flatMap((instance) => [
    ...filesBelow(folder, instance),
    ...(existsSync(manifestFile(folder, instance)) ? [`${instance}.seed.json`] : []),
  ]),
];
