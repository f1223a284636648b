import { axe } from '../../axe';
import type { Page } from '@playwright/test';
import { expect, test } from '../sample-page';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Another author has changed this too' });

test(
  'another author’s change appears within a second and keeps the selection',
  { tag: '@nightly' },
  async ({ sample }) => {
    await sample.open();
    await sample.item('intro/title').focus();
    await sample.post(`${sample.main}/intro/title`, { 'jcr:title': 'Changed by Ann' });
    await expect(sample.frame.getByRole('heading', { name: 'Changed by Ann' })).toBeVisible({
      timeout: 1000,
    });
    await expect(sample.item('intro/title')).toBeFocused();
  },
);

test('two authors change the same layout: the second sees both versions and decides', async ({
  browser,
  page,
  sample,
}) => {
  await sample.open();
  const other = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const second = await other.newPage();
  await second.goto(page.url());
  for (const one of [page, second]) {
    await one.getByRole('radio', { name: 'Layout' }).click();
    await one.locator('.layout-frame[data-path$="/intro/title"]').click();
  }
  // The second author receives no updates while working.
  await other.setOffline(true);
  const widthOf = (one: typeof page) => one.getByRole('textbox', { name: 'Width' });
  await widthOf(second).fill('4');
  await widthOf(second).press('Enter');
  await expect(second.getByText('Nothing is lost').first()).toBeVisible();
  await widthOf(page).fill('9');
  await widthOf(page).press('Enter');
  const width = async () =>
    JSON.stringify((await sample.stored('intro/title'))['cq:responsive'] ?? {}).match(/"width":"(\d+)"/)?.[1];
  await expect.poll(width).toBe('9');

  await other.setOffline(false);
  const dialog = dialogOf(second);
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByRole('radiogroup', { name: 'Title: Layout' })).toBeVisible();
  expect(await width()).toBe('9');
  await dialog.getByRole('radio', { name: /^Take mine/ }).click();
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect.poll(width).toBe('4');
  await second.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(width).toBe('9');
  await other.close();
});

test(
  'a dialog overwrites nothing that changed while it was open',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const form = page.getByRole('dialog', { name: /Title/ });
    await form.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Mine');
    await sample.post(`${sample.main}/intro/title`, { 'jcr:title': 'Theirs' });
    await expect(sample.frame.getByRole('heading', { name: 'Theirs' })).toBeAttached();
    await form.getByRole('button', { name: /Done|Save/ }).click();
    const dialog = dialogOf(page);
    const side = (name: string) => dialog.getByRole('radio', { name });
    await expect(side('Keep theirs')).toHaveAccessibleDescription('Theirs');
    await expect(side('Take mine')).toHaveAccessibleDescription('Mine');
    await expect(dialog.getByText(/The page was last saved by admin/)).toBeVisible();
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Theirs');
    await dialog.getByRole('button', { name: 'Save as chosen' }).click();
    await expect(dialog).toBeHidden();
    // The form closes too, since its author has decided.
    await expect(form).toHaveCount(0);
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Theirs');
  },
);

test(
  'a component deleted by another author while its dialog is open can be restored with the new input',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const form = page.getByRole('dialog', { name: /Title/ });
    await form.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Mine');
    await sample.post(`${sample.main}/intro/title`, { ':operation': 'delete' });
    await expect(form.getByText(/Another author has just deleted this/)).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another author has deleted this' });
    await expect(dialog.getByRole('radio', { name: 'Put it back with my changes' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save as chosen' }).click();
    await expect(form).toHaveCount(0);
    expect(Object.keys(await sample.stored('intro')).slice(-2)).toEqual(['title', 'text']);
    await expect(sample.frame.getByRole('heading', { name: 'Mine' })).toBeVisible();
  },
);

test(
  'a form discarded while the server is unreachable is not saved later',
  { tag: '@nightly' },
  async ({ context, page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const form = page.getByRole('dialog', { name: /Title/ });
    await form.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Not this');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(form.getByText('Your input is still here')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Nothing is waiting to be saved.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Nothing is waiting to be saved.')).toBeHidden({ timeout: 15_000 });
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Dry air for paint shops');
  },
);

test(
  'undoing over another author’s change shows what it would restore, and can be decided by keyboard',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const form = page.getByRole('dialog', { name: /Title/ });
    await form.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Mine');
    await page.keyboard.press('Control+Enter');
    await expect(sample.frame.getByRole('heading', { name: 'Mine' })).toBeVisible();
    await sample.post(`${sample.main}/intro/title`, { 'jcr:title': 'Theirs' });
    await expect(sample.frame.getByRole('heading', { name: 'Theirs' })).toBeVisible();
    await page.keyboard.press('Control+z');

    const dialog = dialogOf(page);
    await expect(dialog.getByText(/You are undoing/)).toBeVisible();
    const back = dialog.getByRole('radio', { name: 'Put back what was there before my step' });
    await expect(back).toHaveAccessibleDescription('Dry air for paint shops');
    const { violations } = await axe(page).include('[role=dialog]').analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('radio', { name: 'Keep theirs' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(back).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops' })).toBeVisible();
  },
);
