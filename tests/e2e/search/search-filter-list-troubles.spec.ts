import { test } from '@playwright/test';
import { chips, expect, family, open, PATIENCE, screw } from './filter-list-page';

const search = '**/bin/ventora/search?*';

test.setTimeout(PATIENCE);

test(
  'a slow service keeps the previous results in view and shows that it is loading',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/search?q=compressor');
    await page.route(search, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    // Not `check`, which reads the state only once: hydration may be under way.
    await family(page, screw).click();
    await expect(page.getByText('Loading results …')).toBeVisible();
    await expect(page.locator('.cmp-filterlist__found')).toHaveAttribute('aria-busy', 'true');
    await expect(family(page, screw)).toBeChecked();
    await expect(page.locator('.cmp-filterlist__items > *').first()).toBeVisible();
    await expect(chips(page)).toContainText('Screw compressors');
    await expect(page.getByText('Loading results …')).toBeHidden();
  },
);

test('a failing service is reported with a way out, and the choices are kept', async ({ page }) => {
  await open(page, '/search?q=compressor');
  await page.route(search, (route) => route.fulfill({ status: 500, body: '' }));
  await family(page, screw).click();
  await expect(page.getByRole('alert')).toContainText('The results could not be loaded.');
  await expect(family(page, screw)).toBeChecked();
  await page.unroute(search);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(chips(page)).toContainText('Screw compressors');
  // If it keeps failing, the plain form leads to the server-rendered page.
  await page.route(search, (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('checkbox', { name: /^Joinery/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(chips(page).getByRole('link')).toContainText([/Screw compressors/, /Joinery/]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
