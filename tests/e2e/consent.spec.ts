import { expect, test, type Page } from '@playwright/test';

const banner = (page: Page) => page.locator('.cmp-cookiebanner__region');

for (const answer of ['Accept all', 'Only necessary']) {
  test(`"${answer}" is remembered: the banner does not return`, async ({ page }) => {
    await page.goto('/');
    await banner(page).getByRole('button', { name: answer }).click();
    await expect(banner(page)).toBeHidden();
    await page.goto('/products');
    await expect(banner(page)).toBeHidden();
    // Anyone who opens it finds their answer.
    await page.locator('footer [data-open-consent]').click();
    await expect(banner(page).getByRole('checkbox', { name: /statistics/i })).toBeChecked({
      checked: answer === 'Accept all',
    });
  });
}

test('purposes can be chosen individually, and changed later from the footer', async ({ page }) => {
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

test('the page can be read and used while the banner is open', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page
    .getByRole('link', { name: /Log in/ })
    .first()
    .click();
  await expect(page).toHaveURL(/log-in/);
});

for (const width of [390, 1366])
  test(
    `the banner never covers the focused element, ${width} px wide`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/imprint');
      await expect(banner(page)).toBeVisible();
      const last = page.locator('footer a, footer button').last();
      let isLast = false;
      for (let stop = 0; stop < 90 && !isLast; stop += 1) {
        await page.keyboard.press('Tab');
        const { covered, name } = await page.evaluate(() => {
          const region = document.querySelector('.cmp-cookiebanner__region')!;
          const focused = document.activeElement!;
          return {
            name: focused.textContent,
            covered:
              !region.contains(focused) &&
              focused.getBoundingClientRect().bottom > region.getBoundingClientRect().top,
          };
        });
        expect({ name, covered }).toEqual({ name, covered: false });
        isLast = await last.evaluate((element) => element === document.activeElement);
      }
      expect(isLast).toBe(true);
    },
  );

test(
  'Escape closes the banner opened from the footer without changing the choice',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/imprint');
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    const opener = page.locator('footer [data-open-consent]');
    await opener.press('Enter');
    await expect(banner(page).getByRole('checkbox', { name: /statistics/i })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
