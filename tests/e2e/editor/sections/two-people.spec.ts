import type { Page } from '@playwright/test';
import { colleague } from '../together/colleague';
import { expect, test, type Sample } from '../sample-page';

/* Two people use the same sections: what one renames or deletes, the other's list follows. */

/** Saves the title of the sample as a section. */
const save = (sample: Sample, title: string) =>
  sample.post('/bin/ventora/sections.json', {
    cmd: 'create',
    title,
    component: `${sample.main}/intro/title`,
  });

const inPanel = (page: Page, title: string) =>
  page.getByRole('toolbar', { name: 'Sections' }).getByRole('button', { name: title, exact: true });

async function manage(page: Page) {
  await page.getByRole('button', { name: 'Manage sections' }).click();
  return page.getByRole('dialog', { name: 'Sections' });
}

test(
  'an author inserts a section under the name that a colleague has just given it',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    const title = `Named ${sample.path.slice(-10)}`;
    await save(sample, title);
    await sample.open();
    const ben = await colleague(browser, sample, 'Ben');
    await sample.item('pictures/image').focus();
    await expect(inPanel(page, title)).toBeVisible();

    const list = await manage(ben.page);
    await list.getByRole('button', { name: `Rename ${title}` }).click();
    await list.getByRole('textbox', { name: 'Title' }).fill(`${title} B`);
    await ben.page.keyboard.press('Enter');
    await inPanel(page, `${title} B`).click();
    await expect.poll(() => sample.children('pictures')).toEqual(['image', 'title']);
    await expect(inPanel(page, title)).toHaveCount(0);

    await list.getByRole('button', { name: `Delete ${title} B` }).click();
    await list.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(inPanel(page, `${title} B`)).toHaveCount(0);
    // The page keeps what was inserted from it.
    expect(await sample.children('pictures')).toEqual(['image', 'title']);
    await ben.leave();
  },
);

test(
  'an author whose list does not know yet that a colleague has deleted a section reads why it is not inserted',
  { tag: '@nightly' },
  async ({ browser, page, sample }) => {
    const title = `Gone ${sample.path.slice(-10)}`;
    await save(sample, title);
    await sample.open();
    const ben = await colleague(browser, sample, 'Ben');
    await sample.item('pictures/image').focus();
    await expect(inPanel(page, title)).toBeVisible();
    // The list is asked for again, but its answer takes longer than the author.
    let release: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/bin/ventora/sections.json*', async (route) => {
      await pressed;
      await route.continue();
    });

    const list = await manage(ben.page);
    await list.getByRole('button', { name: `Delete ${title}` }).click();
    await list.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(list.getByText(title)).toHaveCount(0);
    await inPanel(page, title).click();
    await expect(
      page.getByRole('alert').getByText(`“${title}” was not inserted: somebody has deleted this section.`),
    ).toBeVisible();
    release();
    await expect(inPanel(page, title)).toHaveCount(0);
    expect(await sample.children('pictures')).toEqual(['image']);
    await ben.leave();
  },
);
