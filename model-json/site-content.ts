import path from 'node:path';
import { cataloguePages } from './exporter/ventora/commerce/catalogue-pages';
import { withDerivedPages } from './repository/derived/derived-repository';
import { openFilesRepository } from './repository/files/FilesRepository';
import type { Logger, Repository } from './repository/Repository';

/** The whole content of the site as the servers read it, not to be written to. */
export async function openSiteContent(log: Logger = { info: () => {}, warn: () => {} }): Promise<Repository> {
  const stored = await openFilesRepository({
    mounts: [
      { at: '/', dir: path.join(__dirname, 'content'), readonly: true },
      { at: '/content/dam', dir: path.join(__dirname, 'dam'), readonly: true, skip: ['studio'] },
    ],
    log,
  });
  return withDerivedPages(stored, cataloguePages);
}
