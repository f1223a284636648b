import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { findBrowser } from '../../../scripts/ensure-browser';
import { componentMap } from '../../../ui.frontend/src/core/component-map';
import { edgeBlocks } from '../../../ui.frontend/src/core/edge/edge-blocks';
import { freePort } from '../../nodes/free-port';
import { contentOf } from '../../worlds/content-of';
import { installAdobe, whyNoRegistry } from './install';
import { saidInDocument, saidInJcr } from './jcr-content';

const MINUTE = 60_000;

interface ProjectOfSite {
  /** Its id. */
  readonly site: string;
  /** What is written of it. @default all */
  readonly below?: readonly string[];
  /** The address of a page, without ending, an island on it, and words of it. */
  readonly example: { readonly name: string; readonly island: string; readonly words: string };
}

const root = path.resolve(__dirname, '../../..');
const dir = mkdtempSync(path.join(tmpdir(), 'edge-'));
const [adobe, project, data] = ['adobe', 'project', 'data'].map((name) => path.join(dir, name)) as [string, string, string]; // prettier-ignore

const children: ChildProcess[] = [];
let browser: Browser;
let publish: string;
let local: string;

function start(words: readonly string[], cwd: string, env: Record<string, string> = {}): void {
  children.push(spawn(process.execPath, words, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' }));
}

async function until(address: string): Promise<void> {
  for (;;) {
    if (await fetch(address).then(({ ok }) => ok, () => false)) return; // prettier-ignore
    await wait(500);
  }
}

/** Publish says the size of a file that it draws once it has drawn it, a document of Edge Delivery never. */
const contentWithoutSizes = (html: string) =>
  contentOf(html).map((line) => line.replace(/ · [\d.,]+ [KM]B/, ''));

async function openTab(): Promise<Page> {
  const tab = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  tab.setDefaultTimeout(2 * MINUTE);
  return tab;
}

/** The documents of the project, without the ending: `solutions/air-net`. */
const documents = (): string[] =>
  readdirSync(path.join(project, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^.]+\.html$/.test(name))
    .map((name) => name.slice(0, -'.html'.length))
    .sort();

/**
 * Checks the project that `npm run publish:edge` writes of a site, with the programs that Adobe publishes, unmodified: its
 * converters, and its development server with Chromium in front. The test file's conditions select the same site.
 */
export function describeProject({ site, below = [], example }: ProjectOfSite): void {
  const why = whyNoRegistry();
  if (why !== undefined) console.warn(`Skipped: ${why}`);
  const run = why === undefined ? it : it.skip;
  jest.setTimeout(20 * MINUTE);

  beforeAll(async () => {
    if (why !== undefined) return;
    installAdobe(adobe);
    const limits = below.flatMap((path) => ['--below', path]);
    const words = [
      'scripts/serve/edge.js',
      '--out',
      project,
      '--origin',
      'http://localhost',
      '--site',
      site,
      ...limits,
    ];
    const env = { ...process.env, DATA_DIR: data };
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', env });
    if (status !== 0) throw new Error(stderr);
    // Adobe's server wants a repository with a commit.
    for (const git of [
      ['init', '-qb', 'main'],
      ['-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'Begin', '--allow-empty'],
      ['remote', 'add', 'origin', 'https://github.com/example/site.git'],
    ])
      // prettier-ignore
      spawnSync('git', git, { cwd: project });
    const [publishPort, authorPort, port] = [await freePort(), await freePort(), await freePort()];
    [publish, local] = [`http://localhost:${publishPort}`, `http://localhost:${port}`];
    start(['scripts/start.js', `--site=${site}`], root, { DATA_DIR: data, PUBLISH_PORT: `${publishPort}`, AUTHOR_PORT: `${authorPort}`, LOG_LEVEL: 'warn' }); // prettier-ignore
    await until(`${publish}/${example.name}`);
    const cli = path.join(adobe, 'node_modules/@adobe/aem-cli/index.js');
    start([cli, 'up', '--no-open', '--no-livereload', '--stop-other', 'false', '--port', `${port}`, '--url', publish, '--html-folder', 'content'], project); // prettier-ignore
    await until(`${local}/content/${example.name}`);
    browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  });

  run('passes Adobe’s converters to Markdown and to JCR without loss', () => {
    const files = documents().map((name) => path.join(project, 'content', `${name}.html`));
    expect(files.length).toBeGreaterThan(5);
    const { status, stderr } = spawnSync(process.execPath, ['convert.mjs', project, ...files], {
      cwd: adobe,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const blocks = edgeBlocks(componentMap);
    for (const file of files) {
      const { document } = new JSDOM(readFileSync(file, 'utf8')).window;
      const before = saidInDocument(document.querySelector('main')!, blocks);
      expect(before.blocks.length).toBeGreaterThan(20);
      expect(saidInJcr(readFileSync(`${file}.xml`, 'utf8'), blocks)).toEqual(before);
    }
  });

  run('is drawn by Adobe’s server with the words, links and pictures of publish', async () => {
    const faults: string[] = [];
    for (const name of documents()) {
      const tab = await openTab();
      tab.on('pageerror', ({ message }) => faults.push(`${name}: ${message}`));
      tab.on('console', (line) => line.type() === 'error' && faults.push(`${name}: ${line.text()}`));
      // What islands do to a page depends on the moment.
      await tab.route('**/clientlib-site/resources/site.*.js', (route) => route.fulfill({ body: '' }));
      await tab.goto(`${local}/content/${name}`, { waitUntil: 'domcontentloaded' });
      await tab.waitForSelector('body.appear');
      const drawn = await tab.evaluate(() => document.body.innerHTML);
      await tab.goto(`${publish}/${name}`, { waitUntil: 'domcontentloaded' });
      const published = await tab.evaluate(() => document.body.innerHTML);
      expect([name, contentWithoutSizes(drawn)]).toEqual([name, contentWithoutSizes(published)]);
      await tab.close();
    }
    expect(faults).toEqual([]);
  });

  run('starts the site’s islands', async () => {
    const tab = await openTab();
    const island = `[data-island="${example.island}"]`;
    await tab.goto(`${local}/content/${example.name}`, { waitUntil: 'domcontentloaded' });
    // Its script is loaded when a visitor turns to it.
    await tab.hover(island);
    await tab.waitForSelector(`${island}[data-island-state="mounted"]`);
    await tab.close();
  });

  run('can be read without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const tab = await context.newPage();
    await tab.goto(`${local}/content/${example.name}`);
    expect(await tab.locator('main').innerText()).toContain(example.words);
    await context.close();
  });

  run('has a script and a style sheet for each block', () => {
    for (const { id } of edgeBlocks(componentMap))
      for (const ending of ['js', 'css'])
        expect(statSync(path.join(project, 'blocks', id, `${id}.${ending}`)).isFile()).toBe(true);
  });

  afterAll(async () => {
    await browser?.close();
    for (const child of children) {
      if (child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dir, { recursive: true, force: true });
  });
}
