import { colleague } from './colleague';
import { expect, test } from '../sample-page';

/* Two people in two browsers: what one does, the other sees without asking. */

test(
  'two authors add components to one container, and both have both',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    await sample.open();
    const ben = await colleague(browser, sample, 'Ben');
    for (const { window, at, name } of [
      { window: page, at: sample.item('intro/title'), name: 'separator' },
      { window: ben.page, at: ben.sample.item('intro/text'), name: 'title' },
    ]) {
      await at.focus();
      await window.keyboard.press('a');
      await window.getByRole('searchbox', { name: /Components that/ }).fill(name);
      await window.keyboard.press('Enter');
    }
    await expect.poll(() => sample.children('intro')).toHaveLength(4);
    const stored = await sample.children('intro');
    for (const each of [sample, ben.sample])
      for (const child of stored) await expect(each.item(`intro/${child}`)).toBeVisible();
    await ben.leave();
  },
);

test(
  'an author’s undo takes back nothing that a colleague has done since',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    await sample.open();
    const ben = await colleague(browser, sample, 'Ben');
    await sample.item('pictures/image').focus();
    await page.keyboard.press('Delete');
    await expect(ben.sample.item('pictures/image')).toHaveCount(0);
    await ben.sample.item('intro/title').focus();
    await ben.page.keyboard.press('Delete');
    await expect(sample.item('intro/title')).toHaveCount(0);
    await sample.item('intro/text').focus();
    await page.keyboard.press('Control+z');
    await expect(ben.sample.item('pictures/image')).toBeVisible();
    await expect(sample.item('intro/title')).toHaveCount(0);
    expect(await sample.children('intro')).toEqual(['text']);
    await ben.leave();
  },
);

test(
  'an author whose component a colleague deletes reads who did it, and goes on beside it',
  { tag: '@turn-3' },
  async ({ browser, page, sample }) => {
    await sample.open();
    const ben = await colleague(browser, sample, 'Ben Muster');
    await sample.item('intro/title').focus();
    await ben.sample.item('intro/title').focus();
    await ben.page.keyboard.press('Delete');
    await expect(
      page.getByText('Ben Muster has deleted “Title: Dry air for paint shops”. “Text: Pressure').first(),
    ).toBeVisible();
    await expect(sample.item('intro/text')).toBeFocused();
    await expect(sample.item('intro/text')).toHaveAttribute('aria-selected', 'true');

    // The container goes with what is selected in it.
    await ben.sample.item('intro').focus();
    await ben.page.keyboard.press('Delete');
    await expect(sample.item('pictures')).toBeFocused();
    await expect(page.getByText('“Container', { exact: false }).first()).toBeVisible();

    // Somebody who searches meanwhile keeps their place.
    await page.getByRole('tab', { name: 'Components' }).click();
    const search = page.getByRole('searchbox').first();
    await sample.item('pictures/image').focus();
    await search.click();
    await ben.sample.item('pictures/image').focus();
    await ben.page.keyboard.press('Delete');
    await expect(sample.item('pictures')).toHaveAttribute('aria-selected', 'true');
    await expect(search).toBeFocused();
    await ben.leave();
  },
);
