import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { isPage } from '../../model-json/core/exporter/shared/pages';
import {
  binariesOf,
  dataFolderOf,
  mountsOf,
  savedOf,
  type Instance,
} from '../../model-json/core/repository/data-folder';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Resource } from '../../model-json/core/repository/Resource';
import { checkPage } from '../../model-json/core/server/checks/check-page';
import { createInstance } from '../../model-json/core/server/create-instance';
import { loadFrontend } from '../../model-json/core/server/frontend/frontend';
import { openLog } from '../../model-json/core/server/logs/open-log';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { builtFolder } from '../../model-json/core/site/folders';
import { CONTENT_ROOT } from '../../shared/addresses/app';

/**
 * npm run content:pages [-- /content/…]: what the checks of the editor find on the pages at and below a path, except what
 * only a browser can measure. Needs a build. Exit code 1 if there are errors.
 */
async function main(): Promise<void> {
  const from = process.argv.slice(2).find((each) => each.startsWith('/')) ?? CONTENT_ROOT;
  const root = process.cwd();
  const folder = dataFolderOf(root, process.env['DATA_DIR']);
  const open = async (instance: Instance) =>
    withDerivedContent(
      await openFilesRepository({
        mounts: mountsOf(folder, instance),
        log: { info: () => undefined, warn: console.warn },
        saved: savedOf(folder, instance),
        binaries: binariesOf(folder),
        readonly: true,
      }),
    );
  const [repository, publish] = [await open('author'), await open('publish')];
  const frontend = loadFrontend(builtFolder(root));
  const scratch = mkdtempSync(path.join(tmpdir(), 'check-pages-'));
  const instance = createInstance({
    runMode: 'author',
    repository,
    publish,
    registry: site.registry,
    frontend: () => frontend,
    renditionsDir: path.join(scratch, 'renditions'),
    log: openLog(readSettings({ LOG_LEVEL: 'error' })),
  });
  const start = repository.get(from);
  if (!start) throw new Error(`There is nothing at ${from}`);
  const counts = { pages: 0, errors: 0, warnings: 0 };
  for (const page of pagesIn(start)) {
    counts.pages += 1;
    for (const { severity, rule, path: place, field, message, excerpt } of checkPage(page, instance)
      ?.findings ?? []) {
      counts[severity === 'error' ? 'errors' : 'warnings'] += 1;
      const where = field === undefined ? place : `${place} ${field}`;
      print(`${severity}: ${rule}: ${where}: ${message}${excerpt === undefined ? '' : ` (${excerpt})`}`);
    }
  }
  print(`${counts.pages} pages: ${counts.errors} errors, ${counts.warnings} warnings.`);
  if (counts.errors > 0) process.exitCode = 1;
  await Promise.all([repository.close(), publish.close()]);
  rmSync(scratch, { recursive: true, force: true });
}

function* pagesIn(node: Resource): Generator<Resource> {
  if (isPage(node)) yield node;
  for (const child of node.children.values()) if (child.name !== 'jcr:content') yield* pagesIn(child);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exit(1);
});
