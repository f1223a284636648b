import { expect, test } from '@playwright/test';

test.setTimeout(90_000);

test('cards load pictures no wider than they show them', async ({ page }) => {
  // A family's list comes from the search, whose first index is built while the server starts.
  await expect
    .poll(async () => (await page.request.get('/bin/ventora/search')).status(), { timeout: 60_000 })
    .toBe(200);
  await page.goto('/products/tanks/vertical');
  const picture = page.locator('.cmp-card__picture').first();
  await picture.scrollIntoViewIfNeeded();
  const isSharp = (image: HTMLImageElement) => image.complete && image.naturalWidth >= image.clientWidth - 1;
  await expect.poll(() => picture.evaluate(isSharp)).toBe(true);
});
