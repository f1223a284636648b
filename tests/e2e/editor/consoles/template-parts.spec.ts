import type { Page } from '@playwright/test';
import { axe, faded, faultsOf } from '../../axe';
import { author, expect, test as base } from '../sample-page';
import { partAddress, TemplateStory } from './template-story';

const TEXT = 'ventora/components/text';
const unique = () => `Story ${Math.random().toString(36).slice(2, 8)}`;
const faults = async (page: Page) => {
  await faded(page);
  return faultsOf(axe(page).exclude('iframe'));
};

const test = base.extend<{ story: TemplateStory }>({
  story: async ({ page }, use) => {
    const story = new TemplateStory(page);
    await use(story);
    await story.end();
  },
});

const item = (page: Page, content: string, place: string) =>
  page.getByRole('tree', { name: 'Content of the page' }).locator(`[data-path="${content}/${place}"]`);

/** Inserts a component by keyboard where an item is. */
async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Insert');
  await page.getByRole('searchbox', { name: /Components that/ }).fill(words);
  await page.keyboard.press('Enter');
}

test(
  'an author adds, moves, locks, opens and removes parts of a template, and a new page has them',
  { tag: '@turn-4' },
  async ({ page, request, sample, story }) => {
    // The console, both parts of the template, and a page.
    test.slow();
    const title = unique();
    const template = await story.template(title);
    const structure = `${template}/structure/jcr:content`;
    const initial = `${template}/initial/jcr:content`;
    const stored = async (path: string) =>
      (await (
        await request.get(`${author}${path.replace('jcr:content', '_jcr_content')}.infinity.json`)
      ).json()) as Record<string, object>;

    await page.goto(`${author}/templates.html${template}`);
    await page.getByRole('link', { name: 'Structure', exact: true }).click();
    await expect(page.getByText('No page uses this template yet.')).toBeVisible();
    await item(page, structure, 'root/breadcrumb').focus();
    await insert(page, 'separator');
    const separator = item(page, structure, 'root/separator');
    await expect(separator).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('button', { name: 'Undo: Move Separator' })).toBeEnabled();
    await expect
      .poll(async () => Object.keys(await stored(`${structure}/root`)).join())
      .toMatch(/separator,breadcrumb,main/);

    await item(page, structure, 'root/main').focus();
    const tools = page.getByRole('toolbar', { name: /Container/ });
    await tools.getByRole('button', { name: 'Lock for authors' }).click();
    await expect(tools.getByRole('button', { name: 'Open to authors' })).toBeVisible();
    expect(await stored(`${structure}/root/main`)).not.toHaveProperty('editable');
    await tools.getByRole('button', { name: 'Open to authors' }).click();
    await expect(tools.getByRole('button', { name: 'Lock for authors' })).toBeVisible();
    expect(await stored(`${structure}/root/main`)).toHaveProperty('editable');
    await item(page, structure, 'root/breadcrumb').focus();
    await page.keyboard.press('Delete');
    await expect(item(page, structure, 'root/breadcrumb')).toHaveCount(0);

    await page.getByRole('button', { name: 'Structure: open another part of the template' }).click();
    await page.getByRole('menuitemradio', { name: 'Initial content' }).click();
    await expect(page.getByText('New pages begin with a copy of this.')).toBeVisible();
    await expect(item(page, initial, 'root/separator')).toHaveCount(0);
    await item(page, initial, 'root/main/intro').focus();
    await insert(page, 'table of contents');
    await expect(item(page, initial, 'root/main/tableofcontents')).toBeFocused();
    expect(await faults(page)).toEqual([]);

    // The new page has a copy of the initial content, within the structure.
    const { version } = await story.read(template);
    const settings = { title, description: '', ranking: null, allowedPaths: ['/content/ventora(/.*)?'] };
    await story.send({ cmd: 'saveTemplate', template, version, state: 'enabled', ...settings });
    await sample.post('/bin/wcmcommand', {
      ...{ cmd: 'createPage', parentPath: sample.path, title: 'Fresh', label: 'fresh', template },
    });
    const fresh = sample.beside(`${sample.path}/fresh`);
    expect(await fresh.children()).toEqual(['intro', 'tableofcontents']);
    await page.goto(`${author}/editor.html${fresh.path}.html`);
    await expect(fresh.item('tableofcontents')).toBeVisible();
    await expect(fresh.frame.locator('.cmp-separator')).toHaveCount(1);
    await expect(fresh.frame.locator('.cmp-breadcrumb')).toHaveCount(0);
    await fresh.post(fresh.path, { ':operation': 'delete' });
  },
);

test(
  'an author names the widths of a template and what is in the toolbar of rich text, and the editor has both',
  { tag: '@turn-5' },
  async ({ page, sample, story }) => {
    test.slow();
    const title = unique();
    const template = await story.template(title);
    await story.policy(template, TEXT, title);
    await story.use(template, sample);
    await page.goto(partAddress(template, TEXT));
    const panel = page.getByRole('region', { name: 'Policy of Text' });
    const section = panel.getByRole('region', { name: 'Rich text' });
    await expect(section.getByRole('checkbox', { name: 'Table' })).toBeChecked();
    await section.getByRole('checkbox', { name: 'Table' }).focus();
    await page.keyboard.press('Space');
    await section.getByRole('checkbox', { name: 'Underline' }).check();
    await section.getByRole('checkbox', { name: 'Heading 2' }).uncheck();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(`Saved the policy “${title}”.`)).toBeVisible();
    await page.getByRole('button', { name: 'Properties' }).click();
    const properties = page.getByRole('dialog', { name: `Properties of “${title}”` });
    await properties.getByRole('textbox', { name: 'Pages up to 767 px' }).fill('Telephone');
    expect(await faults(page)).toEqual([]);
    await properties.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Saved “${title}”.`)).toBeVisible();

    // The policy is for texts in the open container itself.
    await sample.post(`${sample.main}/words`, {
      'sling:resourceType': TEXT,
      'text': '<p>Quiet air</p>',
      'textIsRich': 'true',
    });
    await sample.openAt('words', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Text' });
    await expect(dialog.getByRole('checkbox', { name: 'Underline' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Table' })).toHaveCount(0);
    await dialog.getByRole('button', { name: /Kind of paragraph/ }).click();
    await expect(page.getByRole('option')).toHaveText(['Paragraph', 'Heading 3', 'Heading 4']);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('radio', { name: 'Layout' }).click();
    await page.getByRole('button', { name: 'Desktop Screen' }).click();
    await page.getByRole('option', { name: 'Phone, 390' }).click();
    await expect(page.getByText('Telephone', { exact: true })).toBeVisible();
  },
);
