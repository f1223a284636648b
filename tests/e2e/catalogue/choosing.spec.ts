import { axe } from '../axe';
import { expect, test } from '@playwright/test';

/* From a product to a comparison and to a sent quote request: on a phone, with and without scripts. */

test.use({ viewport: { width: 390, height: 844 } });

const product = '/products/mobile/piston/m-50';

test('a visitor compares products chosen on their pages, on a phone', async ({ page }) => {
  await page.goto(product);
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Compare ?: M 50$/ })
    .click();
  await expect(page.getByRole('link', { name: 'Compare (1)' })).toBeVisible();
  await page.goto('/products/mobile/piston/m-100-twin');
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Compare ?: M 100 Twin$/ })
    .click();
  await page.getByRole('link', { name: 'Compare (2)' }).click();

  await expect(page.getByRole('columnheader', { name: 'M 100 Twin' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Only the page scrolls, and the names stay in view.
  const lastFigure = page.getByRole('rowheader').last();
  await lastFigure.scrollIntoViewIfNeeded();
  await expect(lastFigure).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'M 100 Twin' })).toBeInViewport();
  const { violations } = await axe(page).include('main').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('link', { name: 'Only differences' }).click();
  await expect(page.getByRole('rowheader', { name: 'Motor power (differs)' })).toBeVisible();
  await page.getByRole('link', { name: /^Take out ?: M 50$/ }).click();
  await expect(page.getByRole('columnheader', { name: 'M 50' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'M 100 Twin' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your choice' })).toBeHidden();
});

test(
  'a visitor sends a quote list gathered on several pages, which empties it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(product);
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: /^Add to list ?: M 50$/ })
      .click();
    await page.getByRole('link', { name: 'Quote list (1)' }).click();
    await page.getByRole('spinbutton', { name: /^Quantity ?: M 50$/ }).fill('3');
    await page.getByRole('textbox', { name: /^Remark ?: M 50$/ }).fill('With a hose');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Remark ?: M 50$/ })).toHaveValue('With a hose');
    const { violations } = await axe(page).include('main').analyze();
    expect(violations).toEqual([]);

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jo Miller');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('jo@company.example');
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ index: 1 });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText(/^Your reference: [0-9A-F]{8}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Quote list/ })).toBeHidden();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor compares products, adds one to the quote list and sends it',
    { tag: '@turn-1' },
    async ({ page }) => {
      await page.goto(product);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Compare ?: M 50$/ })
        .click();
      await page.getByRole('textbox', { name: 'Name or order number' }).fill('R 7');
      await page.getByRole('button', { name: 'Add to the comparison' }).click();
      await expect(page.getByRole('columnheader', { name: 'R 7' })).toBeVisible();
      await page.getByRole('link', { name: 'Ask for a quote for these' }).click();

      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jo Miller');
      await page.getByRole('textbox', { name: 'Name or order number' }).fill('S 270');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('spinbutton', { name: /^Quantity ?: S 270$/ })).toHaveValue('1');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Jo Miller');
      await page.getByRole('button', { name: /^Remove ?: M 50$/ }).click();
      await expect(page.getByRole('spinbutton', { name: /^Quantity ?: M 50$/ })).toBeHidden();

      await page.getByRole('textbox', { name: 'E-mail' }).fill('jo@company.example');
      await page.getByRole('combobox', { name: 'Country' }).selectOption({ index: 1 });
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Send the request' }).click();
      await expect(page.getByText(/^Your reference: [0-9A-F]{8}$/)).toBeVisible();
    },
  );
});
