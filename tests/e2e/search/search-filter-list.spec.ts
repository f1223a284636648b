import { test } from '@playwright/test';
import { chips, count, expect, family, open, PATIENCE, screw } from './filter-list-page';

test.setTimeout(PATIENCE);

test('a choice filters the list, and is shown above it and in the address', async ({ page }) => {
  await open(page, '/search?q=compressor');
  const before = await count(page).innerText();
  await family(page, screw).click();
  await expect(page).toHaveURL('/search?q=compressor&family=screw');
  await expect(count(page)).not.toHaveText(before);
  await expect(chips(page).getByRole('link')).toHaveText([/Screw compressors/]);
  // Its branch of the tree is expanded.
  await expect(page.getByRole('checkbox', { name: /^Fixed-speed screw/ })).toBeVisible();
});

test('going back restores the filters and the scroll position', async ({ page }) => {
  await open(page, '/search?kind=product');
  const before = await count(page).innerText();
  await family(page, screw).click();
  // The chip is there at once; the list changes, and with it the place, when the answer comes.
  await expect(count(page)).not.toHaveText(before);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.list-pages [aria-label="Page 2"]')?.click(),
  );
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.cmp-filterlist__title')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/search?kind=product&family=screw');
  await expect(family(page, screw)).toBeChecked();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 60);
  await page.goBack();
  await expect(family(page, screw)).not.toBeChecked();
});

test(
  'going back right after a reload shows the results of the address',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/search?kind=product');
    const before = await count(page).innerText();
    await family(page, screw).click();
    await expect(page).toHaveURL(/family=screw/);
    await page.reload();
    await expect(count(page)).not.toHaveText(before);
    await page.goBack();
    await expect(page).toHaveURL('/search?kind=product');
    await expect(count(page)).toHaveText(before);
  },
);

test(
  'a shared address shows the same results, from server and browser alike',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/search?q=compressor&family=screw&maxPressure.min=8&view=compact&sort=-motorPower');
    await expect(family(page, screw)).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-motorPower');
    await expect(chips(page)).toContainText('Max. pressure: from 8 bar');
    const drawn = await count(page).innerText();
    await page.getByRole('link', { name: 'Cards' }).click();
    await expect(page).toHaveURL(/^(?!.*view=)/);
    await expect(count(page)).toHaveText(drawn);
  },
);

test('the page of a family lists its machines, and can be filtered, sorted and paged', async ({ page }) => {
  await open(page, '/products/screw');
  const page2 = page.locator('.list-pages').getByRole('link', { name: 'Page 2' });
  await page2.click();
  await expect(page).toHaveURL('/products/screw?page=2');
  // Only its own families can be chosen.
  await expect(family(page, /^Mobile compressors/)).toHaveCount(0);
  await family(page, /^Fixed-speed screw/).click();
  await expect(chips(page)).toContainText('Fixed-speed screw');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-motorPower');
  await expect(page).toHaveURL('/products/screw?family=screw/fixed-speed&sort=-motorPower');
  await expect(count(page)).toHaveText(/^1 to /);
  const narrow = await count(page).innerText();
  await page.reload();
  await expect(count(page)).toHaveText(narrow);
  await expect(family(page, /^Fixed-speed screw/)).toBeChecked();
});

test('the list works by keyboard alone, and announces the count', async ({ page }) => {
  await open(page, '/search?kind=product');
  await family(page, screw).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/family=screw/);
  await expect(family(page, screw)).toBeFocused();
  await expect(page.locator('.cmp-filterlist [role="status"]').last()).toHaveText(/^\d+ results$/);
  const thumb = page.getByRole('slider', { name: 'Motor power: At most' });
  await thumb.focus();
  const whole = await thumb.getAttribute('aria-valuetext');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/motorPower\.max=/);
  await expect(thumb).not.toHaveAttribute('aria-valuetext', whole!);
  await expect(thumb).toBeFocused();
  await chips(page)
    .getByRole('link', { name: /Motor power/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/motorPower/);
  // The focused element is gone: the focus moves to the results instead of getting lost.
  await expect(page.locator('.cmp-filterlist__title')).toBeFocused();
});

test('one change is one step back, however many keys it took', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/search?kind=product');
  const steps = await page.evaluate(() => history.length);
  const thumb = page.getByRole('slider', { name: 'Motor power: At most' });
  await thumb.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/motorPower\.max=/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('readers with US units get the same machines in their units', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/search?kind=product&maxPressure.min=10&view=compact');
  const metric = await count(page).innerText();
  await page.getByRole('link', { name: 'US', exact: true }).click();
  await expect(page).toHaveURL(/units=us/);
  await expect(chips(page)).toContainText('from 145 psi');
  await expect(count(page)).toHaveText(metric);
  await expect(page.locator('.cmp-filterlist__row').first()).toContainText('psi');
  await page.getByRole('link', { name: 'Metric' }).click();
  await expect(chips(page)).toContainText('from 10 bar');
  // No choice is needed in a region with these units; clear the choice made above.
  await page.evaluate(() => localStorage.clear());
  await open(page, '/us/en/search?q=compressor+under+100+psi&view=compact');
  await expect(chips(page)).toContainText('up to 100 psi');
  await expect(page.getByRole('link', { name: 'US', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.cmp-filterlist__row').first()).toContainText('cfm');
});
