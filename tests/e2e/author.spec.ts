import { expect, test, type Page } from '@playwright/test';
import { authorUrl } from './ports';

const home = '/content/ventora/gb/en';

test.use({ baseURL: authorUrl });

function errorsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}

test('an author finds every page from the start page', { tag: '@nightly' }, async ({ page, request }) => {
  // The first search after a start reads the words of all pages, while the site's index is being built.
  test.slow();
  await request.get('/bin/querybuilder.json?path=/content&type=cq:Page&fulltext=pump', { timeout: 60_000 });
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('M 100 Twin');
  await expect(page.getByRole('link', { name: /M 100 Twin/ }).first()).toBeVisible({ timeout: 20_000 });
});

test('in edit mode every component carries its content path, and the console stays clean', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto(`${home}.html?wcmmode=edit`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`[data-cq-data-path="${home}/jcr:content/root/main"]`).first()).toBeAttached();
  expect(await page.locator('[data-cq-data-path]').count()).toBeGreaterThan(20);
  await expect(page.locator('.new.section').first()).toBeAttached();
  expect(errors).toEqual([]);
});

test('in preview mode interactive components work', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto(`${home}.html?wcmmode=preview`);
  const tabs = page.locator('.cmp-tabs').first();
  // The tabs are drawn before the script that switches them has arrived.
  await expect(async () => {
    await tabs.getByRole('tab').nth(1).click();
    await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  expect(errors).toEqual([]);
});

test('the plain view on author is the page that visitors get', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${home}.html`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-cq-data-path]')).toHaveCount(0);
});

test(
  'in edit mode an accordion’s toggle notifies the editor and does not open the item',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${home}/products/mobile.html?wcmmode=edit`);
    const accordion = page.locator('.cmp-accordion').first();
    const states = () =>
      accordion.locator('details').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
    await expect(accordion.locator('summary').first()).toBeVisible();
    const before = await states();
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('ventora-panel-toggle', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          });
        }),
    );
    await accordion.locator('summary').first().click();
    expect(await told).toMatchObject({ path: expect.stringContaining('/accordion') });
    expect(await states()).toEqual(before);

    await page.goto(`${home}/products/mobile.html?wcmmode=preview`);
    await expect(accordion.locator('summary').first()).toBeVisible();
    const closed = (await states())[0];
    await accordion.locator('summary').first().click();
    await expect.poll(async () => (await states())[0]).toBe(!closed);
  },
);
