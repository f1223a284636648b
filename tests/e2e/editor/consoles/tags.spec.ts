import type { Page } from '@playwright/test';
import { axe, faded, faultsOf } from '../../axe';
import { author, expect, test } from '../sample-page';

const TAGS = '/content/cq:tags';

/** The name of a namespace that no other run has. */
const namespace = () => `story-${Math.random().toString(36).slice(2, 9)}`;

async function tag(page: Page, form: Record<string, string>): Promise<void> {
  const token = await page.request.get(`${author}/libs/granite/csrf/token.json`);
  const { token: csrf } = (await token.json()) as { token: string };
  const answer = await page.request.post(`${author}/bin/tagcommand`, {
    form,
    headers: { 'CSRF-Token': csrf },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test(
  'with the keyboard alone, an author creates a tag, translates it, moves it, takes that back and deletes it',
  { tag: '@turn-6' },
  async ({ page }) => {
    const name = namespace();
    await tag(page, { cmd: 'createTag', tag: `${name}:`, 'jcr:title': name });
    await tag(page, { cmd: 'createTag', tag: `${name}:old`, 'jcr:title': 'Old' });
    await page.goto(`${author}/tags.html${TAGS}/${name}?view=list`);
    await expect(page.locator(`[data-path="${TAGS}/${name}/old"]`)).toBeVisible();
    await page.locator('[data-items]').focus();

    await page.keyboard.press('Insert');
    await expect(page.getByRole('dialog', { name: `Create a tag in “${name}”` })).toBeVisible();
    await page.keyboard.type('Größe & Form');
    await expect(page.getByText(`ID: ${name}:groesse-form`)).toBeVisible();
    await page.keyboard.press('Enter');
    const row = page.locator(`[data-path="${TAGS}/${name}/groesse-form"]`);
    await expect(row).toContainText('Größe & Form');

    // The keys go on where they were.
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('dialog', { name: 'Edit “Größe & Form”' })).toBeVisible();
    await page.getByLabel('Title in German').focus();
    await page.keyboard.type('Maße');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Maße');

    await page.keyboard.press('F2');
    const move = page.getByRole('dialog', { name: 'Move or rename “Größe & Form”' });
    await expect(move.getByText('Nothing has this tag.')).toBeVisible();
    await move.getByRole('button', { name: 'Old' }).focus();
    await page.keyboard.press('Enter');
    await expect(move.getByText(`ID: ${name}:old/groesse-form`)).toBeVisible();
    await move.getByRole('button', { name: 'Move', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moved “Größe & Form”.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().focus();
    await page.keyboard.press('Enter');
    await expect(row).toBeVisible();

    await page.locator('[data-items]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Delete “Größe & Form”?' });
    await expect(question.getByText('Nothing has it.')).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    await tag(page, { cmd: 'deleteTag', path: `${TAGS}/${name}` });
  },
);

test(
  'an author merges two tags, and a page that had both has one',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const name = namespace();
    await tag(page, { cmd: 'createTag', tag: `${name}:`, 'jcr:title': name });
    for (const [id, title] of [
      ['v-belt', 'V-belt'],
      ['belt', 'Belt'],
    ] as const)
      await tag(page, { cmd: 'createTag', tag: `${name}:${id}`, 'jcr:title': title });
    await sample.post(`${sample.path}/jcr:content`, {
      './cq:tags': `${name}:v-belt`,
      './cq:tags@TypeHint': 'String[]',
    });
    await page.goto(`${author}/tags.html${TAGS}/${name}/v-belt`);
    await expect(page.getByText('In one place:')).toBeVisible();
    await faded(page);
    expect(await faultsOf(axe(page))).toEqual([]);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const merge = page.getByRole('dialog', { name: 'Merge “V-belt” into another tag' });
    await merge.getByRole('button', { name: 'Belt', exact: true }).click();
    await expect(merge.getByText('One place has it and follows')).toBeVisible();
    expect(await faultsOf(axe(page))).toEqual([]);
    await merge.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('Merged “V-belt”.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${name}/belt`));
    const content = await page.request.get(`${author}${sample.path}/jcr:content.json`);
    expect((await content.json()) as object).toMatchObject({ 'cq:tags': [`${name}:belt`] });
    await tag(page, { cmd: 'deleteTag', path: `${TAGS}/${name}` });
  },
);
