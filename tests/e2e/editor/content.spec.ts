import { expect, test } from './sample-page';

test('an author opens an empty tab and fills it', { tag: '@nightly' }, async ({ page, sample }) => {
  await sample.open();
  await sample.item('facts').focus();
  await page.getByRole('button', { name: 'Panels (2)' }).click();
  await page.getByRole('button', { name: 'Service', exact: true }).click();
  await expect(sample.item('facts/item_2')).toBeFocused();
  await expect(sample.item('facts/item_2')).toBeVisible();
  await page.keyboard.press('Insert');
  await page.getByRole('searchbox', { name: /Components that/ }).fill('text');
  await page.getByRole('option', { name: 'Text', exact: true }).click();
  await expect(sample.item('facts/item_2/text')).toBeFocused();
  expect(await sample.children('facts/item_2')).toEqual(['text']);
});

test('an author renames and moves a panel', { tag: '@nightly' }, async ({ page, sample }) => {
  await sample.open();
  await sample.item('facts').focus();
  await page.getByRole('button', { name: 'Panels (2)' }).click();
  await page.getByRole('button', { name: 'Rename Service' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Maintenance');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Maintenance', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move Maintenance up' }).click();
  await expect.poll(() => sample.children('facts')).toEqual(['item_2', 'item_1']);
  await expect(sample.frame.getByRole('tab').first()).toHaveText('Maintenance');
});

test('an unknown component is shown as a named box that an author can move and delete', async ({
  page,
  sample,
}) => {
  await sample.open();
  await expect(sample.frame.locator('[data-problem="unknown-type"]')).toContainText('widget');
  const box = sample.item('widget');
  await expect(box).toHaveAttribute('aria-label', /gone \(unknown component\)/);
  await box.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => sample.children()).toEqual(['intro', 'pictures', 'widget', 'facts']);
  await expect(box).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(() => sample.children()).toEqual(['intro', 'pictures', 'facts']);
  await expect(sample.item('facts')).toBeFocused();
});

test(
  'the content tree folds, selects and reorders by keyboard, and keeps the focus',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('tab', { name: 'Content tree' }).click();
    await sample.row('intro').click();
    await expect(sample.item('intro')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(sample.row('intro')).toHaveAttribute('aria-expanded', 'false');
    await expect(sample.row('intro/title')).toHaveCount(0);
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => sample.children()).toEqual(['pictures', 'intro', 'facts', 'widget']);
    await expect(sample.row('intro')).toBeFocused();
  },
);

test(
  'an author drags a row of the content tree into another container',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('tab', { name: 'Content tree' }).click();
    await sample.row('intro/text').hover();
    await page.mouse.down();
    const { x, y, height } = (await sample.row('pictures').boundingBox())!;
    await page.mouse.move(x + 60, y + height / 2, { steps: 5 });
    await expect(sample.row('pictures')).toHaveAttribute('data-drop', 'into');
    await page.mouse.up();
    await expect.poll(() => sample.children('pictures')).toEqual(['image', 'text']);
  },
);
