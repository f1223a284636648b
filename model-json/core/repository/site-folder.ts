import path from 'node:path';
import { openFilesRepository } from './files/FilesRepository';
import type { Logger, Repository } from './Repository';

const SILENT: Logger = { info: () => {}, warn: () => {} };

/** What is stored in a site's own folder, `content` and `dam`; not to be written to. */
export const openSiteFolder = (folder: string, log: Logger = SILENT): Promise<Repository> =>
  openFilesRepository({
    mounts: [
      { at: '/', dir: path.join(folder, 'content'), readonly: true },
      { at: '/content/dam', dir: path.join(folder, 'dam'), readonly: true },
    ],
    log,
  });
