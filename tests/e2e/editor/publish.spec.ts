import { expect, test } from './sample-page';

test('an author publishes a page that visitors see at once, changes it, and unpublishes it', async ({
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
  const done = page.waitForResponse('**/bin/replicate.json');
  await choose('Publish page');
  await done;
  expect(await (await request.get(address)).text()).toContain('Dry air for paint shops');
  await expect(state).toHaveText(/^Published /);

  await sample.item('intro/title').focus();
  await page.keyboard.press('Delete');
  await expect(state).toHaveText(/^Changed since publication on /);
  expect(await (await request.get(address)).text()).toContain('Dry air for paint shops');
  await choose('Publish changes');
  await expect.poll(async () => (await request.get(address)).text()).not.toContain('Dry air for paint shops');

  await choose('Unpublish…');
  const dialog = page.getByRole('dialog', { name: 'Unpublish “Editor sample”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await request.get(address)).status()).toBe(200);
  await choose('Unpublish…');
  await dialog.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(state).toHaveText('Not published');
  expect((await request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expect(state).toHaveText(/^Published /);
  expect((await request.get(address)).status()).toBe(200);
});

test(
  'a renamed published page is live at its new address, redirects from the old one, and undo reverts it',
  { tag: '@nightly' },
  async ({ page, request, baseURL, sample }) => {
    const to = `${sample.path}-dry`;
    const visit = async (path: string) =>
      (await request.get(`${baseURL}${path}.html`, { maxRedirects: 0 })).status();
    await sample.open();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Publish page' }).click();
    await expect.poll(() => visit(sample.path)).toBe(200);

    await page.getByRole('button', { name: /Page properties/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Page properties' });
    await dialog.getByRole('tab', { name: 'Address' }).click();
    await dialog.getByRole('textbox', { name: 'URL name' }).fill(to.slice(to.lastIndexOf('/') + 1));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Visitors find the page at its new address from now on.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Published / })).toBeVisible();
    expect(await visit(to)).toBe(200);
    expect(await visit(sample.path)).toBe(301);
    await expect(page.getByText(/no longer exists/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo: Rename page' }).click();
    await expect(page).toHaveURL(new RegExp(`${sample.path}\\.html$`));
    await expect(page.getByRole('button', { name: 'Redo: Rename page' })).toBeEnabled();
    expect(await visit(sample.path)).toBe(200);
    expect(await visit(to)).toBe(404);
  },
);
