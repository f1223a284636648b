import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/ensure-browser';
import { freePort } from '../../nodes/free-port';
import { fetched } from '../filevault/maven-central';
import { RecipeCopy } from '../recipes';

const root = path.resolve(__dirname, '../../..');

/** Packages of others, migrated into a site of its own by the commands of docs/migrate.md in a copy of the repository, on author and publish, with a browser. */
export class MigratedSite {
  /** Errors of scripts on the pages that were opened. */
  readonly faults: string[] = [];

  private constructor(
    private readonly copy: RecipeCopy,
    private readonly server: ChildProcess,
    private readonly browser: Browser,
    readonly author: string,
    readonly publish: string,
  ) {}

  /**
   * @param name of the site
   * @param artefacts packages on Maven Central
   * @param page one that is up once everything is built, as its content path with `.html`
   * @param settings variables of the environment for its servers
   * @returns undefined, with a warning, if a package cannot be had
   */
  static async start(
    name: string,
    artefacts: readonly string[],
    page: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<MigratedSite | undefined> {
    const files = (await Promise.all(artefacts.map(fetched))).filter((file) => file !== undefined);
    if (files.length < artefacts.length) return undefined;
    const copy = new RecipeCopy();
    // A build looks for earlier releases.
    cpSync(path.join(root, 'ui.apps/releases'), copy.at('ui.apps/releases'), { recursive: true });
    copy.run('scripts/new.ts', 'site', name);
    copy.run('scripts/migrate.ts', ...files, '--into', 'site', name);
    const [authorPort, publishPort] = [await freePort(), await freePort()];
    const [author, publish] = [`http://localhost:${authorPort}`, `http://localhost:${publishPort}`];
    const server = spawn(process.execPath, ['scripts/start.js', `--site=${name}`], {
      cwd: copy.dir,
      env: {
        ...process.env,
        SITE: name,
        AUTHOR_PORT: `${authorPort}`,
        PUBLISH_PORT: `${publishPort}`,
        DATA_DIR: path.join(copy.dir, 'data'),
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // The last of what is built is for authors.
    const address = `${author}/editor.html${page}`;
    while (
      !(await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      // prettier-ignore
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
      await wait(500);
    }
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    return new MigratedSite(copy, server, browser, author, publish);
  }

  async open(address: string): Promise<Page> {
    const page = await this.browser.newPage({ viewport: { width: 1366, height: 900 } });
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => this.faults.push(`${address}: ${error.message}`));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return page;
  }

  /** Content paths of the pages at and below one that visitors can open. */
  async pagesBelow(root: string): Promise<string[]> {
    const query = new URLSearchParams({
      ...{ path: root, 'path.self': 'true', type: 'cq:Page', 'p.limit': '-1' },
      ...{ 'p.hits': 'selective', 'p.properties': 'jcr:path' },
    });
    const answer = await fetch(`${this.author}/bin/querybuilder.json?${query}`);
    const { hits } = (await answer.json()) as { hits: { 'jcr:path': string }[] };
    const paths = hits.map((hit) => hit['jcr:path']);
    const open: string[] = [];
    for (const page of paths) {
      // Some only lead to other sites.
      const { status } = await fetch(`${this.publish}${page}.html`, { redirect: 'manual' });
      if (status === 200) open.push(page);
    }
    return open;
  }

  /** Publishes a page or an experience fragment. @throws Error with the status if author refuses */
  async activate(content: string): Promise<void> {
    const answer = await fetch(`${this.author}/libs/granite/csrf/token.json`);
    const { token } = (await answer.json()) as { token: string };
    const { ok, status } = await fetch(`${this.author}/bin/replicate.json`, {
      method: 'POST',
      headers: { 'csrf-token': token, origin: this.author },
      body: new URLSearchParams({ cmd: 'Activate', path: content }),
    });
    if (!ok) throw new Error(`${content} was not published: ${status}`);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    if (this.server.exitCode === null) {
      const ended = once(this.server, 'exit');
      this.server.kill('SIGTERM');
      await ended;
    }
    this.copy.delete();
  }
}
