import { expect, test } from './sample-page';

test('a page is published, seen by a visitor at once, changed, and taken back', async ({
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
  const dialog = page.getByRole('alertdialog', { name: 'Unpublish “Editor sample”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await request.get(address)).status()).toBe(200);
  await choose('Unpublish…');
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(state).toHaveText('Not published');
  expect((await request.get(address)).status()).toBe(404);
});

test('a published page that is renamed is gone from its old address, and its author is told to publish it', async ({
  page,
  request,
  baseURL,
  sample,
}) => {
  const to = `${sample.path}-dry`;
  await sample.open();
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Publish page' }).click();
  };
  const visit = async (path: string) => (await request.get(`${baseURL}${path}.html`)).status();
  await publish();
  await expect.poll(() => visit(sample.path)).toBe(200);

  await page.getByRole('button', { name: /Page properties/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Page properties' });
  await dialog.getByRole('tab', { name: 'Address' }).click();
  await dialog.getByRole('textbox', { name: 'URL name' }).fill(to.slice(to.lastIndexOf('/') + 1));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/Visitors no longer find the page at the old address/)).toBeVisible();
  await expect(page.getByText('Not published', { exact: true })).toBeVisible();
  expect(await visit(sample.path)).toBe(404);
  expect(await visit(to)).toBe(404);
  await publish();
  await expect.poll(() => visit(to)).toBe(200);
  await sample.post(to, { ':operation': 'delete' });
  expect(await visit(to)).toBe(404);
  // The page that the test began with is what it leaves.
  await sample.create();
});
