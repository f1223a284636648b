import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { required } from '../../shared/checked/required';
import { findBrowser } from '../../scripts/ensure-browser';
import { Nginx, whyNoNginx } from './nginx';
import { manifestOf, publishStatic } from './publish-static';

/* The search of the second site as files: a real nginx, and Chromium. */

/** Bytes of scripts and files of the search until the first results are there. */
const MOST_BYTES = 300_000;

jest.setTimeout(120_000);
const why = whyNoNginx();
if (why !== undefined) console.warn(`Skipped: ${why}`);
const run = why === undefined ? it : it.skip;

const folder = mkdtempSync(path.join(tmpdir(), 'static-search-'));
const out = path.join(folder, 'out');
let nginx: Nginx;
let browser: Browser;

beforeAll(async () => {
  execFileSync(process.execPath, ['-e', "require('./scripts/ensure-build').ensureBuild()"], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, SITE: 'harbour' },
  });
  const words = ['--out', out, '--origin', 'https://www.harbour.example'];
  const { code, said } = await publishStatic('harbour', words, path.join(folder, 'data'));
  if (code !== 0) throw new Error(said);
  if (why === undefined) nginx = await Nginx.start(out);
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
}, 900_000);
afterAll(async () => {
  await browser?.close();
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const faults: string[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

/** A tab that reports whatever goes wrong in it. */
async function open(address: string, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`));
  page.on('console', (line) => line.type() === 'error' && faults.push(`${address}: ${line.text()}`));
  page.on(
    'response',
    (answer) => answer.status() >= 400 && faults.push(`${answer.url()}: ${answer.status()}`),
  );
  await page.goto(nginx.origin + address);
  return page;
}

/** What a page has loaded to search. */
const loadedOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/bin/'));
    return {
      names: files.map(({ name }) => name),
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });

const rows = (page: Page) => page.locator('.cmp-filterlist__row-link');
const hasRows = (page: Page, wanted: number) =>
  page.waitForFunction(
    (number) => document.querySelectorAll('.cmp-filterlist__row-link').length === number,
    wanted,
  );

run('is searched by keyboard, with suggestions, results, counts and filters', async () => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await open('/', context);
  let bytes = (await loadedOf(page)).bytes;
  expect(bytes).toBeLessThan(2000);
  await page.getByRole('banner').locator('input[name="q"]').focus();
  await page.keyboard.type('book');
  await page.getByRole('option').first().waitFor();
  bytes = (await loadedOf(page)).bytes;
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=book');
  await rows(page).first().waitFor();
  const found = await rows(page).count();
  expect(found).toBeGreaterThan(3);
  bytes += (await loadedOf(page)).bytes;
  process.stdout.write(`first results: ${bytes} bytes of scripts and files of the search\n`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(MOST_BYTES);

  const kinds = page.locator('.cmp-filterlist__kind');
  const numbers = (await kinds.locator('.cmp-filterlist__number').allInnerTexts()).map(Number);
  const [all = 0, ...others] = numbers;
  expect(others.length).toBeGreaterThan(1);
  expect(others.reduce((sum, each) => sum + each, 0)).toBe(all);
  await kinds.last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=book&kind=/);
  await hasRows(page, required(others.at(-1), 'A kind of results'));
  await page.goBack();
  await page.waitForURL('**/search?q=book');
  await hasRows(page, found);
  await page.goBack();
  await page.waitForURL(nginx.origin + '/');
  await context.close();
});

run('asks for the results of a shared address, without a server', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open('/gb/fr/search?q=adh%C3%A9sion', context);
  await rows(page).first().waitFor();
  expect(await rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(
    '/gb/fr/borrow/join',
  );
  const { names } = await loadedOf(page);
  expect(names.filter((name) => /search\?|suggest/.test(name))).toEqual([]);
  expect(await page.locator('noscript').first().isVisible()).toBe(false);
  await context.close();
});

run.each([
  ['/search', 'This site cannot be searched from here.', '/visit'],
  ['/gb/fr/search', 'La recherche n’est pas disponible ici.', '/gb/fr/visit'],
])('says at %s to browsers without scripts that it cannot be searched', async (address, words, section) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await open(`${address}?q=book`, context);
  // Playwright finds no text in these elements.
  expect(await page.locator('noscript p').innerText()).toContain(words);
  expect(await page.locator('noscript p').isVisible()).toBe(true);
  expect(await page.locator(`noscript a[href="${section}"]`).isVisible()).toBe(true);
  await context.close();
});

it('adds the script to pages that search, and every file has a hash or is asked for again', () => {
  const names = Object.keys(manifestOf(out)).filter(
    (name) => name.startsWith('bin/') && !/\.(?:br|gz|zst)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(10);
  const lists = names.filter((name) => name.endsWith('.files.json'));
  expect(lists).toEqual(['bin/harbour/search/en-GB.files.json', 'bin/harbour/search/fr-GB.files.json']);
  const others = names.filter((name) => !lists.includes(name));
  expect(others.filter((name) => !/\.[0-9a-f]{8}\.(?:js|json)$/.test(name))).toEqual([]);
  const page = (name: string) => readFileSync(path.join(out, 'current/site', name), 'utf8');
  expect(page('visit.html')).toContain('data-files="/bin/harbour/search/en-GB.files.json"');
  expect(page('gb/fr/visit.html')).toContain('data-files="/bin/harbour/search/fr-GB.files.json"');
});
