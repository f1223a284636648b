import { join, resolve } from 'node:path';
import { DATA_DIR, siteFolder } from '../site/folders';
import type { Mount } from './files/mount';

/** The folder of preview links. */
export const PREVIEWS = 'previews';

/** The two servers, each with its own copy of the content: the one authors edit and the one visitors see. */
export type Instance = 'author' | 'publish';

export const INSTANCES: readonly Instance[] = ['author', 'publish'];

/** Where content comes from and where authors' changes are stored. All paths are absolute. */
export interface DataFolder {
  /** Not in git: `author/`, `publish/`, and a manifest of the seed of each. */
  readonly dir: string;
  /** `content` of the site, in git. */
  readonly seedDir: string;
  /** `dam` of the site, in git; mounted, never copied. */
  readonly damDir: string;
}

/**
 * The data folder of a checkout or a project.
 *
 * @param root the checkout or the project, absolute
 * @param dataDir the environment's `DATA_DIR`, from `root` if relative
 */
export function dataFolderOf(root: string, dataDir = DATA_DIR): DataFolder {
  return {
    dir: resolve(root, dataDir),
    seedDir: join(siteFolder(root), 'content'),
    damDir: join(siteFolder(root), 'dam'),
  };
}

/** The content files of an instance. */
export function treeOf(folder: DataFolder, instance: Instance): string {
  return join(folder.dir, instance);
}

/** The mounts of an instance's repository: its content, the DAM from git, and over it the authors' uploads. */
export function mountsOf(folder: DataFolder, instance: Instance): Mount[] {
  const tree = treeOf(folder, instance);
  return [
    { at: '/', dir: tree, skip: [UPLOADS, BINARIES] },
    { at: '/content/dam', dir: folder.damDir, readonly: true },
    { at: '/content/dam', dir: join(tree, UPLOADS) },
  ];
}

/** The mounts of author's repository if its content is in Sling: the copy of that, with code and assets from git. */
export function slingMountsOf(folder: DataFolder): Mount[] {
  const copy = join(folder.dir, SLING_COPY);
  return [
    { at: '/apps', dir: join(folder.seedDir, 'apps'), readonly: true },
    { at: '/', dir: copy, skip: [UPLOADS] },
    { at: '/content/dam', dir: folder.damDir, readonly: true },
    { at: '/content/dam', dir: join(copy, UPLOADS) },
  ];
}

/** An instance's cache for its next start. It can be deleted at any time. */
export function savedOf(folder: DataFolder, instance: Instance): string {
  return join(folder.dir, `${instance}.saved.db`);
}

/** The folder beside the trees with the queue of pending publications. */
export const REPLICATION = 'replication';

/** The folder beside the trees with the copy of author's content in Sling. It can be deleted while author is stopped. */
const SLING_COPY = 'sling';

/** The cache of that copy for the next start. */
export const slingSavedOf = (folder: DataFolder): string => join(folder.dir, `${SLING_COPY}.saved.db`);

/** The bytes of both instances' nodes. */
export const binariesOf = (folder: DataFolder): string => join(folder.dir, BINARIES);

/** The same on a publish node, which receives them with the other files of the published tree. */
export const nodeBinariesOf = (folder: DataFolder): string => join(treeOf(folder, 'publish'), BINARIES);

/** The folder with the bytes of nodes: beside the trees, or in that of a publish node. */
export const BINARIES = 'binaries';

/** The folder beside the trees with the versions of author's nodes. */
export const VERSIONS = 'versions';

/** The folder beside the trees with what authors say to each other: comments, tasks, notices. */
export const TOGETHER = 'together';

/** The folder beside the trees with what authors ask each other to review. */
export const REVIEWS = 'reviews';

/** The folder beside the trees with what authors have replaced over a site, to take it back. */
export const REPLACEMENTS = 'replacements';

/** The folder beside the trees with what agents have changed, to undo it. */
export const AGENT_CHANGES = 'agent-changes';

/** The folder beside the trees with what releases have replaced, so that they can be taken back. */
export const LAUNCHES = 'launches';

/** The folder beside the trees with what language copies were translated from. */
export const TRANSLATIONS = 'translations';

/** Folders that belong to the content of both instances. */
export const SHARED: readonly string[] = [
  ...[BINARIES, VERSIONS, REVIEWS, TOGETHER, REPLACEMENTS, LAUNCHES, TRANSLATIONS],
  AGENT_CHANGES,
];

/** Folders of what visitors left: forms they sent, words they searched for. */
export const VISITORS: readonly string[] = ['submissions', 'search/queries'];

/** The folder beside the trees with the chunks of builds that ran here. */
export const CHUNKS = 'chunks';

/** The folder in an instance's tree for uploaded assets. */
export const UPLOADS = 'dam';
