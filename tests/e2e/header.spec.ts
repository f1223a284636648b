import { expect, test } from '@playwright/test';
import { cases } from './nightly';

const menu = 'nav.cmp-navigation--menu';

test.describe('below 1366 px', () => {
  test.use({ viewport: { width: 1365, height: 900 } });

  test('the hamburger opens and closes the menu and updates the page’s state', async ({ page }) => {
    await page.goto('/');
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await hamburger.click();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-navigation-open', /.*/);
    await page.keyboard.press('Escape');
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    await expect(hamburger).toBeFocused();
  });

  test('a menu item with children opens its submenu instead of following the link, level by level, and back', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const navigation = page.locator(menu);
    await navigation.getByRole('button', { name: /^Products/ }).click();
    await expect(page).toHaveURL('/');
    await expect(navigation).toHaveAttribute('data-level', '1');
    await navigation.getByRole('button', { name: /^Mobile/ }).click();
    await expect(navigation).toHaveAttribute('data-level', '2');
    await navigation.getByRole('button', { name: 'Back' }).locator('visible=true').last().click();
    await expect(navigation).toHaveAttribute('data-level', '1');
    await navigation.getByRole('link', { name: 'All of Products' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('the menu works by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    const products = page.locator(menu).getByRole('button', { name: /^Products/ });
    await expect(products).toBeVisible();
    await products.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(menu)).toHaveAttribute('data-level', '1');
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('.cmp-navigation__panel') !== null);
    await expect.poll(focused).toBe(true);
    await page
      .locator(menu)
      .getByRole('button', { name: 'Back' })
      .locator('visible=true')
      .last()
      .press('Enter');
    await expect(products).toBeFocused();
  });
});

test.describe('from 1366 px', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('a menu item follows its link, and its button opens a panel with the levels below', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Products: show submenu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(menu).getByRole('link', { name: 'M 100 Twin' })).toBeVisible();
    await page.locator(menu).getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page).toHaveURL('/products');
  });

  test('Escape closes a panel and returns the focus', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Products: show submenu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test(
    'a panel closes when it loses the focus or on a click elsewhere',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/');
      const products = page.getByRole('button', { name: 'Products: show submenu' });
      await products.click();
      await page.getByRole('button', { name: 'Solutions: show submenu' }).click();
      await expect(products).toHaveAttribute('aria-expanded', 'false');
      await page.mouse.click(683, 880);
      await expect(page.locator(`${menu} [aria-expanded="true"]`)).toHaveCount(0);
    },
  );

  test('the menu marks the current page', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/solutions');
    await expect(page.locator(`${menu} [aria-current="page"]`).first()).toHaveText('Solutions');
  });
});

for (const width of cases([390], [1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the language switcher leads to the same page in another language', async ({ page }) => {
      await page.goto('/products/mobile');
      const button = page.locator('.cmp-languagenavigation__button');
      await expect(button).toContainText('English');
      await button.click();
      await page.locator('a[hreflang="de-DE"]').click();
      await expect(page).toHaveURL('/de/de/products/mobile');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await expect(button, 'the chosen language').toContainText('Deutsch');
    });
  });
}

test('the breadcrumb leads to the parent on a phone, even from a page in no menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/business-partner-area/log-in');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail.and(page.locator(':visible'))).toHaveText(['Business partner area']);
});

test('the log-in link leads to a page that explains it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /Log in/ })
    .first()
    .click();
  await expect(page).toHaveURL('/business-partner-area/log-in');
  await expect(page.locator('h1')).toBeVisible();
});
