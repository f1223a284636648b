import type { Page, Request } from '@playwright/test';
import { axe, faded } from '../axe';
import { author, expect, test } from './sample-page';

/* Pages with inherited content: live copies, and generated product pages. */

const search = '/content/ventora/us/en/search';
const service = '/content/ventora/us/en/after-sales';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${author}/editor.html${path}.html`);
  await expect(
    page.getByRole('tree', { name: 'Content of the page' }).getByRole('treeitem').first(),
  ).toBeVisible();
}
const item = (page: Page, path: string) =>
  page.getByRole('tree', { name: 'Content of the page' }).locator(`[data-path="${path}"]`);

test(
  'an author of a live copy is told where to change inherited content, with a link',
  { tag: '@nightly' },
  async ({ page }) => {
    const posts: string[] = [];
    // Who is on the page is no change of it.
    const isChange = (request: Request) =>
      request.method() === 'POST' && !request.url().endsWith('/presence.json');
    page.on('request', (request) => isChange(request) && posts.push(request.url()));
    await open(page, search);
    const bar = page.getByRole('note').filter({ hasText: 'This page follows' });
    await expect(bar).toContainText('Open it to change it.');

    const first = page.getByRole('treeitem', { name: /inherited/ }).last();
    await first.focus();
    const tools = page.getByRole('toolbar', { name: /: actions$/ });
    await expect(tools.getByRole('button', { name: /^Copy/ })).toBeVisible();
    await expect(tools.getByRole('button', { name: /^(Configure|Edit text|Cut|Delete|Insert)/ })).toHaveCount(
      0,
    );
    for (const key of ['Enter', 'Delete']) {
      await page.keyboard.press(key);
      await expect(page.getByText(/inherited\. Change it on “/).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Page properties' }).click();
    await expect(page.getByRole('dialog', { name: 'Page properties' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: /^Publish/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    expect(posts).toEqual([]);

    await bar.getByRole('link').click();
    await expect(page).toHaveURL(/\/editor\.html\/content\/ventora\/gb\/en\/search\.html$/);
    await expect(page.getByRole('note').filter({ hasText: 'This page follows' })).toHaveCount(0);
  },
);

test(
  'an author changes a live copy’s own content on the live copy',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const text = `${service}/jcr:content/root/main/hotline/text`;
    const stored = async () =>
      (
        (await (
          await request.get(`${author}${text.replace('jcr:content', '_jcr_content')}.json`)
        ).json()) as {
          text: string;
        }
      ).text;
    const before = await stored();
    await open(page, service);
    await expect(page.getByRole('note').filter({ hasText: 'what is locked here' })).toBeVisible();
    await item(page, text).focus();
    await page.keyboard.press('F2');
    await page.frameLocator('iframe').getByRole('textbox', { name: 'Text' }).press('Control+End');
    await page.keyboard.type(' Call us first.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(stored).toContain('Call us first.');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(stored).toBe(before);
  },
);

test('a generated product page names its template page', { tag: '@nightly' }, async ({ page, request }) => {
  const found = await request.get(`${author}/content/ventora/gb/en/products/dryers.1.json`);
  const name = Object.entries((await found.json()) as Record<string, { 'jcr:primaryType'?: string }>).find(
    ([, child]) => child['jcr:primaryType'] === 'cq:Page',
  )![0];
  await open(page, `/content/ventora/gb/en/products/dryers/${name}`);
  await expect(page.getByRole('note').filter({ hasText: 'catalogue-templates' })).toBeVisible();
});

test('a bookmark of a deleted page leads to the list of pages', { tag: '@nightly' }, async ({ page }) => {
  const answer = await page.goto(`${author}/editor.html/content/ventora/gb/en/nobody.html`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.getByRole('button', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/\/sites\.html/);
  await expect(page.getByRole('searchbox', { name: 'Search pages' })).toBeVisible();
});

test(
  'an author of a live copy cancels the inheritance of a field, compares it with the source and re-enables it',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    test.slow();
    const copy = sample.path.replace('/gb/en/', '/us/en/');
    const title = `${copy}/jcr:content/root/main/intro/title`;
    const rail = page.getByRole('complementary', { name: 'Properties' });
    const field = rail.getByRole('textbox', { name: 'Title', exact: true });
    const heading = (name: string) => page.frameLocator('iframe').getByRole('heading', { name, exact: true });
    const mark = (state: string) => rail.getByRole('button', { name: `Title: ${state}` });
    await open(page, copy);
    await item(page, title).focus();
    await page.keyboard.press('p');
    await expect(field).toBeDisabled();
    await expect(rail.getByText('It follows “Editor sample”.')).toBeVisible();
    expect((await axe(page).exclude('iframe').analyze()).violations).toEqual([]);

    await mark('inherited').click();
    await page.getByRole('menuitem', { name: 'Cancel inheritance' }).click();
    await expect(field).toBeEnabled();
    await expect(field).toHaveValue('Dry air for paint shops');
    // The other fields are still inherited.
    await expect(rail.getByRole('textbox', { name: 'ID', exact: true })).toBeDisabled();
    await field.fill('Dry air for body shops');
    await expect(heading('Dry air for body shops')).toBeVisible();

    await sample.post(`${sample.main}/intro/title`, { 'jcr:title': 'Changed at the source', id: 'dry' });
    await rail.getByRole('button', { name: 'Compare with the source…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Title: differences to the source' });
    await expect(dialog.getByText('Changed at the source')).toBeVisible();
    await expect(dialog.getByText('Dry air for body shops')).toBeVisible();
    await faded(page);
    expect((await axe(page).include('[role=dialog]').analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await mark('inheritance cancelled').click();
    await page.getByRole('menuitem', { name: 'Re-enable inheritance' }).click();
    await expect(heading('Changed at the source')).toBeVisible();
    await expect(field).toBeDisabled();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(heading('Dry air for body shops')).toBeVisible();
    await expect(field).toBeEnabled();
    await sample.post(copy, { ':operation': 'delete' });
  },
);

test(
  'an author of a live copy makes a component the copy’s own, in the rail and in its dialog, and lets it follow again',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    test.slow();
    const copy = sample.path.replace('/gb/en/', '/us/en/');
    const intro = `${copy}/jcr:content/root/main/intro`;
    const rail = page.getByRole('complementary', { name: 'Properties' });
    await open(page, copy);
    await item(page, intro).focus();
    await page.keyboard.press('p');
    await rail.getByRole('button', { name: 'Cancel inheritance…' }).click();
    await page.getByRole('menuitem', { name: 'Of everything in it' }).click();
    await expect(rail.getByText('It no longer follows “Editor sample”.')).toBeVisible();
    await item(page, `${intro}/text`).focus();
    await page.keyboard.press('Delete');
    await expect(item(page, `${intro}/text`)).toHaveCount(0);
    await item(page, intro).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Container' });
    await expect(dialog.getByText('It no longer follows “Editor sample”.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Re-enable inheritance' }).click();
    await expect(dialog.getByText('It follows “Editor sample”.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(item(page, `${intro}/text`)).toBeVisible();
    await sample.post(copy, { ':operation': 'delete' });
  },
);
