import { axe } from '../axe';
import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a car painter finds the right machine on a phone, for two guns and a sander, then for one gun more', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Which compressor do I need?' }).click();
  await page.getByRole('link', { name: /^Paint shop/ }).click();
  const verdict = page.locator('.cmp-sizinghelper__verdict');
  await expect(verdict).toHaveText(/You need 637\sl\/min at 7\sbar. We recommend the R\s7\sT/);
  await expect(verdict).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.evaluate(() => (document.body.dataset.same = 'yes'));

  await page.getByLabel('How many').first().fill('3');
  await page.getByLabel('How many').first().press('Tab');
  await expect(verdict).toHaveText(/You need 832\sl\/min/);
  await expect(page).toHaveURL(/n1=3/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');

  const { violations } = await axe(page).include('.cmp-sizinghelper').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('article').filter({ hasText: 'Recommended' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/R\s\d+/);
});
