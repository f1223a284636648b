import { expect, test } from './sample-page';

test('a page is published, seen by a visitor within a second, changed, and taken back', async ({
  page,
  request,
  baseURL,
  sample,
}) => {
  await sample.open();
  const state = page.getByRole('status').filter({ hasText: /ublish|ublication/ });
  await expect(state).toHaveText('Not published');
  const address = `${baseURL}${sample.path}.html`;
  expect((await request.get(address)).status()).toBe(404);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Publish page');
  await expect
    .poll(async () => (await request.get(address)).text(), { timeout: 1000, intervals: [100] })
    .toContain('Dry air for paint shops');
  await expect(state).toHaveText(/^Published /);

  await sample.item('intro/title').focus();
  await page.keyboard.press('Delete');
  await expect(state).toHaveText(/^Changed since publication on /);
  expect(await (await request.get(address)).text()).toContain('Dry air for paint shops');
  await choose('Publish changes');
  await expect.poll(async () => (await request.get(address)).text()).not.toContain('Dry air for paint shops');

  await choose('Unpublish…');
  const dialog = page.getByRole('alertdialog', { name: 'Unpublish “Editor sample”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await request.get(address)).status()).toBe(200);
  await choose('Unpublish…');
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(state).toHaveText('Not published');
  expect((await request.get(address)).status()).toBe(404);
});
