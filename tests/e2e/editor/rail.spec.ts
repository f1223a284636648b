import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test, type Sample } from './sample-page';

/* The properties of a component beside the page. */

// Each key press that is saved takes a post, and two authors take two editors.
test.slow();

const railOf = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const titleField = (page: Page) => railOf(page).getByRole('textbox', { name: 'Title', exact: true });

async function openRail(sample: Sample, relative: string): Promise<void> {
  await sample.open();
  await sample.item(relative).focus();
  await sample.page.getByRole('button', { name: 'Component properties' }).click();
}

test(
  'an author changes a component beside the page, sees it as they type, and undoes the visit as one step, by keyboard only',
  { tag: '@turn-4' },
  async ({ page, sample }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/intro/title')) posts.push(request.url());
    });
    await sample.open();
    await sample.item('intro/title').focus();
    await page.keyboard.press('p');
    await expect(titleField(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Dry', { delay: 30 });
    await expect(sample.frame.getByRole('heading', { name: 'Dry', exact: true })).toBeVisible();
    await page.keyboard.type(' air', { delay: 30 });
    await expect(sample.frame.getByRole('heading', { name: 'Dry air', exact: true })).toBeVisible();
    await expect(titleField(page)).toBeFocused();
    await expect(railOf(page).getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('Dry air');
    expect(posts.length).toBeGreaterThan(1);
    expect((await axe(page).exclude('iframe').analyze()).violations).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(sample.item('intro/title')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops' })).toBeVisible();
    await expect(titleField(page)).toHaveValue('Dry air for paint shops');
    await page.keyboard.press('Control+Shift+z');
    await expect(sample.frame.getByRole('heading', { name: 'Dry air', exact: true })).toBeVisible();
    // The next component, without leaving the content.
    await page.keyboard.press('ArrowDown');
    await expect(railOf(page).getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
    await page.keyboard.press('p');
    await expect(railOf(page)).toHaveCount(0);
  },
);

test(
  'what is wrong is marked at its field and not saved, and offered again when the author comes back',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await openRail(sample, 'pictures/image');
    const link = railOf(page).getByRole('textbox', { name: 'Link', exact: true });
    const wrong = railOf(page).getByText(/^A page begins with \/content\//);
    await link.fill('nowhere');
    await expect(wrong).toBeVisible();
    await expect(railOf(page).getByText('What is marked is not saved yet.')).toBeVisible();
    expect(await sample.stored('pictures/image')).not.toHaveProperty('linkURL');
    expect((await axe(page).exclude('iframe').analyze()).violations).toEqual([]);
    await sample.item('intro/title').focus();
    await expect(titleField(page)).toBeVisible();
    await sample.item('pictures/image').focus();
    await railOf(page).getByRole('button', { name: 'Restore them' }).click();
    await expect(link).toHaveValue('nowhere');
    await expect(wrong).toBeVisible();
    await link.fill('https://example.com');
    await expect
      .poll(async () => (await sample.stored('pictures/image')).linkURL)
      .toBe('https://example.com');
    await expect(wrong).toHaveCount(0);
  },
);

test(
  'two authors change one component beside the page: each sees the other’s change, and a text belongs to who types in it',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    await sample.addTeaser();
    await openRail(sample, 'intro/teaser');
    const other = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    const second = await other.newPage();
    await openRail(sample.on(second), 'intro/teaser');
    const field = (one: Page, name: string) => railOf(one).getByRole('textbox', { name, exact: true });

    await field(page, 'Pretitle').fill('Anna’s');
    await expect(field(second, 'Pretitle')).toHaveValue('Anna’s', { timeout: 10_000 });
    // While she types, the text is hers.
    await expect(field(second, 'Pretitle')).toBeDisabled();
    await expect(
      railOf(second)
        .getByText(/typing in this text/)
        .first(),
    ).toBeVisible();
    await field(second, 'Title').fill('Bob’s title');
    await expect(field(page, 'Title')).toHaveValue('Bob’s title', { timeout: 10_000 });
    await expect(field(page, 'Pretitle')).toBeFocused();
    expect(await sample.stored('intro/teaser')).toMatchObject({
      pretitle: 'Anna’s',
      'jcr:title': 'Bob’s title',
    });
    await sample.item('intro/title').focus();
    await expect(field(second, 'Pretitle')).toBeEnabled({ timeout: 10_000 });
    await other.close();
  },
);

test(
  'an author is asked before another author’s change of the same field is overwritten',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    await openRail(sample, 'intro/title');
    const other = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    const second = await other.newPage();
    await openRail(sample.on(second), 'intro/title');
    // The second author neither learns of the change nor that the text is taken.
    await other.setOffline(true);
    await titleField(second).fill('Bob’s');
    await titleField(page).fill('Anna’s');
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('Anna’s');
    await other.setOffline(false);
    const dialog = second.getByRole('dialog', { name: 'Another author has changed this too' });
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Anna’s');
    await dialog.getByRole('button', { name: 'Save as chosen' }).click();
    await expect(titleField(second)).toHaveValue('Anna’s');
    await other.close();
  },
);

test(
  'nothing typed is lost when the line is cut, another component is selected, and the page is reloaded',
  { tag: '@nightly' },
  async ({ context, page, sample }) => {
    await openRail(sample, 'intro/title');
    await titleField(page).fill('Before the cut');
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('Before the cut');
    await context.setOffline(true);
    await titleField(page).fill('Without a line');
    await expect(railOf(page).getByText(/Saving is retried; nothing is lost/)).toBeVisible();
    await titleField(page).fill('Without a line, and on');
    await sample.item('intro/text').focus();
    await expect(titleField(page)).toHaveCount(0);
    await sample.item('intro/title').focus();
    await expect(titleField(page)).toHaveValue('Without a line, and on');
    await context.setOffline(false);
    await expect
      .poll(async () => (await sample.stored('intro/title'))['jcr:title'], { timeout: 20_000 })
      .toBe('Without a line, and on');
    await expect(railOf(page).getByText('Saved', { exact: true })).toBeVisible();

    // The rail is remembered, and what was typed last is saved although the page is left at once.
    await titleField(page).fill('The last word');
    await page.reload();
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('The last word');
    await expect(railOf(page)).toBeVisible();
  },
);

test(
  'the rail shows styles and layout, and only one rail is open at a time',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await openRail(sample, 'intro/title');
    const layout = railOf(page).getByRole('region', { name: 'Layout' });
    await layout.getByRole('textbox', { name: 'Width' }).fill('6');
    await layout.getByRole('textbox', { name: 'Width' }).press('Enter');
    await expect
      .poll(async () => JSON.stringify((await sample.stored('intro/title'))['cq:responsive'] ?? {}))
      .toContain('"width":"6"');
    await sample.item('intro').focus();
    await expect(railOf(page).getByRole('region', { name: 'Styles' })).toBeVisible();
    await page.getByRole('button', { name: /^Checks:/ }).click();
    await expect(page.getByRole('complementary', { name: 'Checks' })).toBeVisible();
    await expect(railOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Comments/ }).click();
    await expect(page.getByRole('complementary', { name: 'Checks' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Component properties' }).click();
    await expect(page.getByRole('complementary', { name: 'Comments' })).toHaveCount(0);
    await expect(railOf(page)).toBeVisible();
  },
);

test('on a phone the dialog has the properties', { tag: '@nightly' }, async ({ page, sample }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await sample.open();
  await expect(page.getByRole('button', { name: 'Component properties' })).toHaveCount(0);
  await sample.item('intro/title').focus();
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Title' })).toBeVisible();
});
