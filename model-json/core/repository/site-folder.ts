import path from 'node:path';
import { openFilesRepository } from './files/FilesRepository';
import type { Logger, Repository } from './Repository';

const SILENT: Logger = { info: () => {}, warn: () => {} };

/** The content in a site's own folder, `content` and `dam`; read-only. */
export const openSiteFolder = (folder: string, log: Logger = SILENT): Promise<Repository> =>
  openFilesRepository({
    mounts: [
      { at: '/', dir: path.join(folder, 'content'), readonly: true },
      { at: '/content/dam', dir: path.join(folder, 'dam'), readonly: true },
    ],
    log,
  });
