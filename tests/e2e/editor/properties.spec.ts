import { author, expect, test } from './sample-page';

test(
  'an author changes the page properties, but cannot leave the title empty',
  { tag: '@turn-1' },
  async ({ page, sample }) => {
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
  },
);

test(
  'a page’s new title appears in the bar, in the window and on the page',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('button', { name: /Page properties/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Page properties' });
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Dry air');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Dry air', exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Dry air/);
    await page.goto(`${author}${sample.path}.html?wcmmode=disabled`);
    await expect(page).toHaveTitle(/^Dry air/);
    await expect(page.locator('.cmp-breadcrumb')).toContainText('Dry air');
  },
);

test(
  'an author renames a page, and links to it lead to its new address',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const to = `${sample.path}-dry`;
    // A link on the page itself moves along; one on another page is adjusted.
    const other = `${sample.path}-other`;
    const bystander = sample.beside(other);
    await bystander.create();
    await bystander.post(`${bystander.main}/intro/text`, {
      './text': `<p><a href="${sample.path}.html">Dry air</a></p>`,
    });
    await sample.open();
    await page.getByRole('button', { name: /Page properties/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Page properties' });
    await dialog.getByRole('tab', { name: 'Address' }).click();
    await expect(dialog.getByText('One page of this site links here: “Editor sample”.')).toBeVisible();
    const name = dialog.getByRole('textbox', { name: 'URL name' });
    await name.fill('Dry Air!');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByText(/Lowercase letters and digits/).first()).toBeVisible();
    await name.fill(to.slice(to.lastIndexOf('/') + 1));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(`${author}/editor.html${to}.html`);
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops' })).toBeVisible();
    expect((await bystander.stored('intro/text')).text).toBe(`<p><a href="${to}.html">Dry air</a></p>`);
    await sample.post(to, { ':operation': 'move', ':dest': sample.path });
    await bystander.remove();
  },
);

test(
  'an author in the page properties sees another author’s change, and both versions of a conflict',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('button', { name: /Page properties/ }).click();
    const form = page.getByRole('dialog', { name: 'Page properties' });
    await form.getByRole('textbox', { name: 'Navigation title' }).fill('Mine');
    await sample.post(`${sample.path}/jcr:content`, { './navTitle': 'Theirs', './pageTitle': 'Their title' });
    await expect(form.getByText(/Another author has just changed this/)).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another author has changed this too' });
    const field = dialog.getByRole('radiogroup', { name: 'Page: Navigation title' });
    await expect(field.getByRole('radio', { name: 'Keep theirs' })).toHaveAccessibleDescription('Theirs');
    await field.getByRole('radio', { name: 'Take mine' }).click();
    await dialog.getByRole('button', { name: 'Save as chosen' }).click();
    await expect(form).toHaveCount(0);
    const answer = await page.request.get(`${author}${sample.path}/_jcr_content.json`);
    expect(await answer.json()).toMatchObject({ navTitle: 'Mine', pageTitle: 'Their title' });
  },
);
