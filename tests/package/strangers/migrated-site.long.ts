import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect as see, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/ensure-browser';
import { freePort } from '../../nodes/free-port';
import { RecipeCopy } from '../recipes';
import { fetched, PACKAGES } from '../filevault/maven-central';

/*
 * WKND's packages, migrated into a site of its own by the commands of docs/migrate.md in a copy of the repository, on author
 * and publish in Chromium.
 */

const root = path.resolve(__dirname, '../../..');
const MINUTE = 60_000;
jest.setTimeout(10 * MINUTE);
const patient = see.configure({ timeout: 2 * MINUTE });

const FRAGMENTS = '/content/experience-fragments/wknd/language-masters/en/site';
const PAGE = '/content/wknd/us/en.html';

let copy: RecipeCopy;
let server: ChildProcess;
let browser: Browser;
let author: string;
let publish: string;
let isThere = false;

beforeAll(async () => {
  const { coreComponents, wkndComponents, wkndShared, wknd } = PACKAGES;
  const packages = await Promise.all([coreComponents, wkndComponents, wkndShared, wknd].map(fetched));
  const files = packages.filter((file) => file !== undefined);
  isThere = files.length === packages.length;
  if (!isThere) return;
  copy = new RecipeCopy();
  // A build looks for earlier releases.
  cpSync(path.join(root, 'ui.apps/releases'), copy.at('ui.apps/releases'), { recursive: true });
  copy.run('scripts/new.ts', 'site', 'guides');
  copy.run('scripts/migrate.ts', ...files, '--into', 'site', 'guides');
  const [authorPort, publishPort] = [await freePort(), await freePort()];
  [author, publish] = [`http://localhost:${authorPort}`, `http://localhost:${publishPort}`];
  server = spawn(process.execPath, ['scripts/start.js', '--site=guides'], {
    cwd: copy.dir,
    env: {
      ...process.env,
      SITE: 'guides',
      AUTHOR_PORT: `${authorPort}`,
      PUBLISH_PORT: `${publishPort}`,
      DATA_DIR: path.join(copy.dir, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The last of what is built is for authors.
  await until(() => answers(`${author}/editor.html${PAGE}`));
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
}, 30 * MINUTE);

afterAll(async () => {
  await browser?.close();
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  copy?.delete();
});

const answers = (address: string) => fetch(address).then(({ ok }) => ok, () => false); // prettier-ignore
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await wait(500);
  }
}

const faults: string[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  page.setDefaultTimeout(2 * MINUTE);
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page;
}

it('lets an author change a text in a dialog and publish it, and visitors read it', async () => {
  if (!isThere) return;
  const footer = `${FRAGMENTS}/footer/master`;
  const editor = await open(`${author}/editor.html${footer}.html`);
  const frame = editor.frameLocator('iframe');
  await patient(frame.getByRole('heading', { name: 'Follow Us' })).toBeVisible();
  await editor
    .locator(`[role=treeitem][data-path="${footer}/jcr:content/root/container/container/title"]`)
    .first()
    .focus();
  await editor.keyboard.press('Enter');
  const dialog = editor.getByRole('dialog', { name: 'Title' });
  await dialog.getByRole('textbox').first().fill('Follow the herd');
  await editor.keyboard.press('Control+Enter');
  await patient(dialog).toHaveCount(0);
  await patient(frame.getByRole('heading', { name: 'Follow the herd' })).toBeVisible();
  await editor.close();

  const visitor = await open(`${publish}${PAGE}`);
  await patient(visitor.getByRole('heading', { name: 'Follow Us' })).toBeVisible();
  await activate(footer);
  await patient(async () => {
    await visitor.reload({ waitUntil: 'domcontentloaded' });
    await see(visitor.getByRole('heading', { name: 'Follow the herd' })).toBeVisible();
  }).toPass();
  await visitor.close();
});

it('shows authors a component without a counterpart as a box with its title and type, and visitors nothing of it', async () => {
  if (!isThere) return;
  const editor = await open(`${author}/editor.html${FRAGMENTS}/header/master.html`);
  const box = editor.frameLocator('iframe').getByRole('note').first();
  await patient(box).toContainText('WKND Sign in/Sign out Buttons (sign-in-buttons)');
  await patient(box).toContainText('“wknd/components/form/sign-in-buttons”');
  await editor.close();
  const visitor = await open(`${publish}${PAGE}`);
  await patient(visitor.getByRole('img', { name: 'WKND Logo' }).first()).toBeVisible();
  await patient(visitor.getByText(/sign-in-buttons|Sign in\/Sign out/)).toHaveCount(0);
  await visitor.close();
});

it('has one main part, between header and footer, to which the skip link leads', async () => {
  if (!isThere) return;
  const visitor = await open(`${publish}${PAGE}`);
  const main = visitor.getByRole('main');
  await patient(main).toHaveCount(1);
  // The package's pages are empty but for header and footer.
  await patient(main.getByRole('heading')).toHaveCount(0);
  await patient(visitor.getByRole('heading', { name: 'Follow' })).toHaveCount(1);
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Enter');
  await patient(main).toBeFocused();
  await visitor.close();
});

it('has the landmarks that WKND’s policies name, in the editor too', async () => {
  if (!isThere) return;
  const visitor = await open(`${publish}${PAGE}`);
  await patient(visitor.getByRole('banner')).toHaveCount(1);
  await patient(visitor.getByRole('banner').getByRole('img', { name: 'WKND Logo' })).toHaveCount(1);
  await patient(visitor.getByRole('contentinfo').getByRole('heading', { name: 'Follow' })).toHaveCount(1);
  await visitor.close();
  const editor = await open(`${author}/editor.html${PAGE}`);
  const frame = editor.frameLocator('iframe');
  await patient(frame.getByRole('banner').getByRole('img', { name: 'WKND Logo' })).toHaveCount(1);
  await patient(frame.getByRole('contentinfo')).toHaveCount(1);
  await editor.close();
});

it.each([390, 768, 1366, 1920])('is no wider than a window of %s pixels', async (width) => {
  if (!isThere) return;
  const visitor = await open(`${publish}${PAGE}`);
  await visitor.setViewportSize({ width, height: 900 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await visitor.close();
});

async function activate(content: string): Promise<void> {
  const answer = await fetch(`${author}/libs/granite/csrf/token.json`);
  const { token } = (await answer.json()) as { token: string };
  const { ok, status } = await fetch(`${author}/bin/replicate.json`, {
    method: 'POST',
    headers: { 'csrf-token': token, origin: author },
    body: new URLSearchParams({ cmd: 'Activate', path: content }),
  });
  if (!ok) throw new Error(`${content} was not published: ${status}`);
}
