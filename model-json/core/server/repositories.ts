import { seedInstance } from '../repository/data/seed-instance';
import { mountsOf, savedOf, type DataFolder } from '../repository/data-folder';
import { openFilesRepository } from '../repository/files/FilesRepository';
import type { Logger, Repository } from '../repository/Repository';
import type { RunMode } from './settings/run-mode';

/** Shows what follows from what is stored: live copies, and pages made of data. */
export type Derived = (stored: Repository) => Repository;

/** The content of author and of publish. */
export type Repositories = Readonly<Record<RunMode, Repository>>;

/**
 * Opens both trees of the data folder to write to, brought up to what git holds. Only one process may.
 *
 * @param onPublished is told when what visitors see is whole on disk: others may read it while this one goes on
 */
export async function openRepositories(
  folder: DataFolder,
  log: Logger,
  onPublished: () => void,
  derived: Derived,
): Promise<Repositories> {
  const open = (runMode: RunMode) =>
    opened(mountsOf(folder, runMode), log, derived, savedOf(folder, runMode));
  await seedInstance(folder, 'publish', log);
  const publish = await open('publish');
  onPublished();
  await seedInstance(folder, 'author', log);
  return { author: await open('author'), publish };
}

/** Opens what visitors see, to read it only: another process writes it. */
export function openPublished(folder: DataFolder, log: Logger, derived: Derived): Promise<Repository> {
  return opened(mountsOf(folder, 'publish'), log, derived, savedOf(folder, 'publish'), true);
}

/** For development: one tree for both, the content in git itself, so that what an editor saves shows at once. */
export async function openSeed(
  { seedDir, damDir }: DataFolder,
  log: Logger,
  derived: Derived,
): Promise<Repositories> {
  const mounts = [
    { at: '/', dir: seedDir },
    { at: '/content/dam', dir: damDir, readonly: true },
  ];
  const repository = await opened(mounts, log, derived);
  return { author: repository, publish: repository };
}

/** Milliseconds after a start: to watch thousands of files takes as long as all that the first visitor waits for. */
const FIRST_ANSWERS = 3000;

/** Follows what other programs write, a little later: the repository looks for itself what changed before it watched. */
export function follow(repositories: readonly Repository[], log: Logger): void {
  const begin = async () => {
    for (const repository of repositories) await repository.watch();
  };
  const warn = (error: unknown) => log.warn(`Content is not followed: ${String(error)}`);
  setTimeout(() => void begin().catch(warn), FIRST_ANSWERS).unref();
}

async function opened(
  mounts: ReturnType<typeof mountsOf>,
  log: Logger,
  derived: Derived,
  saved?: string,
  readonly = false,
): Promise<Repository> {
  const repository = await openFilesRepository({
    mounts,
    log,
    readonly,
    ...(saved !== undefined && { saved }),
  });
  return derived(repository);
}
