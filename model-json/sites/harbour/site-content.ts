import path from 'node:path';
import { openFilesRepository } from '../../core/repository/files/FilesRepository';
import type { Logger, Repository } from '../../core/repository/Repository';
import { withDerivedContent } from './derived-content';

/** The whole content of the site as the servers read it, not to be written to. */
export async function openSiteContent(log: Logger = { info: () => {}, warn: () => {} }): Promise<Repository> {
  const stored = await openFilesRepository({
    mounts: [
      { at: '/', dir: path.join(__dirname, 'content'), readonly: true },
      { at: '/content/dam', dir: path.join(__dirname, 'dam'), readonly: true },
    ],
    log,
  });
  return withDerivedContent(stored);
}
