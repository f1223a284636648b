import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { site } from '#site-server/site';
import { openSiteContent } from '#site-server/site-content';
import { buildServer, type ServerOptions } from '../../model-json/core/server/build-server';
import { RESOURCES } from '../../model-json/core/server/frontend/frontend';
import type { Repository } from '../../model-json/core/repository/Repository';
import type { RunMode } from '../../model-json/core/server/settings/run-mode';
import { testFrontend, type LogLine } from './start-site';

/** Author and publish of the site selected by the test's conditions, with its content from git. */
export interface SecondSite extends Record<RunMode, FastifyInstance> {
  readonly repository: Repository;
  readonly lines: readonly LogLine[];
  close(): Promise<void>;
}

/** @param more what its servers have besides */
export async function openSecondSite(more: Pick<ServerOptions, 'edgeDelivery'> = {}): Promise<SecondSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const lines: LogLine[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
  const { log } = fastify({ logger: { level: 'warn', stream } });
  const warn = (line: string) => log.warn(line);
  const repository = await openSiteContent({ info: () => {}, warn });
  const built = testFrontend();
  const entry = (name: string) =>
    name === 'editor' ? [`${RESOURCES}editor.0a1b2c3d.js`] : built.entry(name);
  const frontend = { ...built, entry };
  const build = (runMode: RunMode) =>
    buildServer({
      runMode,
      repository,
      ...site,
      ...more,
      frontend: () => frontend,
      renditionsDir: path.join(dir, runMode, 'renditions'),
      log,
    });
  const [author, publish] = [build('author'), build('publish')];
  return {
    author,
    publish,
    repository,
    lines,
    async close() {
      await Promise.all([author.close(), publish.close()]);
      await repository.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Logged warnings and errors. */
export const complaintsOf = ({ lines }: Pick<SecondSite, 'lines'>): string[] => lines.map(({ msg }) => msg);
