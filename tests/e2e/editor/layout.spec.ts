import type { Locator } from '@playwright/test';
import { expect, test } from './sample-page';

test.beforeEach(async ({ page, sample }) => {
  await sample.open();
  await page.getByRole('button', { name: 'Side panel' }).click();
  await page.getByRole('radio', { name: 'Layout' }).click();
  await page.locator('.layout-frame[data-path$="/intro/title"]').click();
});

const layout = async (sample: { stored(path: string): Promise<Record<string, unknown>> }) =>
  (await sample.stored('intro/title'))['cq:responsive'] ?? {};

test('an author narrows a column with the arrow keys in one step, and sees it', async ({ page, sample }) => {
  const width = page.getByRole('slider', { name: 'Width of Title' });
  await width.focus();
  await page.keyboard.down('ArrowLeft');
  await page.keyboard.down('ArrowLeft');
  await page.keyboard.down('ArrowLeft');
  await expect(width).toHaveAttribute('aria-valuetext', '9 of 12 columns');
  await page.keyboard.up('ArrowLeft');
  await expect.poll(() => layout(sample)).toMatchObject({ default: { width: '9', offset: '0' } });
  await expect(sample.frame.locator('.aem-GridColumn--default--9')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: Lay out Title' }).click();
  await expect.poll(() => layout(sample)).toEqual({});
  await expect(sample.frame.locator('.aem-GridColumn--default--9')).toHaveCount(0);
});

test(
  'an author drags a column’s start, which changes offset and width together',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const { width } = (await page.locator('.layout-column').boundingBox())!;
    await page.getByRole('slider', { name: 'Offset of Title' }).hover();
    const { x, y } = (await page.getByRole('slider', { name: 'Offset of Title' }).boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + 12 + width / 4, y + 10, { steps: 6 });
    await expect(page.locator('.layout-column__size')).toHaveText('9 of 12, offset 3');
    expect(await layout(sample)).toEqual({});
    await page.mouse.up();
    await expect.poll(() => layout(sample)).toMatchObject({ default: { width: '9', offset: '3' } });
    // Frame and handles are now at the column's new position.
    const sizeOf = async (box: Locator) => Math.round((await box.boundingBox())!.width);
    const column = sample.frame.locator('.aem-GridColumn--default--9');
    for (const box of ['.layout-frame[data-path$="/intro/title"]', '.layout-column'])
      await expect.poll(() => sizeOf(page.locator(box))).toBe(await sizeOf(column));
  },
);

test(
  'an author gives a phone its own layout: hides, shows again and inherits',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await page.getByRole('button', { name: /Desktop/ }).click();
    await page.getByRole('option', { name: /Phone/ }).click();
    await expect(page.locator('.layout-bar__where')).toContainText('Phone');
    await page.locator('.layout-frame[data-path$="/intro/title"]').click();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => layout(sample)).toMatchObject({ phone: { behavior: 'hide' } });
    await expect(sample.frame.getByText('Dry air for paint shops')).toBeHidden();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(sample.frame.getByText('Dry air for paint shops')).toBeVisible();
    await page.getByRole('button', { name: 'Reset to inherited' }).click();
    await expect.poll(() => layout(sample)).toEqual({});
  },
);
