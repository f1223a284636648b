import path from 'node:path';
import { cataloguePages } from '../model-json/exporter/ventora/commerce/catalogue-pages';
import { withDerivedPages } from '../model-json/repository/derived/derived-repository';
import { openFilesRepository } from '../model-json/repository/files/FilesRepository';
import type { Logger, Repository } from '../model-json/repository/Repository';

const root = path.resolve(__dirname, '../model-json');

/** The whole content of the site as the servers read it, not to be written to. */
export async function openSiteContent(log: Logger = { info: () => {}, warn: () => {} }): Promise<Repository> {
  const stored = await openFilesRepository({
    mounts: [
      { at: '/', dir: path.join(root, 'content'), readonly: true },
      { at: '/content/dam', dir: path.join(root, 'dam'), readonly: true, skip: ['studio'] },
    ],
    log,
  });
  return withDerivedPages(stored, cataloguePages);
}
