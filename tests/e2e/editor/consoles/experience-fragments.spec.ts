import type { Page } from '@playwright/test';
import { axe, faded, faultsOf } from '../../axe';
import { author, expect, test } from '../sample-page';

const SITE = '/content/experience-fragments/ventora/gb/en/site';
const faults = async (page: Page) => {
  await faded(page);
  return faultsOf(axe(page).exclude('iframe'));
};

/** Runs an action that may be in the bar's menu. */
async function act(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Actions' });
  const shown = bar.getByRole('button', { name, exact: true }).first();
  if (!(await shown.isVisible())) await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
}

test(
  'an author makes an experience fragment with two variations, reaches it from a page that shows it, and deletes it',
  { tag: '@turn-2' },
  async ({ page, sample }) => {
    const title = `Offer ${Math.random().toString(36).slice(2, 8)}`;
    const path = `${SITE}/${title.toLowerCase().replace(' ', '-')}`;
    await page.goto(`${author}/sites.html${SITE}?view=list`);
    await expect(page.locator(`[data-path="${SITE}/header"]`)).toContainText('Experience fragment');
    await page.locator('[data-items]').focus();
    await page.keyboard.press('Insert');
    const create = page.getByRole('dialog', { name: 'Create an experience fragment in Site' });
    await create.getByLabel('Title').fill(title);
    await expect(create.getByText(`Path: ${path}`)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await create.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page).toHaveURL(`${author}/editor.html${path}/master.html`);
    await expect(page.getByText(/^For Container\. Drag onto the page/)).toBeVisible();

    // Enter goes into a fragment: it is its variations that are edited.
    await page.goto(`${author}/sites.html${SITE}?view=list`);
    await page.locator('[data-items]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-path="${path}/master"]`)).toBeVisible();
    await page.locator('[data-items]').focus();
    await page.keyboard.press('Insert');
    const vary = page.getByRole('dialog', { name: `Create a variation of ${title}` });
    await vary.getByLabel('Title').fill('Short');
    await vary.getByLabel('Open it in the editor').uncheck();
    await vary.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.locator(`[data-path="${path}/short"]`)).toBeVisible();
    // Another one follows it.
    await page.locator('[data-items]').focus();
    await page.keyboard.press('Insert');
    await vary.getByLabel('Live copy of').selectOption('Short');
    await expect(vary.getByText('Experience fragment', { exact: true })).toHaveCount(0);
    await vary.getByLabel('Title').fill('Mail');
    await vary.getByLabel('Open it in the editor').uncheck();
    expect(await faults(page)).toEqual([]);
    await vary.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.locator(`[data-path="${path}/mail"]`)).toContainText('Partly inherited');

    await sample.post(`${sample.main}/intro`, {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'shown',
      ':content': JSON.stringify({
        'jcr:primaryType': 'nt:unstructured',
        'sling:resourceType': 'ventora/components/experiencefragment',
        fragmentVariationPath: `${path}/short`,
      }),
    });
    await sample.open();
    await sample.item('intro/shown').focus();
    await page.getByRole('button', { name: 'Edit the fragment' }).click();
    await expect(page).toHaveURL(`${author}/editor.html${path}/short.html`);

    await page.goto(`${author}/sites.html${SITE}?view=list`);
    await expect(page.locator(`[data-path="${path}"]`)).toBeVisible();
    await page.locator('[data-items]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await act(page, 'Where used');
    const used = page.getByRole('dialog', { name: `Where ${title} is used` });
    await expect(used.getByText('Editor sample').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await act(page, 'Delete');
    const remove = page.getByRole('dialog', { name: /^Delete/ });
    await expect(remove.getByText('Editor sample').first()).toBeVisible();
    await remove.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.locator(`[data-path="${path}"]`)).toHaveCount(0);
  },
);
