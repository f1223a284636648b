import { join, resolve } from 'node:path';
import { DATA_DIR } from '../site/folders';
import type { Mount } from './files/mount';
import { APP_ID } from '../../../shared/addresses/app';

/** The two servers, each with its own copy of the content: what authors edit, and what visitors see. */
export type Instance = 'author' | 'publish';

export const INSTANCES: readonly Instance[] = ['author', 'publish'];

/** Where content comes from, and where what authors change is kept. All absolute. */
export interface DataFolder {
  /** Not in git: `author/`, `publish/`, and a manifest of what each was seeded with. */
  readonly dir: string;
  /** `model-json/sites/mysite/content`, in git. */
  readonly seedDir: string;
  /** `model-json/sites/mysite/dam`, in git; mounted, never copied. */
  readonly damDir: string;
}

/**
 * The data folder of a checkout.
 *
 * @param root the checkout
 * @param dataDir the environment's `DATA_DIR`, from `root` if relative
 */
export function dataFolderOf(root: string, dataDir = DATA_DIR): DataFolder {
  return {
    dir: resolve(root, dataDir),
    seedDir: resolve(root, `model-json/sites/${APP_ID}/content`),
    damDir: resolve(root, `model-json/sites/${APP_ID}/dam`),
  };
}

/** The content files of an instance. */
export function treeOf(folder: DataFolder, instance: Instance): string {
  return join(folder.dir, instance);
}

/** What an instance's repository is opened with: its content, the DAM from git, and over it what authors uploaded. */
export function mountsOf(folder: DataFolder, instance: Instance): Mount[] {
  const tree = treeOf(folder, instance);
  return [
    { at: '/', dir: tree, skip: [UPLOADS] },
    { at: '/content/dam', dir: folder.damDir, readonly: true },
    { at: '/content/dam', dir: join(tree, UPLOADS) },
  ];
}

/** Where an instance keeps what it read, for its next start. It can be removed at any time. */
export function savedOf(folder: DataFolder, instance: Instance): string {
  return join(folder.dir, `${instance}.saved.db`);
}

/** The folder beside the trees that holds what is still to be published. */
export const REPLICATION = 'replication';

/** The folder in an instance's tree that holds uploaded assets. */
export const UPLOADS = 'dam';
