import { expect, test, type Locator } from '@playwright/test';
import { counts } from '../accessibility/checked';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1366, height: 900 } });

/** Whether each is chosen, and whether it has an outline. */
const lines = (all: Locator) =>
  all.evaluateAll((each) =>
    each.map((one) => [
      one.hasAttribute('aria-current'),
      parseFloat(getComputedStyle(one).outlineWidth) > 0 && getComputedStyle(one).outlineStyle !== 'none',
    ]),
  );

/** Exactly one is chosen, and only it has an outline. */
async function expectOneMarked(all: Locator) {
  const found = await lines(all);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(([isChosen]) => isChosen)).toEqual([[true, true]]);
  expect(found.filter(([isChosen]) => !isChosen).flat()).not.toContain(true);
}

test(
  'a product marks its open tab, chosen version and units even with forced colours',
  { tag: '@nightly', ...counts('forcedColours') },
  async ({ page }) => {
    await page.goto('/products/screw/fixed-speed/r-7');
    const [open, ...others] = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));
    expect(others).not.toHaveLength(0);
    expect(others).not.toContain(open);
    await expectOneMarked(page.locator('.cmp-product__variant'));
    await expectOneMarked(page.locator('.units__way'));
  },
);

test(
  'a list marks its menu item, chosen view and units even with forced colours',
  { tag: '@nightly', ...counts('forcedColours') },
  async ({ page }) => {
    await page.goto('/products/screw/fixed-speed');
    const items = page.locator('.cmp-header .cmp-navigation__item--level-0');
    const marks = await items.evaluateAll((all) =>
      all.map((item) => [
        item.classList.contains('cmp-navigation__item--active'),
        parseFloat(getComputedStyle(item).borderBlockEndWidth) > 0,
      ]),
    );
    expect(marks.filter(([isActive]) => isActive)).toEqual([[true, true]]);
    expect(marks.filter(([isActive]) => !isActive).flat()).not.toContain(true);
    await expectOneMarked(page.locator('.cmp-filterlist__way:not([data-units])'));
    await expectOneMarked(page.locator('.cmp-filterlist__way[data-units]'));
  },
);
