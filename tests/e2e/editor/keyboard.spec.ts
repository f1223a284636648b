import { expect, test } from './sample-page';

test(
  'an author inserts a component by keyboard, and it gets the focus',
  { tag: '@turn-4' },
  async ({ page, sample }) => {
    await sample.open();
    await sample.item('intro/title').focus();
    await page.keyboard.press('Insert');
    await page.getByRole('searchbox', { name: /Components that/ }).fill('separator');
    await page.keyboard.press('Enter');
    await expect(sample.item('intro/separator')).toBeFocused();
    expect(await sample.children('intro')).toEqual(['title', 'separator', 'text']);
    await expect(sample.frame.locator('.cmp-separator')).toHaveCount(1);
  },
);

test(
  'arrow keys move through the content, and Escape leaves it',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await sample.item('').focus();
    for (const [key, at] of [
      ['ArrowRight', 'intro'],
      ['ArrowRight', 'intro/title'],
      ['ArrowDown', 'intro/text'],
      ['ArrowDown', 'pictures'],
      ['ArrowUp', 'intro'],
      ['Escape', ''],
    ] as const) {
      await page.keyboard.press(key);
      await expect(sample.item(at)).toBeFocused();
      await expect(sample.item(at)).toHaveAttribute('aria-selected', 'true');
    }
  },
);

test(
  'the next item gets the focus after a deletion, and undo restores the deleted one',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await sample.item('intro/title').focus();
    await page.keyboard.press('Delete');
    await expect(sample.item('intro/text')).toBeFocused();
    expect(await sample.children('intro')).toEqual(['text']);
    await expect(page.getByRole('status').filter({ hasText: 'Delete Title: done.' })).toHaveCount(1);

    await page.keyboard.press('Control+z');
    await expect(sample.item('intro/title')).toBeFocused();
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops' })).toBeVisible();
    expect(await sample.children('intro')).toEqual(['title', 'text']);
  },
);

test(
  'an author undoes and redoes several steps one by one, each shown by name',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await sample.item('intro/title').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('button', { name: 'Undo: Move Title' })).toBeEnabled();
    await expect(sample.item('intro/title')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('button', { name: 'Undo: Delete Title' })).toBeEnabled();
    expect(await sample.children('intro')).toEqual(['text']);

    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Undo: Move Title' })).toBeEnabled();
    expect(await sample.children('intro')).toEqual(['text', 'title']);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
    expect(await sample.children('intro')).toEqual(['title', 'text']);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    await expect(page.getByRole('button', { name: 'Nothing to redo' })).toBeDisabled();
    expect(await sample.children('intro')).toEqual(['text']);
  },
);

test(
  'an author cuts a component and pastes it into another section',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await sample.item('intro/text').focus();
    await page.keyboard.press('Control+x');
    await sample.item('pictures/image').focus();
    await page.keyboard.press('Control+v');
    await expect(sample.item('pictures/text')).toBeFocused();
    expect(await sample.children('pictures')).toEqual(['image', 'text']);
    expect(await sample.children('intro')).toEqual(['title']);
  },
);

test('an author can open a list of the keys', { tag: '@nightly' }, async ({ page, sample }) => {
  await sample.open();
  await sample.item('intro').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Edit the text in place')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(sample.item('intro')).toBeFocused();
});

test(
  'the keyboard reaches the content from the bar and returns in a step or two',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page’s content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sample.item('')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Side panel' })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('complementary').getByRole('tab', { name: 'Components' })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(sample.item('')).toBeFocused();
  },
);
