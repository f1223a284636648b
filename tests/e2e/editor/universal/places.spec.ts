import { expect, test } from '../sample-page';
import { bar, rowOf, screen, tool, tree, rail, walkToTree } from './screen';

/* Where components are on the page, and where the panels are beside it. */

test(
  'an author moves and copies components to other containers by keyboard only',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    await walkToTree(page, sample);
    const down = async (to: string) => {
      for (let i = 0; i < 12; i++) {
        if (await rowOf(page, sample, to).evaluate((row) => row === document.activeElement)) return;
        await page.keyboard.press('ArrowDown');
      }
      await expect(rowOf(page, sample, to)).toBeFocused();
    };

    await page.keyboard.press('Control+v');
    await expect(page.getByText('There is nothing to paste. Copy or cut a component first.')).toBeVisible();
    // Into a container, at its end.
    await down('intro/text');
    await page.keyboard.press('Control+x');
    await expect(page.getByText('Text cut. Paste it where it should go.')).toBeAttached();
    await down('pictures');
    await page.keyboard.press('Control+v');
    await expect(rowOf(page, sample, 'pictures/text')).toBeFocused();
    expect([await sample.children('intro'), await sample.children('pictures')]).toEqual([
      ['title'],
      ['image', 'text'],
    ]);
    // After a component; the container has one of that name.
    await page.keyboard.press('Control+c');
    await down('facts/item_1/text');
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await sample.children('facts/item_1')).length).toBe(2);
    const [, copy] = await sample.children('facts/item_1');
    await expect(rowOf(page, sample, `facts/item_1/${copy}`)).toBeFocused();
    // Not into itself.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expect(page.getByText('A component cannot be put inside itself.')).toBeVisible();

    await expect(bar(page, /^Undo: Paste Text/)).toBeEnabled();
    await page.keyboard.press('Control+z');
    await expect(bar(page, /^Undo: Move Text/)).toBeEnabled();
    await page.keyboard.press('Control+z');
    await expect.poll(() => sample.children('intro')).toEqual(['title', 'text']);
    await expect(rowOf(page, sample, 'intro/text')).toBeVisible();
  },
);

test(
  'on a tablet and on a phone one panel is open at a time, and the page keeps the rest',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(screen(sample));
    await expect(page.getByRole('main').locator('.ue-glass')).toBeVisible();
    await expect(tree(page)).toHaveCount(0);
    await bar(page, 'Content tree').click();
    await rowOf(page, sample, 'intro/title').click();
    await page.keyboard.press('Enter');
    await expect(rail(page).getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    await expect(tree(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(rowOf(page, sample, 'intro/title')).toBeFocused();
    await expect(rail(page)).toHaveCount(0);
    // From a formatted text, too.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rail(page).getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, sample, 'intro/text')).toBeFocused();
    await bar(page, 'Properties').click();
    await expect(tree(page)).toHaveCount(0);
    await bar(page, 'Content tree').click();
    await expect(rail(page)).toHaveCount(0);
    await expect(tool(page, 'Add')).toBeEnabled();

    // On a phone the tree makes room for a text that is edited on the page.
    await page.setViewportSize({ width: 390, height: 844 });
    await rowOf(page, sample, 'intro/title').click();
    await tool(page, 'Edit text').click();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expect(tree(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(rowOf(page, sample, 'intro/title')).toBeFocused();

    await page.setViewportSize({ width: 1366, height: 900 });
    await bar(page, 'Properties').click();
    await expect(tree(page)).toBeVisible();
    await expect(rail(page)).toBeVisible();
  },
);
