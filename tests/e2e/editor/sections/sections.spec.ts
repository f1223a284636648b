import type { Locator, Page } from '@playwright/test';
import { axe, faded } from '../../axe';
import { author, expect, test, type Sample } from '../sample-page';

/** Faults that axe finds in what is on the screen, outside the page in its frame. */
async function faults(page: Page): Promise<string[]> {
  await faded(page);
  const { violations } = await axe(page).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Each test has sections of its own, by name. */
const nameFor = (sample: Sample) => `Hours ${sample.path.slice(-10)}`;

const ofKind = (page: Page, title: string) => page.getByRole('option', { name: title, exact: true });

/** Presses on an item as a pointer does: the glass above the page takes it. */
async function press(page: Page, item: Locator) {
  await item.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await item.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(item).toHaveAttribute('aria-selected', 'true');
}

async function insertNext(page: Page, search: string) {
  await page.keyboard.press('Insert');
  await page.getByRole('searchbox', { name: /Components that/ }).fill(search);
}

test(
  'an author saves components as a section, inserts it on another page, takes it back, renames and deletes it',
  { tag: '@turn-8' },
  async ({ page, sample }) => {
    const title = nameFor(sample);
    const other = sample.beside(`${sample.path}-other`);
    await other.create();
    await sample.open();
    await press(page, sample.item('intro/title'));
    await page.keyboard.down('Shift');
    await press(page, sample.item('intro/text'));
    await page.keyboard.up('Shift');
    await page.getByRole('button', { name: 'Save as section (S)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as section' });
    await expect(dialog.getByText('Copies of Title, Text')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('For each branch');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);

    // A second one of the same name is refused, and nothing is lost.
    await sample.item('intro').focus();
    await page.keyboard.press('s');
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(
      `Another section is called “${title}”; choose another title.`,
    );
    expect(await faults(page)).toEqual([]);
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(title.toUpperCase());
    await page.keyboard.press('Escape');

    await page.goto(`${author}/editor.html${other.path}.html`);
    await press(page, other.item('pictures/image'));
    await insertNext(page, title.slice(0, 9));
    expect(await faults(page)).toEqual([]);
    await ofKind(page, title).click();
    await expect(other.item('pictures/text')).toBeVisible();
    await expect.poll(() => other.children('pictures')).toEqual(['image', 'title', 'text']);
    expect(await other.stored('pictures/text')).toMatchObject({
      text: '<p>Pressure dew point 3 °C, without condensate.</p>',
      textIsRich: true,
    });
    await page.keyboard.press('Control+z');
    await expect.poll(() => other.children('pictures')).toEqual(['image']);

    await page.getByRole('button', { name: 'Manage sections' }).click();
    const list = page.getByRole('dialog', { name: 'Sections' });
    await list.getByRole('button', { name: `Rename ${title}` }).click();
    expect(await faults(page)).toEqual([]);
    await list.getByRole('textbox', { name: 'Title' }).fill(`${title} B`);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('button', { name: `Rename ${title} B` })).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await list.getByRole('button', { name: `Delete ${title} B` }).click();
    expect(await faults(page)).toEqual([]);
    await list.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(list.getByText(`${title} B`)).toHaveCount(0);
    await other.remove();
  },
);

test(
  'an author saves, inserts and deletes a section by keyboard only',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const title = nameFor(sample);
    await sample.open();
    await sample.item('intro').focus();
    await page.keyboard.press('s');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sample.item('pictures').focus();
    await page.keyboard.press('a');
    await expect(page.getByRole('searchbox', { name: /Components that/ })).toBeFocused();
    await page.keyboard.type(title);
    await expect(ofKind(page, title)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => sample.children()).toEqual(['intro', 'pictures', 'intro_1', 'facts', 'widget']);
    await expect(sample.item('intro_1')).toBeFocused();
    expect(await sample.children('intro_1')).toEqual(['title', 'text']);

    await page.keyboard.press('a');
    const manage = page.getByRole('button', { name: 'Manage sections' });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Manage sections' })).toBeVisible();
    for (let i = 0; i < 8 && !(await manage.last().evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const remove = page.getByRole('button', { name: `Delete ${title}`, exact: true });
    await expect(remove).toBeVisible();
    for (let i = 0; i < 30 && !(await remove.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Delete', exact: true }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Sections' })).toBeFocused();
  },
);

test(
  'an author drags a section onto the page, where the line indicates',
  { tag: '@turn-8' },
  async ({ page, sample }) => {
    const title = nameFor(sample);
    await sample.open();
    await sample.post('/bin/ventora/sections.json', {
      ...{ cmd: 'create', title, component: `${sample.main}/intro/title` },
    });
    await press(page, sample.item('pictures/image'));
    await page.getByRole('button', { name: title, exact: true }).hover();
    await page.mouse.down();
    const { x, y, width, height } = (await sample.item('pictures/image').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 2, { steps: 6 });
    await expect(page.locator('.ed-drop__line')).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => sample.children('pictures')).toEqual(['image', 'title']);
    await sample.post('/bin/ventora/sections.json', {
      ...{
        cmd: 'delete',
        path: `/content/sections/ventora/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      },
    });
  },
);
