import { author, expect, test } from '../sample-page';
import { startApplication } from './application';
import { bar, expectAccessible, pressOn, rail, rowOf, screen, tool, tree, walkToTree } from './screen';

/* Authors edit pages with the attributes of the Universal Editor on a screen of ours. */

test(
  'an author opens a page from the console, changes it with the mouse, takes it back, and publishes it',
  { tag: '@turn-3' },
  async ({ page, sample, request, baseURL }) => {
    await page.goto(`${author}/sites.html${sample.path}?view=columns`);
    await expect(page.locator(`[data-path="${sample.path}"]`)).toHaveAttribute('data-active', 'true');
    const actions = page.getByRole('toolbar', { name: 'Actions' });
    const open = actions.getByRole('button', { name: 'Open in the Universal Editor' });
    if (!(await open.first().isVisible())) await actions.getByRole('button', { name: 'More' }).click();
    await open.filter({ visible: true }).click();
    await expect(page).toHaveURL(screen(sample));

    const heading = sample.frame.getByRole('heading', { name: 'Dry air for paint shops' });
    await expect(rowOf(page, sample, 'intro/title')).toBeVisible();
    await pressOn(page, heading);
    await expect(rowOf(page, sample, 'intro/title')).toHaveAttribute('aria-selected', 'true');
    const title = rail(page).getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toHaveValue('Dry air for paint shops');
    await expectAccessible(page);

    // A text changes on the page while it is typed; the visit of the field is one step.
    await title.press('End');
    await title.pressSequentially(' and', { delay: 40 });
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops and' })).toBeVisible();
    await title.pressSequentially(' labs', { delay: 40 });
    await expect(
      sample.frame.getByRole('heading', { name: 'Dry air for paint shops and labs' }),
    ).toBeVisible();
    await expect
      .poll(async () => (await sample.stored('intro/title'))['jcr:title'])
      .toBe('Dry air for paint shops and labs');
    await bar(page, /^Undo: Edit Title/).click();
    await expect(heading).toBeVisible();
    await expect(sample.frame.getByText('and labs')).toHaveCount(0);
    await expect(title).toHaveValue('Dry air for paint shops');
    await bar(page, /^Redo: Edit Title/).click();
    await expect(sample.frame.getByRole('heading', { name: 'and labs' })).toBeVisible();

    // Something is added after the selection, moved, duplicated and deleted.
    await tool(page, 'Add').click();
    await page.getByRole('searchbox', { name: 'Search components' }).fill('separ');
    await expectAccessible(page);
    await page.getByRole('option', { name: 'Separator' }).click();
    await expect(rowOf(page, sample, 'intro/separator')).toHaveAttribute('aria-selected', 'true');
    expect(await sample.children('intro')).toEqual(['title', 'separator', 'text']);
    await tool(page, 'Move down').click();
    await expect.poll(() => sample.children('intro')).toEqual(['title', 'text', 'separator']);
    await expect(tool(page, 'Move down')).toBeDisabled();
    await tool(page, 'Duplicate').click();
    await expect.poll(async () => (await sample.children('intro')).length).toBe(4);
    await expect(tree(page).getByRole('treeitem', { name: /^Separator/ })).toHaveCount(2);
    await tool(page, 'Delete').click();
    await expect(tree(page).getByRole('treeitem', { name: /^Separator/ })).toHaveCount(1);

    await bar(page, 'Publish').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    const seen = await (await request.get(`${baseURL}${sample.path}.html`)).text();
    expect(seen).toContain('paint shops and labs');
    expect(seen).not.toContain('data-aue-');

    // In the preview links lead to other pages.
    await page.getByRole('radio', { name: 'Preview' }).click();
    await sample.frame
      .getByRole('banner')
      .getByRole('link', { name: /Ventora/i })
      .first()
      .click();
    await expect(page).toHaveURL(`${author}/universal-editor.html/content/ventora/gb/en.html`);
    await page.goBack();
    await expect(page).toHaveURL(screen(sample));
    await expect(sample.frame.getByRole('heading', { name: 'and labs' })).toBeVisible();
  },
);

test(
  'an author changes a page by keyboard only: tree, fields, a new component, its place, undo',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    await walkToTree(page, sample);
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, sample, 'intro/title')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rail(page).getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Typed');
    await expect(sample.frame.getByRole('heading', { name: 'Typed' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, sample, 'intro/title')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('a');
    await expect(page.getByRole('searchbox', { name: 'Search components' })).toBeFocused();
    await page.keyboard.type('separator');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, sample, 'intro/separator')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => sample.children('intro')).toEqual(['title', 'separator', 'text']);
    await expect(rowOf(page, sample, 'intro/separator')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect.poll(() => sample.children('intro')).toEqual(['title', 'text']);
    for (let i = 0; i < 4; i++) {
      await expect(bar(page, /^Undo: /)).toBeEnabled();
      await page.keyboard.press('Control+z');
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    }
    await expect
      .poll(async () => (await sample.stored('intro/title'))['jcr:title'])
      .toBe('Dry air for paint shops');
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops' })).toBeVisible();
  },
);

test(
  'what the server refuses stays as typed, and a page that somebody has locked says so',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await page.goto(screen(sample));
    await rowOf(page, sample, 'intro/title').click();
    const id = rail(page).getByRole('textbox', { name: 'ID', exact: true });
    await expect(id).toBeVisible();
    await sample.post(`${sample.path}/jcr:content`, { 'jcr:lockOwner': 'maria' });
    const title = rail(page).getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Too late');
    await expect(rail(page).getByText(/locked.*Your input is still here\./)).toBeVisible();
    await expect(title).toHaveValue('Too late');
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Dry air for paint shops');

    await page.reload();
    await expect(
      page.getByText('maria has locked this page. You can read it and comment on it.'),
    ).toBeVisible();
    await rowOf(page, sample, 'intro/title').click();
    await expect(title).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add' })).toBeDisabled();
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(title).toBeEnabled();
  },
);

test(
  'an application on another origin is edited too: its texts, its components, and what it does not define',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    const application = await startApplication(sample, { speaks: true });
    try {
      await page.goto(`${author}/universal-editor.html`);
      const address = page.getByRole('textbox', { name: 'Address of the page' });
      await address.fill('https://elsewhere.example.com/');
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(
        page.getByText(/^Pages of https:\/\/elsewhere\.example\.com may not be opened here/),
      ).toBeVisible();
      await expectAccessible(page);
      await address.fill(application.address);
      await page.keyboard.press('Enter');

      await rowOf(page, sample, 'intro/title').click();
      const headline = rail(page).getByRole('textbox', { name: 'Headline' });
      await headline.fill('From elsewhere');
      await expect(sample.frame.getByRole('heading', { name: 'From elsewhere' })).toBeVisible();
      await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('From elsewhere');
      await expect(
        rail(page).getByText('Not shown here: Colour (colour-wheel). They stay as they are.'),
      ).toBeVisible();

      // The server knows the dialog, whatever the application says of it.
      const subtitle = rail(page).getByRole('textbox', { name: 'Subtitle' });
      await subtitle.fill('Kept');
      await expect(
        rail(page).getByText(/No field of the component sets nonsense.*Your input is still here\./),
      ).toBeVisible();
      await expect(subtitle).toHaveValue('Kept');

      await rowOf(page, sample, 'intro/text').click();
      await expect(rail(page).getByRole('textbox', { name: 'Words' })).toContainText('Pressure dew point');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('option', { name: 'Paragraph' }).click();
      await expect(sample.frame.getByText('New here')).toBeVisible();
      await bar(page, /^Undo: Add Paragraph/).click();
      await expect(sample.frame.getByText('New here')).toHaveCount(0);

      await rowOf(page, sample, 'widget').click();
      await expect(
        rail(page).getByText('The page does not define the model “unheard”, so its fields are not known.'),
      ).toBeVisible();
      await tree(page)
        .getByRole('treeitem', { name: /^Price/ })
        .click();
      await expect(rail(page).getByText(/stored in another system \(urn:shop:\/products\/7\)/)).toBeVisible();
    } finally {
      await application.close();
    }
  },
);

test(
  'a page that does not speak to the editor says what to do',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const application = await startApplication(sample, { speaks: false });
    try {
      await page.goto(`${author}/universal-editor.html?page=${encodeURIComponent(application.address)}`);
      await expect(page.getByRole('progressbar', { name: 'Opening the page' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The page does not answer the editor' })).toBeVisible();
      await expect(page.getByText(`has to let ${author} frame it`)).toBeVisible();
      await expectAccessible(page);
    } finally {
      await application.close();
    }
  },
);
