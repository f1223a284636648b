import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { spoken } from '../../../../shared/words/de/authoring';
import { axe, faultsOf } from '../../axe';
import { authorPort } from '../../ports';

/* An author server with accounts of its own, beside the one of all other stories, where nobody signs in. */

test.describe.configure({ mode: 'serial' });

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'accounts-story-'));
const env = {
  ...process.env,
  DATA_DIR: folder,
  AUTHOR_PORT: `${authorPort + 6}`,
  PUBLISH_PORT: `${authorPort + 7}`,
  LOG_LEVEL: 'warn',
};
const origin = `http://localhost:${env.AUTHOR_PORT}`;
const PASSWORD = 'a compressor hums at night';
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const words = ['run', '--silent', 'accounts', '--', 'add', 'jane', '--role', 'administrator'];
  const made = spawnSync('npm', words, { cwd: root, env, input: `${PASSWORD}\n`, encoding: 'utf8' });
  expect(made.stderr).toBe('');
  server = spawn(process.execPath, ['scripts/start.js'], { cwd: root, env, stdio: 'inherit' });
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 150_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => (server ? server.once('exit', resolve) : resolve(undefined)));
  server?.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in by keyboard alone: the form opens with the name's field in focus. */
async function signIn(page: Page, password: string): Promise<void> {
  await page.keyboard.type('jane');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

const faults = async (page: Page, state: string) =>
  (await faultsOf(axe(page))).map((fault) => `${state}: ${fault}`);

test(
  'an administrator is told of a mistyped password, and signs in by keyboard to the page they wanted',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${origin}/security/users.html`);
    await expect(page.getByLabel('Account name')).toBeFocused();
    expect(await faults(page, 'the form')).toEqual([]);
    await signIn(page, 'a compressor sleeps');
    await expect(page.getByText('The account name or the password is wrong.')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeFocused();
    expect(await faults(page, 'after a wrong password')).toEqual([]);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  },
);

for (const [code, name] of [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es', 'Español'],
] as const)
  test(
    `an administrator meets no barrier at sign-in and among accounts in ${name}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`${origin}/security/users.html`);
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const found = await faults(page, 'sign-in');
      await page.locator('[name="j_username"]').focus();
      await signIn(page, PASSWORD);
      await page.waitForURL(`${origin}/security/users.html`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      for (const account of await page.locator('summary').all()) await account.click();
      found.push(...(await faults(page, 'accounts')));
      await page.setViewportSize({ width: 390, height: 844 });
      found.push(...(await faults(page, 'accounts on a phone')));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(found).toEqual([]);
    },
  );

test(
  'a German administrator adds an author and a token for a program, and disables both',
  { tag: '@nightly' },
  async ({ page }) => {
    const t = (text: string) => String(spoken.words[text]);
    await page.goto(`${origin}/security/users.html`);
    await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
    await page.locator('[name="j_username"]').focus();
    await signIn(page, PASSWORD);
    await page.locator('#new-id').fill('erika');
    await page.locator('#new-name').fill('Erika Muster');
    await page.locator('#new-password').fill('kurz');
    await page.getByRole('button', { name: t('Add account') }).click();
    // The browser refuses it: the field has a least length.
    await expect(page.locator('#new-password:invalid')).toBeVisible();
    await page.locator('#new-password').fill('eine lange Reihe von Wörtern');
    await page.getByRole('button', { name: t('Add account') }).click();
    const row = page.locator('details', { hasText: 'Erika Muster' });
    await expect(row).toBeVisible();
    expect(await faults(page, 'after adding')).toEqual([]);
    if (!(await row.evaluate((details: HTMLDetailsElement) => details.open)))
      await row.locator('summary').click();
    await page.locator('#erika-label').fill('Übersetzung');
    await row.getByRole('button', { name: t('Make token') }).click();
    const secret = await page.locator('code.secret').innerText();
    const asErika = () =>
      fetch(`${origin}/libs/granite/csrf/token.json`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await asErika()).status).toBe(200);
    expect(await faults(page, 'with a token')).toEqual([]);
    await row.getByRole('button', { name: t('Disable account') }).click();
    await expect(row.getByText(t('Disabled'))).toBeVisible();
    expect((await asErika()).status).toBe(401);
  },
);
