import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '#site-server/site';
import { pagesFrom } from '../../model-json/core/exporter/shared/pages';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { checkPage } from '../../model-json/core/server/checks/check-page';
import { createInstance } from '../../model-json/core/server/create-instance';
import { loadFrontend } from '../../model-json/core/server/frontend/frontend';
import { openLog } from '../../model-json/core/server/logs/open-log';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { builtFolder } from '../../model-json/core/site/folders';
import { CONTENT_ROOT } from '../../shared/addresses/app';
import { run } from './command';
import { openContent } from './open-content';

/**
 * npm run content:pages [-- /content/…]: what the checks of the editor find on the pages at and below a path, except what
 * only a browser can measure. Needs a build. Exit code 1 if there are errors.
 */
run(async (print) => {
  const from = process.argv.slice(2).find((each) => each.startsWith('/')) ?? CONTENT_ROOT;
  const root = process.cwd();
  const folder = dataFolderOf(root, process.env['DATA_DIR']);
  const [repository, publish] = [
    await openContent(folder, 'author', { warn: console.warn }),
    await openContent(folder, 'publish', { warn: console.warn }),
  ];
  const start = repository.get(from);
  if (!start) throw new Error(`There is nothing at ${from}`);
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
  const counts = { pages: 0, errors: 0, warnings: 0 };
  for (const page of pagesFrom(start)) {
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
});
