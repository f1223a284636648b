import type { Page } from '@playwright/test';
import { axe, faded, faultsOf } from '../axe';
import { german, speakGerman } from './german-words';
import { author, expect, test } from './sample-page';

/* What opens on the screens of authors is as accessible in German as in English. */

test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

/** Says what axe finds, with the state in which it does. */
async function faults(page: Page, state: string): Promise<string[]> {
  await faded(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  return (await faultsOf(axe(page).exclude('iframe'))).map((fault) => `${state}: ${fault}`);
}

/** Opens each item of each menu of a console, and comes back; items that lead elsewhere or ask nothing are left out. */
async function faultsOfMenus(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  let opened = 0;
  const menus = page.locator('main [popovertarget], header [popovertarget]');
  for (let menu = 0; menu < (await menus.count()); menu++) {
    const button = menus.nth(menu);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const id = (await button.getAttribute('popovertarget'))!;
    const items = page.locator(`[id="${id}"] button`);
    await button.click();
    found.push(...(await faults(page, `${address}: ${await button.innerText()}`)));
    const count = await items.count();
    await page.keyboard.press('Escape');
    for (let item = 0; item < count; item++) {
      await button.click();
      const name = await items.nth(item).innerText();
      const isRefused = (await items.nth(item).getAttribute('aria-disabled')) !== null;
      if (isRefused || /herunterladen/i.test(name)) {
        await page.keyboard.press('Escape');
        continue;
      }
      await items.nth(item).click();
      const dialog = page.locator('dialog[open]');
      const isOpen = await dialog.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (isOpen) {
        await expect(page.getByText('Wird geladen')).toHaveCount(0);
        found.push(...(await faults(page, `${address}: ${name}`)));
        opened += 1;
      }
      await page.goto(author + address);
      await expect(page.locator('[data-items]').first()).toBeVisible();
    }
  }
  expect(opened).toBeGreaterThan(0);
  return found;
}

const CONSOLES = [
  ['pages in columns', (path: string) => `/sites.html${path}`],
  ['pages in a list', () => '/sites.html/content/ventora/gb/en?view=list'],
  ['pages as cards', () => '/sites.html/content/ventora/gb/en?view=card'],
  ['experience fragments', () => '/sites.html/content/experience-fragments/ventora'],
  ['assets', () => '/assets.html/content/dam/ventora/brand/ventora-logo.svg'],
  ['tags', () => '/tags.html/content/cq:tags/ventora'],
] as const;

for (const [name, addressOf] of CONSOLES)
  test(
    `a German author meets no barrier in ${name}, nor in what opens there`,
    { tag: '@nightly' },
    async ({ page, sample }) => {
      test.slow();
      await speakGerman(page);
      const address = addressOf(sample.path);
      await page.goto(author + address);
      await expect(page.locator('[data-items]').first()).toBeVisible();
      const found = await faults(page, name);
      found.push(...(await faultsOfMenus(page, address)));
      for (const key of ['Insert', 'Alt+Enter', 'F2', 'Delete', '?']) {
        await page.locator('[data-items]').last().focus();
        await page.keyboard.press(key);
        const dialog = page.locator('dialog[open]');
        if (!(await dialog.isVisible({ timeout: 1500 }).catch(() => false))) continue;
        found.push(...(await faults(page, `${name}: ${key}`)));
        await page.goto(author + address);
      }
      expect(found).toEqual([]);
    },
  );

for (const address of [
  '/replace.html/content/ventora/gb/en/contact?q=Ventora',
  '/links.html/content/ventora/gb/en/contact',
  '/templates.html/conf',
  '/models.html/conf',
])
  test(`a German author meets no barrier at ${address}`, { tag: '@nightly' }, async ({ page }) => {
    await speakGerman(page);
    await page.goto(author + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Wird geladen')).toHaveCount(0);
    expect(await faults(page, address)).toEqual([]);
  });

test(
  'a German author meets no barrier in the editor: dialogs, menus, rails and panels',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    test.slow();
    await speakGerman(page);
    const title = page.locator(`.ed-overlay[data-path="${sample.main}/intro/title"]`);
    const open = async () => {
      await page.goto(`${author}/editor.html${sample.path}.html`);
      await expect(title).toBeVisible();
    };
    await open();
    const found = await faults(page, 'the page');
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
    for (const key of ['Enter', 'Insert', 's', '?']) {
      await title.focus();
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      found.push(...(await faults(page, `after ${key}`)));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    for (const key of ['p', 'c']) {
      await title.focus();
      await page.keyboard.press(key);
      await expect(page.locator('aside').last()).toBeVisible();
      found.push(...(await faults(page, `the rail after ${key}`)));
    }
    await open();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      found.push(...(await faults(page, `the panel ${await tab.innerText()}`)));
    }
    const publish = page.getByRole('button', { name: german('Publish'), exact: true });
    await publish.click();
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    // An open menu hides everything else, landmarks and headings included.
    found.push(
      ...(await faults(page, 'the menu of publishing')).filter(
        (fault) => !/: (?:landmark-one-main|page-has-heading-one|region): /.test(fault),
      ),
    );
    const names = await page.locator('[role="menuitem"]:not([aria-disabled="true"])').allInnerTexts();
    await page.keyboard.press('Escape');
    for (const name of names.filter((each) => each.trim().endsWith('…'))) {
      await publish.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      found.push(...(await faults(page, name)));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: german('Page properties') }).click();
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    for (const tab of await dialog.getByRole('tab').all()) {
      await tab.click();
      found.push(...(await faults(page, `the page’s properties: ${await tab.innerText()}`)));
    }
    expect(found).toEqual([]);
  },
);
