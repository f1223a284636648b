import type { Locator, Page } from '@playwright/test';
import { author, expect, test } from './sample-page';

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const isThere = () =>
    wanted.evaluateAll((all) => all.some((one) => one === document.activeElement)).catch(() => false);
  for (let i = 0; i < 80 && !(await isThere()); i++) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

test('an author opens, changes and publishes a page without a mouse', async ({
  page,
  request,
  baseURL,
  sample,
}) => {
  await page.goto(`${author}/`);
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await expect(search).toBeVisible();
  await tabTo(page, search);
  await page.keyboard.type(sample.path.slice(sample.path.lastIndexOf('/') + 1));
  const found = page.locator(`[data-path="${sample.path}"]`);
  await expect(found).toBeVisible();
  await tabTo(page, page.locator('[data-items]'));
  await page.keyboard.press('Home');
  for (let i = 0; i < 8; i++) {
    if ((await found.getAttribute('data-active')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(sample.item('intro/title')).toBeVisible();

  await tabTo(page, page.getByRole('tree', { name: 'Content of the page' }).locator(':focus'));
  await page.keyboard.press('Home');
  for (let i = 0; i < 8; i++) {
    if (await sample.item('intro/title').evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(sample.item('intro/title')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(sample.frame.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed, not clicked');
  await page.keyboard.press('Enter');
  await expect(sample.item('intro/title')).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('searchbox', { name: /Components that/ })).toBeFocused();
  await page.keyboard.type('separator');
  await page.keyboard.press('Enter');
  await expect(sample.item('intro/separator')).toBeFocused();

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await tabTo(page, publish, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Publish (page|changes)$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Published / })).toBeVisible();
  const seen = await (await request.get(`${baseURL}${sample.path}.html`)).text();
  expect(seen).toContain('Typed, not clicked');
  expect(seen).toContain('cmp-separator');
  // Publish keeps pages that authors delete, so the test takes the page back for the next run.
  await sample.post('/bin/replicate.json', { cmd: 'Deactivate', path: sample.path });
});
