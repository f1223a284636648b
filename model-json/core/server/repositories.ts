import { seedInstance, seedVersions } from '../repository/data/seed-instance';
import {
  binariesOf,
  mountsOf,
  nodeBinariesOf,
  savedOf,
  slingMountsOf,
  slingSavedOf,
  type DataFolder,
} from '../repository/data-folder';
import type { FilesOptions } from '../repository/files/FilesOptions';
import { openFilesRepository } from '../repository/files/FilesRepository';
import type { Logger, Repository } from '../repository/Repository';
import { openSlingRepository, type SlingOptions } from '../repository/sling/SlingRepository';
import { AUTHOR_ROOTS } from '../site/site-roots';
import type { RunMode } from './settings/run-mode';

/** Adds derived content to the stored: live copies, and pages made from data. */
export type Derived = (stored: Repository) => Repository;

/** The content of author and of publish. */
export type Repositories = Readonly<Record<RunMode, Repository>>;

/**
 * Updates both trees of the data folder from git and opens them for writing. Only one process may do so.
 *
 * @param onPublished called when the visitors' content is complete on disk and others can read it
 * @param sling where author's content is, if not in the data folder
 */
export async function openRepositories(
  folder: DataFolder,
  log: Logger,
  onPublished: () => Promise<void>,
  derived: Derived,
  sling?: SlingAccess,
): Promise<Repositories> {
  const open = (runMode: RunMode) =>
    opened(mountsOf(folder, runMode), log, derived, extrasOf(folder, runMode));
  const inSeed = seedVersions(folder);
  await seedInstance(folder, 'publish', log, inSeed);
  const publish = await open('publish');
  await onPublished();
  if (sling) return { author: derived(await openInSling(folder, sling, log)), publish };
  await seedInstance(folder, 'author', log, inSeed);
  return { author: await open('author'), publish };
}

/** A Sling that holds content. */
export type SlingAccess = Pick<SlingOptions, 'workspaces' | 'headers'>;

/** Opens author's content in Sling, with a copy in the data folder. A Sling without it gets that of the checkout. */
const openInSling = (folder: DataFolder, sling: SlingAccess, log: Logger): Promise<Repository> =>
  openSlingRepository({
    ...sling,
    roots: AUTHOR_ROOTS,
    mounts: slingMountsOf(folder),
    saved: slingSavedOf(folder),
    binaries: binariesOf(folder),
    seed: () => openFilesRepository({ mounts: [{ at: '/', dir: folder.seedDir, readonly: true }], log }),
    log,
  });

/**
 * Opens the visitors' content read-only: another process writes it.
 *
 * @param isNode whether an author on another machine fills it: then its assets are author's, not those of the checkout
 */
export function openPublished(
  folder: DataFolder,
  log: Logger,
  derived: Derived,
  isNode = false,
): Promise<Repository> {
  const mounts = mountsOf(folder, 'publish').filter((mount) => !isNode || !mount.readonly);
  return opened(mounts, log, derived, {
    ...extrasOf(folder, 'publish'),
    ...(isNode && { binaries: nodeBinariesOf(folder) }),
    readonly: true,
  });
}

/** For development: one tree for both, the content in git itself, so that saved changes show at once. */
export async function openSeed(folder: DataFolder, log: Logger, derived: Derived): Promise<Repositories> {
  const mounts = [
    { at: '/', dir: folder.seedDir },
    { at: '/content/dam', dir: folder.damDir, readonly: true },
  ];
  const repository = await opened(mounts, log, derived, { binaries: binariesOf(folder) });
  return { author: repository, publish: repository };
}

/** Milliseconds after start-up: watching thousands of files would delay the first visitor's page. */
const FIRST_ANSWERS = 3000;

/** Watches changes of other programs, after a delay: the repository itself detects earlier changes. */
export function follow(repositories: readonly Repository[], log: Logger): void {
  const begin = async () => {
    for (const repository of repositories) await repository.watch();
  };
  const warn = (error: unknown) => log.warn(`Content is not watched: ${String(error)}`);
  setTimeout(() => void begin().catch(warn), FIRST_ANSWERS).unref();
}

const extrasOf = (folder: DataFolder, runMode: RunMode) => ({
  saved: savedOf(folder, runMode),
  binaries: binariesOf(folder),
});

async function opened(
  mounts: ReturnType<typeof mountsOf>,
  log: Logger,
  derived: Derived,
  extras: Partial<FilesOptions>,
): Promise<Repository> {
  return derived(await openFilesRepository({ mounts, log, ...extras }));
}
