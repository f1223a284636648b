import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect as see, type Browser, type Page } from '@playwright/test';
import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { serveFiles } from '../../scripts/docs/serve';
import { findBrowser } from '../../scripts/ensure-browser';
import { axe, faultsOf } from '../e2e/axe';
import { freePort } from '../nodes/free-port';

/*
 * The handbook as its readers have it: built by `npm run docs`, served as files, read in Chromium.
 */

const MINUTE = 60_000;
jest.setTimeout(15 * MINUTE);

const root = path.resolve(__dirname, '../..');
const out = mkdtempSync(path.join(tmpdir(), 'handbook-'));
const folder = path.join(out, 'current/site');
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  // Not the site that this run has chosen: the handbook chooses its own.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:SITE$|NODE_|JEST_)/.test(name)),
  );
  const { status, stderr } = spawnSync('npm', ['run', 'docs', '--', '--out', out, '--origin', origin], {
    ...{ cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  });
  if (status !== 0) throw new Error(`npm run docs ended with ${status}: ${stderr}`);
  server = serveFiles(folder).listen(port, 'localhost');
  await once(server, 'listening');
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(out, { recursive: true, force: true });
});

const faults: string[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

/** A tab that reports whatever goes wrong in it. */
async function open(address: string, width = 1366, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`));
  page.on('console', (line) => line.type() === 'error' && faults.push(`${address}: ${line.text()}`));
  await page.goto(origin + address);
  return page;
}

/** Addresses of the pages, without those of the live examples. */
const pages = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('content/'))
    .map((name) => `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`);

const fileOf = (address: string): string | undefined =>
  [address, `${address}.html`, path.join(address, 'index.html')]
    .map((name) => path.join(folder, name))
    .find((file) => existsSync(file) && !file.endsWith('/') && path.extname(file) !== '');

it('leads nowhere that is not there: pages, headings, pictures, examples and files', () => {
  const all = pages();
  expect(all.length).toBeGreaterThan(150);
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (file: string) => {
    const known = ids.get(file) ?? new Set(select('[id]', file).map(({ attribs }) => attribs['id'] ?? ''));
    ids.set(file, known);
    return known;
  };
  const missing: string[] = [];
  for (const page of all) {
    const from = fileOf(page) ?? '';
    for (const address of addressesIn(from)) {
      const { origin: there, pathname, hash } = new URL(address, `${origin}${page}`);
      if (there !== origin) continue;
      const to = fileOf(decodeURIComponent(pathname));
      if (to === undefined) missing.push(`${page}: ${address}`);
      else if (hash && to.endsWith('.html') && !idsOf(to).has(decodeURIComponent(hash.slice(1))))
        missing.push(`${page}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
});

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Elements of a page that match a selector. */
const select = (selector: string, file: string): Element[] =>
  selectAll<Node, Element>(selector, parseDocument(readFileSync(file, 'utf8')).children);

const addressesIn = (file: string): string[] =>
  select('a[href], img[src], iframe[src], link[href], script[src]', file).map(
    ({ attribs }) => attribs['href'] ?? attribs['src'] ?? '',
  );

const KINDS = [
  '/',
  '/start/architecture',
  '/components/tabs',
  '/api/components',
  '/operation',
  '/search?q=sling',
  '/nowhere',
];

describe.each(KINDS)('%s', (address) => {
  it.each(['light', 'dark'] as const)('has no barrier and fits a phone and a desk, in %s', async (scheme) => {
    for (const width of [390, 1366]) {
      const page = await open(address, width, scheme);
      if (address === '/nowhere') faults.length = 0;
      expect(await faultsOf(axe(page))).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await page.close();
    }
  });
});

it('draws the live examples of a component, each in its frame, and nothing of it fails', async () => {
  const page = await open('/components/tabs');
  const frames = page.locator('iframe');
  await see(frames).not.toHaveCount(0);
  for (const frame of await frames.all()) {
    await frame.scrollIntoViewIfNeeded();
    await see(frame.contentFrame().getByRole('tab').first()).toBeVisible();
  }
  await page.close();
});

it('finds what a reader types, with the keyboard alone, and leads there', async () => {
  const page = await open('/');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type('two authors at once');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?/);
  const results = page.locator('main').getByRole('link');
  await see(results.first()).toBeVisible();
  await results.first().focus();
  await page.keyboard.press('Enter');
  await see(page.locator('main h1')).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe('/search');
  await page.close();
});

it('is read with scripts blocked', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.locator('main').getByRole('link').first().click();
  await see(page.locator('main h1')).toBeVisible();
  await context.close();
});
