import type { Locator } from '@playwright/test';
import { expect, test } from '../sample-page';

const middle = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, width, height, top: y };
};

test(
  'a click selects the innermost component, and its breadcrumb leads to the containers around it',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const at = await middle(sample.item('intro/title'));
    await page.mouse.click(at.x, at.y);
    await expect(sample.item('intro/title')).toHaveAttribute('aria-selected', 'true');
    const chain = page.getByRole('navigation', { name: 'Containers around the selection' });
    await expect(chain.getByRole('listitem')).toHaveText([/Container/, /Container: intro/, /Title: Dry air/]);
    await chain.getByText('Container: intro').click();
    await expect(sample.item('intro')).toBeFocused();
  },
);

test(
  'the template’s header cannot be selected or dropped into',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const header = await middle(sample.frame.locator('.cmp-header'));
    await page.mouse.click(header.x, header.y);
    await expect(
      page.getByRole('tree', { name: 'Content of the page' }).locator('[aria-selected="true"]'),
    ).toHaveCount(0);
    const paths = await page
      .locator('.ed-overlay')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-path')));
    expect(paths.filter((path) => !path?.startsWith(sample.main))).toEqual([]);
  },
);

test(
  'a picture dragged from the assets onto an image replaces it',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.post(`${sample.main}/pictures/image`, { focalPoint: '10,90' });
    await sample.open();
    await page.getByRole('tab', { name: 'Assets' }).click();
    const asset = page.locator('.ed-assets__item').first();
    await asset.scrollIntoViewIfNeeded();
    const path = await asset.getAttribute('title');
    const from = await middle(asset);
    const to = await middle(sample.item('pictures/image'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await expect(page.locator('.ed-drop__asset')).toBeVisible();
    await page.mouse.up();
    await expect.poll(async () => (await sample.stored('pictures/image')).fileReference).toBe(path);
    // Another picture has another focal point.
    expect(await sample.stored('pictures/image')).not.toHaveProperty('focalPoint');
    await expect(sample.item('pictures/image')).toBeFocused();
  },
);

test('a component is dropped where the line indicates', async ({ page, sample }) => {
  await sample.open();
  const button = page.getByRole('button', { name: 'Button', exact: true }).first();
  await button.scrollIntoViewIfNeeded();
  const from = await middle(button);
  const to = await middle(sample.item('intro/text'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.top + 2, { steps: 8 });
  await expect(page.locator('.ed-drop__line')).toBeVisible();
  await page.mouse.up();
  await expect(sample.item('intro/button')).toBeFocused();
  expect(await sample.children('intro')).toEqual(['title', 'button', 'text']);
});

test(
  'an author drags a section from one container into another',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const from = await middle(sample.item('intro/title'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const to = await middle(sample.item('pictures/image'));
    await page.mouse.move(to.x, to.top + to.height - 2, { steps: 10 });
    await page.mouse.up();
    await expect(sample.item('pictures/title')).toBeFocused();
    expect(await sample.children('pictures')).toEqual(['image', 'title']);
    expect(await sample.children('intro')).toEqual(['text']);
  },
);

test('Escape cancels a drag', { tag: '@nightly' }, async ({ page, sample }) => {
  await sample.open();
  const from = await middle(sample.item('intro/title'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 200, { steps: 6 });
  await expect(page.locator('.ed-ghost')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ed-ghost')).toBeHidden();
  await page.mouse.up();
  expect(await sample.children('intro')).toEqual(['title', 'text']);
});

test('an author selects several components with Ctrl and deletes them in one step', async ({
  page,
  sample,
}) => {
  await sample.open();
  const title = await middle(sample.item('intro/title'));
  const image = await middle(sample.item('pictures/image'));
  await page.mouse.click(title.x, title.y);
  await page.keyboard.down('Control');
  await page.mouse.click(image.x, image.y);
  await page.keyboard.up('Control');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Undo: Delete 2 components' })).toBeEnabled();
  expect([await sample.children('intro'), await sample.children('pictures')]).toEqual([['text'], []]);
});

test(
  'a refused drop changes nothing, and shows the reason before and after',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const left = { 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': 'ventora/components/left' };
    await sample.post(`${sample.main}/intro`, {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'left',
      ':content': JSON.stringify(left),
    });
    await sample.open();
    const from = await middle(sample.item('intro/left'));
    const to = await middle(sample.item('pictures/image'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const why = /^Container does not take left \(unknown component\)\. It takes .+ and \d+ more\.$/;
    // The server is asked what a container accepts when the pointer first enters it.
    await expect(async () => {
      await page.mouse.move(to.x, to.top + 4, { steps: 4 });
      await page.mouse.move(to.x, to.top + 8, { steps: 2 });
      await expect(page.locator('.ed-ghost[data-refused="true"]').getByText(why)).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await page.mouse.up();
    await expect(
      page.getByRole('alertdialog').filter({ hasText: 'Container does not take left' }),
    ).toBeVisible();
    expect([await sample.children('intro'), await sample.children('pictures')]).toEqual([
      ['title', 'text', 'left'],
      ['image'],
    ]);
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
  },
);
