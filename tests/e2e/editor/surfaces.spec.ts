import { axe, faded } from '../axe';
import type { Page } from '@playwright/test';
import { expect, test, type Sample } from './sample-page';

async function faults(page: Page, surface: string): Promise<string[]> {
  await faded(page);
  const { violations } = await axe(page)
    .exclude('iframe')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${surface}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A surface of the editor, opened from the previous one and closed again. */
type Surface = readonly [name: string, open: () => Promise<void>, close?: () => Promise<void>];

const surfaces = (page: Page, sample: Sample): readonly Surface[] => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const gone = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  };
  const select = () => sample.item('intro/title').focus();
  return [
    ['the page', () => sample.open()],
    ['a selection with its tools', select],
    [
      'the components to insert',
      async () => {
        await page.keyboard.press('Insert');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
      gone,
    ],
    [
      'a component’s dialog',
      async () => {
        await select();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      },
      gone,
    ],
    [
      'a formatted text’s dialog',
      async () => {
        await sample.item('intro/text').focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog').locator('[contenteditable]')).toBeVisible();
      },
      gone,
    ],
    [
      'the page’s properties',
      async () => {
        await press('Page properties');
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      },
      gone,
    ],
    [
      'the layout of a component',
      async () => {
        await page.getByRole('radio', { name: 'Layout' }).click();
        await page.locator('.layout-frame[data-path$="/intro/title"]').click();
        await expect(page.getByRole('slider', { name: 'Width of Title' })).toBeVisible();
      },
      () => page.getByRole('radio', { name: 'Edit' }).click(),
    ],
  ];
};

const looks = [
  ['light', 1366],
  ['dark', 390],
] as const;
for (const [colorScheme, width] of looks)
  test.describe(`${colorScheme}, ${width} px`, { tag: '@nightly' }, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('an author can read and reach everything on each surface', async ({ page, sample }) => {
      test.slow();
      const found: string[] = [];
      for (const [name, open, close] of surfaces(page, sample)) {
        await open();
        found.push(...(await faults(page, name)));
        await close?.();
      }
      expect(found).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the toolbar does not cover the selection, and a dialog fills the screen',
    { tag: '@turn-7' },
    async ({ page, sample }) => {
      await sample.open();
      await sample.item('intro/title').focus();
      const tools = page.getByRole('toolbar', { name: 'Title: actions' });
      const item = (await sample.item('intro/title').boundingBox())!;
      const { y } = (await tools.boundingBox())!;
      expect(item.y + item.height).toBeLessThanOrEqual(y);
      await tools.getByRole('button', { name: 'Configure (Enter)' }).click();
      const dialog = page.getByRole('dialog', { name: 'Title' });
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
      expect((await dialog.boundingBox())!.height).toBe(844);
    },
  );
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1366, height: 480 } });

  test(
    'an off-screen item that gets the focus is outlined in the right place',
    { tag: '@turn-6' },
    async ({ page, sample }) => {
      await sample.open();
      const last = sample.item('widget');
      await last.evaluate((element) => element.focus());
      const places = () =>
        page.evaluate(() => {
          const frame = document.querySelector('iframe')!;
          const { contentDocument, contentWindow } = frame;
          const drawn = contentDocument!.querySelector('[data-cq-data-path$="/main/widget"]')!;
          const framed = document.querySelector('.ed-overlay[data-path$="/main/widget"]')!;
          const { top, width } = frame.getBoundingClientRect();
          const scale = width / contentWindow!.innerWidth;
          return Math.abs(
            drawn.getBoundingClientRect().top * scale + top - framed.getBoundingClientRect().top,
          );
        });
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect.poll(places).toBeLessThan(2);
    },
  );
});
