import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect as see, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/ensure-browser';
import { freePort } from '../nodes/free-port';
import { acmePages, deployAcme } from './acme';
import { buildClient, CLIENTS, whyNoRegistry } from './build-client';

/*
 * Applications built from the packages that Adobe publishes, unmodified, in Chromium against author and publish. The
 * packages are installed from npm into a temporary folder, and nothing of them is kept.
 */

const MINUTE = 60_000;
jest.setTimeout(10 * MINUTE);
const patient = see.configure({ timeout: MINUTE });

const why = whyNoRegistry();
if (why !== undefined) console.warn(`Skipped: ${why}`);
const run = why === undefined ? describe : describe.skip;

const dir = mkdtempSync(path.join(tmpdir(), 'spa-clients-'));
let server: ChildProcess;
let browser: Browser;
let author: string;
let publish: string;

const answers = (address: string) => fetch(address).then(({ ok }) => ok, () => false); // prettier-ignore
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await wait(500);
  }
}

async function post(address: string, form: Record<string, string>): Promise<void> {
  const { token } = (await (await fetch(`${author}/libs/granite/csrf/token.json`)).json()) as {
    token: string;
  };
  const headers = { 'csrf-token': token, origin: author };
  const { ok, status } = await fetch(author + address, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  if (!ok) throw new Error(`${address}: ${status}`);
}

const faults: string[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

/** A tab that reports whatever goes wrong in it. */
async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`));
  page.on('console', (line) => line.type() === 'error' && faults.push(`${address}: ${line.text()}`));
  await page.goto(address);
  return page;
}

/** Marks a document, which a reload would lose. */
const MARK = () => void (document.documentElement.dataset.mark = 'kept');
const MARKED = 'html[data-mark=kept]';

run.each(CLIENTS)('an application on $name of AEM’s SPA SDK', ({ name }) => {
  const root = `/content/acme-${name}`;

  it('lets an author open its page, change a text and see it without a reload', async () => {
    const page = await open(`${author}/editor.html${root}/home.html`);
    const frame = page.frameLocator('iframe');
    await patient(frame.getByText('Old words')).toBeVisible();
    await frame.locator('html').evaluate(MARK);
    await page.locator(`[role=treeitem][data-path="${root}/home/jcr:content/root/text"]`).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Text' });
    await dialog.getByRole('textbox').first().click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('New words');
    await page.keyboard.press('Control+Enter');
    await patient(dialog).toHaveCount(0);
    await patient(frame.getByText('New words')).toBeVisible();
    await patient(frame.locator(MARKED)).toHaveCount(1);
    await page.close();
  });

  it('leads an author to another page by its own router in preview, and the editor follows', async () => {
    const page = await open(`${author}/editor.html${root}/home.html`);
    const frame = page.frameLocator('iframe');
    await patient(frame.getByRole('link', { name: 'To the news' })).toBeVisible();
    await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
    await patient(page.locator('iframe:not([inert])')).toHaveCount(1);
    // The preview is another document, which comes a moment later.
    await patient.poll(() => page.frames().at(-1)?.url()).toContain('wcmmode=preview');
    await patient(frame.getByRole('link', { name: 'To the news' })).toBeVisible();
    await frame.locator('html').evaluate(MARK);
    await frame.getByRole('link', { name: 'To the news' }).click();
    await patient(frame.getByText('The news')).toBeVisible();
    await patient(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await patient(frame.locator(MARKED)).toHaveCount(1);
    await page.close();
  });

  it('shows visitors what was published, and leads them by its router', async () => {
    expect(await answers(`${publish}${root}/home.html`)).toBe(false);
    for (const path of [root, `${root}/home`, `${root}/news`])
      await post('/bin/replicate.json', { cmd: 'Activate', path });
    await until(() => answers(`${publish}${root}/news.model.json`));
    const page = await open(`${publish}${root}/home.html`);
    await patient(page.getByText('New words')).toBeVisible();
    expect(await page.locator('[data-cq-data-path]').count()).toBe(0);
    await page.locator('html').evaluate(MARK);
    await page.getByRole('link', { name: 'To the news' }).click();
    await patient(page.getByText('The news')).toBeVisible();
    await patient(page.getByText('New words')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(`${root}/news.html`);
    await patient(page.locator(MARKED)).toHaveCount(1);
    await page.goBack();
    await patient(page.getByText('New words')).toBeVisible();
    await page.close();
  });
});

if (why === undefined)
  beforeAll(async () => {
    const builds = CLIENTS.map(async (client) => {
      const address = `/etc.clientlibs/acme-${client.name}/clientlibs/clientlib-react/resources/`;
      return `/content/acme-${client.name}=${await buildClient(client, path.join(dir, client.name), address)}`;
    });
    const apps = (await Promise.all(builds)).join(',');
    const [authorPort, publishPort] = [await freePort(), await freePort()];
    [author, publish] = [`http://localhost:${authorPort}`, `http://localhost:${publishPort}`];
    const data = path.join(dir, 'data');
    server = spawn(process.execPath, ['scripts/start.js'], {
      cwd: path.resolve(__dirname, '../..'),
      env: {
        ...process.env,
        AUTHOR_PORT: `${authorPort}`,
        PUBLISH_PORT: `${publishPort}`,
        DATA_DIR: data,
        LOG_LEVEL: 'warn',
        SPA_APPS: apps,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // The last of what is built is for authors.
    await until(() => answers(`${author}/editor.html/content/ventora/gb/en.html`));
    for (const runMode of ['author', 'publish']) deployAcme(path.join(data, runMode));
    for (const { name } of CLIENTS) {
      const root = `/content/acme-${name}`;
      await post('/content', {
        ':operation': 'import',
        ':contentType': 'json',
        ':name': `acme-${name}`,
        ':content': JSON.stringify(acmePages(root)),
      });
      const model = async () => (await fetch(`${author}${root}.model.json`)).text();
      await until(async () => (await model()).includes(`"${root}/news"`));
    }
    browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  }, 20 * MINUTE);

afterAll(async () => {
  await browser?.close();
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(dir, { recursive: true, force: true });
});
