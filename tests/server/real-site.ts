import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { site } from '../../model-json/sites/ventora/site';
import type { Repository } from '../../model-json/core/repository/Repository';
import { buildServer, type ServerOptions } from '../../model-json/core/server/build-server';
import type { Frontend } from '../../model-json/core/server/frontend/frontend';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { testFrontend, type LogLine } from './start-site';

/** The repository's own content on publish, served without a port. */
export interface RealSite {
  readonly publish: FastifyInstance;
  readonly repository: Repository;
  /** Logged warnings and errors. */
  readonly lines: readonly LogLine[];
  close(): Promise<void>;
}

export async function openRealSite(
  frontend: Frontend = testFrontend(),
  more: Partial<ServerOptions> = {},
): Promise<RealSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const lines: LogLine[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
  const { log } = fastify({ logger: { level: 'warn', stream } });
  const repository = await openSiteContent({
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
  });
  const publish = buildServer({
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(dir, 'renditions'),
    log,
    ...more,
  });
  const close = async () => {
    await publish.close();
    await repository.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { publish, repository, lines, close };
}
