import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { authorPort } from '../ports';

/* A server for these tests only, which is stopped and restarted; the tests run one after the other. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const root = path.resolve(__dirname, '../../..');
const port = authorPort + 40;
const origin = `http://localhost:${port}`;
const data = path.resolve(root, 'test-results/data-offline');
const edited = '/content/ventora/gb/en/contact';
let server: ChildProcess | undefined;

async function startServer(): Promise<void> {
  server = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    stdio: 'ignore',
    // All its programs get a signal together, as when a machine stops.
    detached: true,
    env: {
      ...process.env,
      AUTHOR_PORT: `${port}`,
      PUBLISH_PORT: `${port + 1}`,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
    },
  });
  const isUp = () => fetch(`${origin}/healthz`).then(({ ok }) => ok, () => false); // prettier-ignore
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
}

const signalAll = (signal: NodeJS.Signals) => process.kill(-server!.pid!, signal);

async function stopServer(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server!.once('exit', resolve));
  signalAll(signal);
  await ended;
}

test.beforeAll(async () => {
  rmSync(data, { recursive: true, force: true });
  await startServer();
});
test.afterAll(() => stopServer('SIGKILL'));
test.use({ viewport: { width: 1366, height: 900 } });

const contentOf = async (): Promise<Record<string, unknown>> =>
  (await (await fetch(`${origin}${edited}/_jcr_content/root/main.infinity.json`)).json()) as Record<
    string,
    unknown
  >;
const components = async () =>
  Object.entries(await contentOf()).flatMap(([name, value]) =>
    typeof value === 'object' && value ? [name] : [],
  );

const selectFirst = async (page: Page, name: string) =>
  page
    .getByRole('tree', { name: 'Content of the page' })
    .locator(`[data-path="${edited}/jcr:content/root/main/${name}"]`)
    .focus();

test(
  'changes made while the server is unreachable are kept, guarded against a reload, and saved once in order',
  { tag: '@nightly' },
  async ({ page }) => {
    const before = await components();
    const [first, second] = before as [string, string];
    await page.goto(`${origin}/editor.html${edited}.html`);
    await selectFirst(page, first);
    await stopServer();

    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Nothing is lost').first()).toBeVisible();
    await expect(page.getByText(/One step is waiting/)).toBeVisible();
    let asked = false;
    page.once('dialog', (dialog) => {
      asked = dialog.type() === 'beforeunload';
      void dialog.dismiss();
    });
    await page.reload({ timeout: 2000 }).catch(() => undefined);
    expect(asked).toBe(true);

    await startServer();
    await expect(page.getByText('Nothing is lost')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
    expect(await components()).toEqual([second, first, ...before.slice(2)]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(components).toEqual(before);
  },
);

test(
  'a change is saved once when the server is killed during the save and restarts',
  { tag: '@nightly' },
  async ({ page }) => {
    const before = await components();
    const [first, second] = before as [string, string];
    await page.goto(`${origin}/editor.html${edited}.html`);
    await selectFirst(page, first);
    // The server accepts the post but no longer answers.
    signalAll('SIGSTOP');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Saving…')).toBeVisible();
    await stopServer('SIGKILL');
    await expect(page.getByText('Nothing is lost').first()).toBeVisible();

    await startServer();
    await expect(page.getByText('Nothing is lost')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
    // If applied twice, it would be back in its place, or one further down.
    expect(await components()).toEqual([second, first, ...before.slice(2)]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(components).toEqual(before);
  },
);
