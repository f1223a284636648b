import path from 'node:path';
import { openFilesRepository } from '../repository/files/FilesRepository';
import type { Logger, Repository } from '../repository/Repository';
import type { RunMode } from './run-mode';

export interface RepositoriesOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly log: Logger;
}

/** Both run modes on the content as it lies in the project: what is saved there shows at once. */
export async function openRepositories({
  root,
  log,
}: RepositoriesOptions): Promise<Record<RunMode, Repository>> {
  const mounts = [
    { at: '/', dir: path.join(root, 'model-json/content') },
    { at: '/content/dam', dir: path.join(root, 'model-json/dam'), readonly: true, skip: ['studio'] },
  ];
  const repository = await openFilesRepository({ mounts, log });
  await repository.watch();
  return { author: repository, publish: repository };
}
