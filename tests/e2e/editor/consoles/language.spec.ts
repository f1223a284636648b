import { author, expect, test } from '../sample-page';

test('an author reads the editor and the consoles in German, and in English again', async ({
  page,
  sample,
}) => {
  await sample.addTeaser();
  await page.goto(`${author}/sites.html/content`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('navigation', { name: 'Konsolen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Konsolen' })).toBeVisible();

  await page.goto(`${author}/editor.html${sample.path}.html`);
  const content = page.getByRole('tree', { name: 'Inhalt der Seite' });
  await content.locator(`[data-path="${sample.main}/intro/teaser"]`).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Teaser' });
  await expect(dialog.getByRole('textbox', { name: 'Titel', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fertig' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Sprache', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Page properties' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
