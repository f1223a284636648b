import { test } from '@playwright/test';
import { axe, faultsOf } from '../axe';
import { chips, expect, family, open, PATIENCE, screw } from './filter-list-page';

/* Phones, browsers without scripts, screen readers, and hydration. */

test.setTimeout(PATIENCE);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters open over the page, show the number of results, and return the focus', async ({ page }) => {
    await open(page, '/search?kind=product');
    const opener = page.getByRole('button', { name: /^Filter/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: screw }).first().check();
    const show = sheet.getByRole('button', { name: /^Show \d+ results$/ });
    await expect(page).toHaveURL(/family=screw/);
    expect(await faultsOf(axe(page).include('.cmp-filterlist'))).toEqual([]);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
    await expect(chips(page)).toContainText('Screw compressors');
  });
});

for (const width of [390, 1440]) {
  test.describe(`with scripts blocked at ${width} px`, { tag: width > 1000 ? ['@nightly'] : [] }, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test('filters work as a form, and links remove choices', async ({ page }) => {
      await open(page, '/search?q=compressor');
      if (width < 1024) await page.getByRole('link', { name: 'Choose filters' }).click();
      await family(page, screw).check();
      await page.getByRole('spinbutton', { name: 'At most' }).first().fill('30');
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page).toHaveURL(/q=compressor.*family=screw/);
      await expect(chips(page)).toContainText('Screw compressors');
      await expect(family(page, screw)).toBeChecked();
      await expect(page.getByRole('slider')).toHaveCount(0);
      await chips(page)
        .getByRole('link', { name: /Screw compressors/ })
        .click();
      await expect(page).toHaveURL(/^(?!.*family)/);
      // The page of a family as well.
      await page.goto('/products/screw');
      if (width < 1024) await page.getByRole('link', { name: 'Choose filters' }).click();
      await family(page, /^Fixed-speed screw/).check();
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page).toHaveURL(/^[^?]*\/products\/screw\?.*family=screw%2Ffixed-speed/);
      await expect(chips(page)).toContainText('Fixed-speed screw');
    });
  });
}

test('the layout does not shift during hydration', { tag: '@nightly' }, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && warnings.push(message.text()));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift:
            (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/search?q=compressor');
  const first = page.locator('.cmp-filterlist__items').first();
  const drawn = await first.innerHTML();
  await page.locator('.cmp-filterlist__count').hover();
  await expect(page.locator('.cmp-filterlist')).toHaveAttribute('data-island-state', 'mounted');
  expect(await first.innerHTML()).toBe(drawn);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  expect(warnings).toEqual([]);
});

test('the list has no violations in axe, with or without results', { tag: '@nightly' }, async ({ page }) => {
  for (const query of ['q=compressor&family=screw', 'q=xyzzy']) {
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/search?${query}`);
      expect(await faultsOf(axe(page).include('.cmp-filterlist')), `${width} px, ${query}`).toEqual([]);
    }
  }
});
