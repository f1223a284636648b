import { test } from '@playwright/test';
import { chips, expect, family, open, PATIENCE, screw } from './filter-list-page';

const search = '**/bin/ventora/search?*';

test.setTimeout(PATIENCE);

test('a slow service leaves the old results in sight and says that it is at work', async ({ page }) => {
  await open(page, '/search?q=compressor');
  await page.route(search, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  // Not `check`, which looks once: the script may be taking the box over at that moment.
  await family(page, screw).click();
  await expect(page.getByText('Fetching results …')).toBeVisible();
  await expect(page.locator('.cmp-filterlist__found')).toHaveAttribute('aria-busy', 'true');
  await expect(family(page, screw)).toBeChecked();
  await expect(page.locator('.cmp-filterlist__items > *').first()).toBeVisible();
  await expect(chips(page)).toContainText('Screw compressors');
  await expect(page.getByText('Fetching results …')).toBeHidden();
});

test('a failing service is said with a way out, and what was chosen is kept', async ({ page }) => {
  await open(page, '/search?q=compressor');
  await page.route(search, (route) => route.fulfill({ status: 500, body: '' }));
  await family(page, screw).click();
  await expect(page.getByRole('alert')).toContainText('The results could not be fetched.');
  await expect(family(page, screw)).toBeChecked();
  await page.unroute(search);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(chips(page)).toContainText('Screw compressors');
  // Where it fails for good, the plain form leads on to the page that the server draws.
  await page.route(search, (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('checkbox', { name: /^Joinery/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(chips(page).getByRole('link')).toContainText([/Screw compressors/, /Joinery/]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
