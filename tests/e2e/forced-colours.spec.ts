import { expect, test } from '@playwright/test';

test.use({ contextOptions: { forcedColors: 'active' } });

test('the open tab differs from the others without colours of ours', async ({ page }) => {
  await page.goto('/products/screw/fixed-speed/r-7');
  const lines = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).not.toBe(lines[1]);
});

test('the menu marks where one is without colours of ours', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/products/screw/fixed-speed');
  const items = page.locator('.cmp-header .cmp-navigation__item--level-0');
  const lines = await items.evaluateAll((all) =>
    all.map((item) => [
      item.classList.contains('cmp-navigation__item--active'),
      parseFloat(getComputedStyle(item).borderBlockEndWidth) > 0,
    ]),
  );
  expect(lines.some(([isActive]) => isActive)).toBe(true);
  expect(lines.filter(([isActive, isMarked]) => isActive !== isMarked)).toEqual([]);
});
