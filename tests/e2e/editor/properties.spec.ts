import { expect, test } from './sample-page';

test('the page’s properties are changed, and refused without a title', async ({ page, sample }) => {
  await sample.open();
  await page.getByRole('button', { name: /Page properties/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Page properties' });
  const title = dialog.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue('Editor sample');
  await title.fill('');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('group', { name: 'What is wrong' })).toContainText(
    'Title: Fill in this field.',
  );
  await title.fill('Dry air');
  await dialog.getByRole('textbox', { name: 'Navigation title' }).fill('Dry');
  await dialog.getByRole('tab', { name: 'Navigation' }).click();
  await dialog.getByRole('checkbox', { name: 'Hide in navigation' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  const answer = await page.request.get(`${new URL(page.url()).origin}${sample.path}/_jcr_content.json`);
  expect(await answer.json()).toMatchObject({ 'jcr:title': 'Dry air', navTitle: 'Dry', hideInNav: true });
});
