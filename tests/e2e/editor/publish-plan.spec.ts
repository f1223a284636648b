import { axe, faded } from '../axe';
import { author, expect, test } from './sample-page';

const choose = async (page: import('@playwright/test').Page, name: string) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

test(
  'an author publishes a page with what is below it by keyboard, and takes all of it back as one',
  { tag: '@turn-2' },
  async ({ page, request, baseURL, sample }) => {
    const child = sample.beside(`${sample.path}/child`);
    await sample.post(sample.path, {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'child',
      ':content': JSON.stringify({
        'jcr:primaryType': 'cq:Page',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          'sling:resourceType': 'ventora/components/page',
          'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
          'jcr:title': 'Child page',
        },
      }),
    });
    const visit = async (path: string) => (await request.get(`${baseURL}${path}.html`)).status();
    await sample.open();
    await page.getByRole('button', { name: 'Publish', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Publish page' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish “Editor sample”' });
    await expect(dialog.getByRole('row', { name: /Child page/ })).toHaveAttribute('aria-selected', 'false');
    await faded(page);
    expect((await axe(page).exclude('iframe').analyze()).violations).toEqual([]);
    const below = dialog.getByRole('checkbox', { name: 'With 1 page below (1 new), and what they use' });
    await below.focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByText('2 ticked: 2 new.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish 2' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => visit(child.path)).toBe(200);

    await choose(page, 'Unpublish…');
    // Its live copies go along.
    await page
      .getByRole('dialog', { name: 'Unpublish “Editor sample”?' })
      .getByRole('button', { name: /^Unpublish \d/ })
      .click();
    const back = page.getByRole('button', { name: 'Publish again' });
    await expect(back).toBeVisible();
    expect([await visit(sample.path), await visit(child.path)]).toEqual([404, 404]);
    await back.click();
    await expect.poll(() => visit(child.path)).toBe(200);
    expect(await visit(sample.path)).toBe(200);
  },
);

test(
  'an author schedules a publication, which the bar shows, and cancels it; what is due is done at once',
  { tag: '@nightly' },
  async ({ page, request, baseURL, sample }) => {
    await sample.open();
    await choose(page, 'Manage publication…');
    const dialog = page.getByRole('dialog', { name: 'Publish “Editor sample”' });
    await dialog.getByRole('radio', { name: 'Later' }).click();
    await expect(dialog.getByRole('group', { name: /Time in Europe\/London/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    const state = page.getByRole('status').filter({ hasText: /Will publish on .+ (?:GMT|BST)$/ });
    await expect(state).toBeVisible();
    await choose(page, 'Cancel: publish on');
    await expect(page.getByRole('status').filter({ hasText: /^Not published$/ })).toBeVisible();
    await sample.post('/bin/replicate.json', { cmd: 'Activate', path: sample.path, at: '2026-01-01T09:00' });
    expect((await request.get(`${baseURL}${sample.path}.html`)).status()).toBe(200);
  },
);

test(
  'an author saves a version, compares it with now, restores one field and undoes that after a reload',
  { tag: '@turn-8' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'Save a version' }).click();
    await page.getByRole('textbox', { name: 'Label' }).fill('Before the fair');
    await page.getByRole('button', { name: 'Save version' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Before the fair (1.0)' });
    await expect(item).toBeVisible();

    await sample.item('intro/title').focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Title' });
    await form.getByRole('textbox', { name: /^Title/ }).fill('Drier air');
    await form.getByRole('button', { name: 'Done' }).click();
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('Drier air');

    await item.getByRole('button', { name: /^Compare/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare versions' });
    await dialog.getByRole('tab', { name: 'Side by side' }).click();
    const [then, now] = [0, 1].map((at) => dialog.frameLocator('iframe').nth(at).locator('[data-change]'));
    await expect(then!).toContainText('Dry air for paint shops');
    await expect(now!).toContainText('Drier air');
    await dialog.getByRole('tab', { name: /^Field by field/ }).click();
    await faded(page);
    expect((await axe(page).exclude('iframe').analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: /^Restore Title/ }).click();
    await expect(dialog.getByText('Nothing differs.')).toBeVisible();
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Dry air for paint shops');

    await page.reload();
    await expect(sample.item('intro/title')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Restore from Before the fair (1.0)' }).click();
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('Drier air');
    await page.getByRole('button', { name: 'Undo: Edit Title' }).click();
    await expect
      .poll(async () => (await sample.stored('intro/title'))['jcr:title'])
      .toBe('Dry air for paint shops');
  },
);

test(
  'an undo after a reload does not overwrite what another author has changed since',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const form = page.getByRole('dialog', { name: 'Title' });
    await form.getByRole('textbox', { name: /^Title/ }).fill('Mine');
    await form.getByRole('button', { name: 'Done' }).click();
    await expect.poll(async () => (await sample.stored('intro/title'))['jcr:title']).toBe('Mine');
    await sample.post(`${sample.main}/intro/title`, { './jcr:title': 'Theirs' });
    await page.reload();
    await expect(sample.item('intro/title')).toBeVisible();
    await sample.item('intro/title').focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('dialog', { name: 'Another author has changed this too' })).toBeVisible();
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Theirs');
  },
);

test(
  'the whole page is restored after its present state was saved as a version',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.post('/bin/wcmcommand', { cmd: 'createVersion', path: sample.path, label: 'Complete' });
    await sample.post(`${sample.main}/intro`, { ':operation': 'delete' });
    await page.goto(`${author}/editor.html${sample.path}.html`);
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'Compare Complete (1.0)' }).click();
    await page.getByRole('button', { name: 'Restore the whole page' }).click();
    await expect(sample.item('intro/title')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Before 1.0 was restored' })).toBeVisible();
  },
);
