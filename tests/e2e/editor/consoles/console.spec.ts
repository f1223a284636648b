import type { Locator, Page } from '@playwright/test';
import { axe, faded } from '../../axe';
import { publishUrl } from '../../ports';
import { author, expect, test, type Sample } from '../sample-page';

const parent = '/content/ventora/gb/en';

const open = (page: Page, path: string, view: 'columns' | 'list' | 'card') =>
  page.goto(`${author}/sites.html${path}?view=${view}`);

async function faults(page: Page): Promise<string[]> {
  await faded(page);
  const { violations } = await axe(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const row = (page: Page, path: string): Locator => page.locator(`[data-path="${path}"]`);
const action = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name, exact: true });

/** Runs an action that may be in the bar's menu. */
async function act(page: Page, name: string): Promise<void> {
  const shown = action(page, name).first();
  if (!(await shown.isVisible())) await action(page, 'More').click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
}

/** A page below the test's own, so that it goes with it. */
async function child(sample: Sample, name: string, title: string, text = ''): Promise<string> {
  await sample.post(sample.path, {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': name,
    ':content': JSON.stringify({
      'jcr:primaryType': 'cq:Page',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        'sling:resourceType': 'ventora/components/page',
        'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
        'jcr:title': title,
        root: {
          'jcr:primaryType': 'nt:unstructured',
          'sling:resourceType': 'ventora/components/container',
          main: {
            'jcr:primaryType': 'nt:unstructured',
            'sling:resourceType': 'ventora/components/container',
            text: {
              'jcr:primaryType': 'nt:unstructured',
              'sling:resourceType': 'ventora/components/text',
              text,
              textIsRich: true,
            },
          },
        },
      },
    }),
  });
  return `${sample.path}/${name}`;
}

test('with the keyboard alone, an author creates a page from a template and lands in the editor', async ({
  page,
  sample,
}) => {
  await open(page, sample.path, 'columns');
  await expect(row(page, sample.path)).toHaveAttribute('data-active', 'true');
  await page.locator('[data-items]').focus();
  const dialog = page.getByRole('dialog', { name: 'Create a page in Editor sample' });
  // The key does nothing until the page's own level is there.
  await expect(async () => {
    await page.keyboard.press('Insert');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.type('Größe & Gewicht');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('groesse-gewicht');
  await expect(dialog.getByText(`Address: ${sample.path}/groesse-gewicht.html`)).toBeVisible();
  await page.keyboard.press('Enter');
  // The first time, the server compresses the editor's script: wait for it, not only for the address.
  await page.waitForURL(`${author}/editor.html${sample.path}/groesse-gewicht.html`);
  await expect(page.getByRole('banner').getByText('Größe & Gewicht')).toBeVisible();
  await expect(page.getByRole('tree', { name: 'Content of the page' })).toBeAttached();
});

test(
  'an author renames a page: its links follow, and visitors are redirected',
  { tag: '@nightly' },
  async ({ page, sample, request }) => {
    const linked = await child(sample, 'linked', 'Linked page');
    const linking = await child(
      sample,
      'linking',
      'Linking page',
      `<p><a href="${linked}.html">There</a></p>`,
    );
    await sample.post('/bin/replicate.json', { cmd: 'Activate', path: sample.path });
    await sample.post('/bin/replicate.json', { cmd: 'Activate', path: linked });
    await open(page, sample.path, 'list');
    await row(page, linked).click();
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog', { name: /Linked page/ });
    await expect(dialog.getByText('Links in 1 place will be changed')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('renamed');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    // Author's list follows at once; visitors' site has followed when the author is told so.
    await expect(page.getByText('Moved “Linked page”.')).toBeVisible();
    await expect(row(page, `${sample.path}/renamed`)).toBeVisible();
    const text = await request.get(`${author}${linking}/_jcr_content/root/main/text.json`);
    expect(await text.text()).toContain(`${sample.path}/renamed.html`);
    const old = await request.get(`${publishUrl}${linked}.html`, { maxRedirects: 0 });
    expect(old.status()).toBe(301);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, linked)).toBeVisible();
  },
);

test(
  'with the keyboard alone, an author deletes a subtree and brings it back whole',
  { tag: '@turn-6' },
  async ({ page, sample }) => {
    const one = await child(sample, 'one', 'One');
    await child(sample, 'two', 'Two');
    await open(page, sample.path, 'columns');
    await expect(row(page, one)).toBeVisible();
    await page.locator('[data-items]').focus();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete “Editor sample”?' });
    await expect(dialog.getByText('2 pages below are deleted, too.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Delete 3 pages' }).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, sample.path)).toHaveCount(0);
    await page.getByRole('button', { name: 'Tools' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bin' }).focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('listitem').filter({ hasText: sample.path }).first();
    await expect(entry).toContainText('3 pages');
    await entry.getByRole('button', { name: /Restore/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('It is not published.')).toBeVisible();
    await open(page, sample.path, 'list');
    await expect(row(page, one)).toBeVisible();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
  },
);

test(
  'an author publishes several pages at once, and sees it at a glance',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const paths = [await child(sample, 'one', 'One'), await child(sample, 'two', 'Two')];
    await sample.post('/bin/replicate.json', { cmd: 'Activate', path: sample.path });
    await open(page, sample.path, 'card');
    await expect(row(page, paths[0]!)).toContainText('Not published');
    expect(await faults(page)).toEqual([]);
    await row(page, paths[0]!).click();
    await row(page, paths[1]!).click({ modifiers: ['Control'] });
    await act(page, 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Publish 2 pages?' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    for (const path of paths) await expect(row(page, path)).toContainText('Published');
    await page.goto(`${publishUrl}${paths[1]}.html`);
    await expect(page).toHaveTitle(/Two/);
  },
);

test(
  'an author sees where a page is used, and what it links to that is gone',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const linked = await child(
      sample,
      'linked',
      'Linked page',
      `<p><a href="${parent}/never-was.html">x</a></p>`,
    );
    await child(sample, 'linking', 'Linking page', `<p><a href="${linked}.html">There</a></p>`);
    await open(page, linked, 'columns');
    const details = page.getByRole('complementary', { name: 'Details' });
    await expect(details.getByRole('link', { name: 'Linking page' })).toBeVisible();
    await expect(details.getByText('1 broken')).toBeVisible();
    await expect(details.getByText(`Nothing at ${parent}/never-was.html`)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  },
);

test(
  'a folder with 5,000 pages is scrolled to its end with only the visible rows drawn',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await page.route('**/*.children.json', async (route) => {
      const children = Array.from({ length: 5000 }, (_, i) => ({ name: `p${i}`, title: `Page ${i}` }));
      await route.fulfill({
        json: { path: sample.path, trail: [], isOrdered: true, children, templates: {} },
      });
    });
    await open(page, sample.path, 'list');
    const grid = page.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '5001');
    await grid.focus();
    await page.keyboard.press('End');
    await expect(row(page, `${sample.path}/p4999`)).toBeInViewport();
    expect(await page.getByRole('row').count()).toBeLessThan(80);
    expect(await faults(page)).toEqual([]);
  },
);
