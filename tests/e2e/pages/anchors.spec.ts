import { expect, test, type Page } from '@playwright/test';

const article = '/technical-content/for-professional-users/what-a-duty-cycle-is';
const topOf = (page: Page, hash: string) =>
  page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, hash.slice(1));

test('an in-page link scrolls its target to 20 px below the top', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(article);
  const link = page.locator('main a[href^="#"]').first();
  const hash = await link.evaluate((element) => (element as HTMLAnchorElement).hash);
  await link.click();
  await expect.poll(async () => Math.round(await topOf(page, hash))).toBe(20);
});

test('an address with a hash scrolls to its target after the page has loaded', async ({ page }) => {
  await page.goto(article);
  const hash = await page
    .locator('main a[href^="#"]')
    .first()
    .evaluate((element) => (element as HTMLAnchorElement).hash);
  await page.goto('about:blank');
  await page.goto(article + hash);
  await expect.poll(async () => Math.round(await topOf(page, hash))).toBe(20);
});

test('a link to a missing anchor is reported on the console', { tag: '@nightly' }, async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${article}#no-such-place`);
  await expect.poll(() => said.join()).toContain('no-such-place');
});
