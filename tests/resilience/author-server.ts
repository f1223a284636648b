import { once } from 'node:events';
import path from 'node:path';
import fastify from 'fastify';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { buildServer } from '../../model-json/core/server/build-server';
import type { Frontend } from '../../model-json/core/server/frontend/frontend';
import { listen } from '../../model-json/core/server/http/listen';

/** In place of the webpack build: the test views no page. */
const nothing = {
  build: 1,
  renderPage: () => ({ html: '', css: '', problems: [] }),
  assets: { script: '', fonts: [] },
  entry: () => [],
  file: () => undefined,
} as unknown as Frontend;

/** Starts an author server over a folder once a line arrives on stdin, and runs until killed. Prints its address. */
async function main([dir]: string[]): Promise<void> {
  // Loading the code is not under test: it happens while another server still writes.
  await once(process.stdin, 'data');
  const { log } = fastify({ logger: { level: 'silent' } });
  const repository = await openFilesRepository({ mounts: [{ at: '/', dir: dir! }], log: console });
  await repository.watch();
  const author = buildServer({
    runMode: 'author',
    repository,
    registry: {},
    frontend: () => nothing,
    renditionsDir: path.join(dir!, '../renditions'),
    log,
  });
  process.stdout.write(`${await listen(author, '127.0.0.1', 0, 'AUTHOR_PORT')}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
