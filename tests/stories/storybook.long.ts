import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/ensure-browser';

/* The stories of `npm run stories`, built by Storybook from the registry in a folder of its own, in Chromium. */

const MINUTE = 60_000;
jest.setTimeout(20 * MINUTE);

/** MIT, all of them; 180 MB with what they need, so they are installed for this test alone. */
const dependencies = {
  storybook: '10.6.7',
  '@storybook/react-vite': '10.6.7',
  '@storybook/addon-docs': '10.6.7',
  vite: '7.3.8',
  'sass-embedded': '1.108.2',
};

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'storybook-'));
const built = path.join(folder, 'storybook-static');

const isThere = spawnSync('npm', ['view', 'storybook', 'version', '--fetch-retries=1'], { timeout: MINUTE }).status === 0; // prettier-ignore
if (!isThere) console.warn('Skipped: the npm registry does not answer, so Storybook was not run');
const run = isThere ? it : it.skip;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

let server: Server;
let browser: Browser;
let context: BrowserContext;
let origin: string;
let stories: Entry[];

function command(program: string, words: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stdout}\n${stderr}`);
}

beforeAll(async () => {
  if (!isThere) return;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  command('npm', ['install', '--no-audit', '--no-fund'], folder);
  command(process.execPath, ['scripts/run-script.js', 'scripts/stories/write.ts', folder], root);
  command('npx', ['storybook', 'build', '--quiet'], folder);
  server = createServer(({ url = '' }, reply) => {
    const name = decodeURI(new URL(url, 'http://localhost').pathname);
    try {
      const bytes = readFileSync(path.join(built, name));
      reply.writeHead(200, {
        'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      });
      reply.end(bytes);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  stories = Object.values(entries).filter(({ type }) => type === 'story');
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' });
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A story by itself, as Storybook frames it. */
async function open(id: string, faults: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(MINUTE);
  page.on('pageerror', ({ message }) => faults.push(`${id}: ${message}`));
  page.on('console', (line) => line.type() === 'error' && faults.push(`${id}: ${line.text()}`));
  // An example of the component library is a page of a server.
  await page.route('**/demo.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Example</title>' }),
  );
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForSelector(
    '#storybook-root > * > *, #storybook-root > p, #storybook-root > pre, body.sb-show-errordisplay',
    { state: 'attached' },
  );
  return page;
}

run('has a story for each fixture', () => {
  expect(stories.length).toBeGreaterThan(740);
  expect(new Set(stories.map(({ title }) => title)).size).toBeGreaterThan(60);
});

run(
  'draws the first story of each component, with its pictures, and without an error in its console',
  async () => {
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const { id, title } of stories) {
      if (seen.has(title)) continue;
      seen.add(title);
      const page = await open(id, faults);
      const drawn = page.locator('#storybook-root');
      const size = await drawn.evaluate(({ firstElementChild }) => firstElementChild?.innerHTML.length ?? 0);
      if (size === 0) faults.push(`${id}: is empty`);
      const lost = await page.evaluate(() =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .map(({ src }) => src),
      );
      faults.push(...lost.map((src) => `${id}: no picture ${src}`));
      await page.close();
    }
    expect(faults).toEqual([]);
  },
);

run('starts islands, and what they do', async () => {
  const faults: string[] = [];
  const tabs = await open('content-tabs--default', faults);
  const [first, second] = [tabs.getByRole('tab').nth(0), tabs.getByRole('tab').nth(1)];
  await tabs.waitForSelector('[data-island="tabs"][data-island-state="mounted"]');
  await first.focus();
  await tabs.keyboard.press('ArrowRight');
  await tabs.waitForFunction(
    (tab) => tab?.getAttribute('aria-selected') === 'true',
    await second.elementHandle(),
  );
  await tabs.close();
  expect(faults).toEqual([]);
});

run('shows the site’s own picture where a fixture names one', async () => {
  const faults: string[] = [];
  const page = await open('content-image--default', faults);
  expect(await page.locator('img').getAttribute('src')).toMatch(/^\/content\/dam\/.*\.jpg$|^data:image\/svg/);
  expect(await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
    100,
  );
  await page.close();
  expect(faults).toEqual([]);
});
