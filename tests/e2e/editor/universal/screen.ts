import { expect, type Locator, type Page } from '@playwright/test';
import { axe, faded } from '../../axe';
import { author, type Sample } from '../sample-page';

/* The parts of the screen on which authors edit pages with the attributes of the Universal Editor. */

export const rail = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
export const tree = (page: Page) => page.getByRole('tree', { name: 'Structure of the page' });
export const rowOf = (page: Page, sample: Sample, relative: string) =>
  tree(page).locator(`[data-path="${sample.main}/${relative}"]`);
export const screen = (sample: Sample) => `${author}/universal-editor.html${sample.path}.html`;
export const bar = (page: Page, name: string | RegExp) =>
  page.getByRole('banner', { name: 'Tools' }).getByRole('button', { name });

export async function expectAccessible(page: Page): Promise<void> {
  await faded(page);
  const { violations } = await axe(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Presses in the middle of an element of the page in the frame, through what lies over it. */
export async function pressOn(page: Page, element: Locator, times = 1): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times });
}

/** Opens a sample and goes to the first row of its tree, by keyboard only. */
export async function walkToTree(page: Page, sample: Sample): Promise<void> {
  await page.goto(screen(sample));
  await expect(rowOf(page, sample, 'intro/title')).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(tree(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
}

/** A button of the toolbar for the selected component. */
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Selected component' }).getByRole('button', { name });

/** Takes back all steps of this visit. */
export async function undoAll(page: Page): Promise<void> {
  const undo = bar(page, /^Undo: /);
  // What is stored already may not have been answered yet.
  await expect(undo).toBeVisible();
  while ((await undo.count()) > 0) {
    const name = await undo.getAttribute('aria-label');
    await undo.click();
    await expect(bar(page, name?.replace('Undo', 'Redo') ?? '')).toBeEnabled();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  }
}
