import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { openFilesRepository } from '../../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { buildServer } from '../../../model-json/core/server/build-server';
import type { RunMode } from '../../../model-json/core/server/settings/run-mode';
import { site } from '../../../model-json/sites/ventora/site';
import { testFrontend } from '../../server/start-site';

/** An author server whose content is in Sling, and the visitors' server beside it. */
export class SlingAuthor {
  private constructor(
    readonly content: Repository,
    readonly published: Repository,
    readonly author: FastifyInstance,
    readonly visitors: FastifyInstance,
    private readonly dir: string,
  ) {}

  /** @param content in Sling; closed with the servers */
  static async open(content: Repository): Promise<SlingAuthor> {
    const dir = mkdtempSync(path.join(tmpdir(), 'sling-author-'));
    const { log } = fastify({ logger: { level: 'silent' } });
    const published = await openFilesRepository({
      mounts: [{ at: '/', dir: path.join(dir, 'publish') }],
      log,
    });
    const frontend = testFrontend();
    const build = (runMode: RunMode) =>
      buildServer({
        runMode,
        repository: runMode === 'author' ? content : published,
        ...(runMode === 'author' && { publish: published }),
        ...site,
        frontend: () => frontend,
        renditionsDir: path.join(dir, 'renditions'),
        log,
      });
    return new SlingAuthor(content, published, build('author'), build('publish'), dir);
  }

  /** A POST as the editor sends it. */
  async post(url: string, fields: Readonly<Record<string, string>> | readonly [string, string][]) {
    const token = (await this.author.inject('/libs/granite/csrf/token.json')).json<{ token: string }>().token;
    return this.author.inject({
      method: 'POST',
      url,
      headers: {
        'csrf-token': token,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      payload: new URLSearchParams(fields as Record<string, string>).toString(),
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.author.close(), this.visitors.close()]);
    await Promise.all([this.content.close(), this.published.close()]);
    rmSync(this.dir, { recursive: true, force: true });
  }
}
