import { axe } from '../axe';
import { expect, test } from '@playwright/test';

const PAGE = '/products/customise';
const summary = '.cmp-configurator__summary';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor configures a machine by a form, and reads why something was added and what cannot be had', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?machine=V-3015`);
    await page.getByRole('radio', { name: /^Painting/ }).check();
    await page.getByRole('button', { name: 'Update the configuration' }).click();
    await expect(page.locator(summary)).toContainText('Drying: Refrigeration dryer');
    await expect(page.locator('.cmp-configurator__changes')).toContainText('Water class 4 needs a dryer');
    const none = page.getByRole('radio', { name: 'No dryer' });
    await expect(none).toBeDisabled();
    await expect(none).toHaveAccessibleDescription(/Water class 4 needs a dryer/);
    // The way out of a machine that cannot have it is one that can.
    await page.getByText('Drive and supply').click();
    await page.getByRole('link', { name: /R\s11 can have it/ }).click();
    await expect(page.locator(summary)).toContainText('Drive: Variable speed');
    await page.getByRole('link', { name: 'Add to quote list' }).click();
    await expect(page.locator('[data-line]')).toContainText('Drive: Variable speed');
    await expect(page.locator('[data-line]')).toContainText('V-8509-00');
  });
});

test('with scripts and the keyboard alone, choices change in place, and the address can be shared', async ({
  page,
  context,
}) => {
  await page.goto(`${PAGE}?machine=V-3015`);
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  const general = page.getByRole('radio', { name: 'Tools that tolerate moisture' });
  await general.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(summary)).toContainText('What the air is for: Painting');
  await expect(page.getByRole('radio', { name: /^Painting/ })).toBeFocused();
  await expect(page).toHaveURL(/quality=paint/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await expect(page.getByRole('img', { name: /^Front view to scale/ })).toHaveAccessibleName(/K\s24/);
  const { violations } = await axe(page).include('.cmp-configurator').analyze();
  expect(violations).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator(summary)).toContainText('Filtration: Pre-filter and fine filter');
});

test('a configuration goes on the quote list as one line, and its specification is a tagged PDF', async ({
  page,
}) => {
  await page.goto(`${PAGE}?machine=V-2270-00&hood=sound&colour=3020`);
  const box = page.getByRole('checkbox', { name: 'Add to quote list' });
  await box.click();
  await expect(box).toBeChecked();
  const kept = await page.evaluate(() => localStorage.getItem('ventora-list'));
  expect(JSON.parse(kept ?? '[]')).toEqual([
    { sku: 'V-2270-00~hood.sound~colour.3020', quantity: 1, remark: '' },
  ]);

  const list = await page.context().newPage();
  await list.setViewportSize({ width: 390, height: 844 });
  await list.goto('/gb/en/quote?p=V-3015-08~colour.7016~quality.paint');
  await expect(list.getByText('Order no. V-3015-08')).toBeVisible();
  expect(await list.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await list.close();

  const address = await page.getByRole('link', { name: 'Specification (PDF)' }).getAttribute('href');
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = (await answer.body()).toString('latin1');
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('/Lang (en-GB)');
  expect(pdf).toContain('/DisplayDocTitle true');
});
