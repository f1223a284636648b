import { expect, test, type Page } from '@playwright/test';

const tabs = (page: Page) => page.locator('.cmp-tabs').first();

test('tabs start on the first, and a click shows another', async ({ page }) => {
  await page.goto('/');
  const list = tabs(page).getByRole('tab');
  await expect(list.nth(0)).toHaveAttribute('aria-selected', 'true');
  await list.nth(1).click();
  await expect(list.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page).locator('.cmp-tabs__tabpanel').nth(1)).toBeVisible();
  await expect(tabs(page).locator('.cmp-tabs__tabpanel').nth(0)).toBeHidden();
});

test('arrow keys, Home and End move through tabs and show them, without wrapping', async ({ page }) => {
  await page.goto('/');
  const list = tabs(page).getByRole('tab');
  const last = (await list.count()) - 1;
  await list.nth(0).focus();
  await expect(tabs(page)).toHaveAttribute('data-island-state', 'mounted');
  await page.keyboard.press('ArrowLeft');
  await expect(list.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(list.nth(1)).toBeFocused();
  await expect(list.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(list.nth(last)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(list.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(list.nth(1)).not.toBeFocused();
});

test('an address with a tab’s anchor opens it', async ({ page }) => {
  await page.goto('/');
  const id = await tabs(page).getByRole('tab').nth(2).getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/#${id}`);
  await expect(tabs(page).getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
});

test(
  'accordion items open and close on their toggle, several at once',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    const items = page.locator('.cmp-accordion').first().locator('details');
    const wasOpen = await items.nth(1).evaluate((item) => (item as HTMLDetailsElement).open);
    await items.nth(1).locator('summary').click();
    expect(await items.nth(1).evaluate((item) => (item as HTMLDetailsElement).open)).toBe(!wasOpen);
    await items.nth(2).locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await items.nth(2).evaluate((item) => (item as HTMLDetailsElement).open)).toBe(true);
    await page.keyboard.press('Space');
    expect(await items.nth(2).evaluate((item) => (item as HTMLDetailsElement).open)).toBe(false);
  },
);

test('an address with an accordion item’s anchor opens it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  const id = await page.locator('.cmp-accordion__panel').nth(2).getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/#${id}`);
  await expect(page.locator('.cmp-accordion details').nth(2)).toHaveAttribute('open', '');
});
