import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440]) {
  test.describe(`with scripts blocked at ${width} px`, { tag: width > 1000 ? ['@nightly'] : [] }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the menu leads everywhere', async ({ page }) => {
      await page.goto('/');
      if (width < 1366) await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .locator('nav.cmp-navigation--menu')
        .getByRole('link', { name: 'Products', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL('/products');
    });

    test('every tab panel, accordion item and slide can be read', async ({ page }) => {
      await page.goto('/');
      for (const panel of await page.locator('.cmp-tabs__tabpanel').all()) await expect(panel).toBeVisible();
      const item = page.locator('.cmp-accordion details').last();
      await item.locator('summary').click();
      await expect(item).toHaveAttribute('open', '');
      const track = page.locator('.cmp-carousel__content').first();
      expect(await track.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    });

    test('a product’s thumbnail leads to the large picture', async ({ page }) => {
      await page.goto('/products/mobile/oil-free/m-50-of');
      await page.getByRole('link', { name: 'Show picture 2 of 2' }).click();
      await expect(page.getByRole('img', { name: /from the wheels/ })).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole('img', { name: /a bow handle$/ })).not.toBeInViewport({ ratio: 0.1 });
    });

    test('no button without a function is shown', { tag: '@nightly' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
      await expect(page.getByRole('region', { name: /cookies/i })).toHaveCount(0);
    });

    test('the language can be changed', { tag: '@nightly' }, async ({ page }) => {
      await page.goto('/products');
      await page.locator('.cmp-languagenavigation__button').click();
      await page.locator('a[hreflang="de-DE"]').click();
      await expect(page).toHaveURL('/de/de/products');
    });
  });
}
