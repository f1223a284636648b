import { expect, test, type Page } from '@playwright/test';

const banner = (page: Page) => page.locator('.cmp-cookiebanner__region');

for (const answer of ['Accept all', 'Only necessary']) {
  test(`"${answer}" is kept: the banner does not come back`, async ({ page }) => {
    await page.goto('/');
    await banner(page).getByRole('button', { name: answer }).click();
    await expect(banner(page)).toBeHidden();
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
  });
}

test('purposes are chosen one by one and the choice can be changed from the footer', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Manage cookies' }).click();
  const statistics = banner(page).getByRole('checkbox', { name: /statistics/i });
  await expect(statistics).not.toBeChecked();
  await statistics.check();
  await banner(page).getByRole('button', { name: /save/i }).click();
  await expect(banner(page)).toBeHidden();
  await page.locator('footer [data-open-consent]').click();
  await expect(banner(page)).toBeVisible();
  await expect(statistics).toBeChecked();
});

test('the page can be read and used while the question stands', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page
    .getByRole('link', { name: /Log in/ })
    .first()
    .click();
  await expect(page).toHaveURL(/log-in/);
});
