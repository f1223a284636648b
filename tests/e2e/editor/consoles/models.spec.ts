import type { Page } from '@playwright/test';
import { MODELS } from '../../../../shared/authoring/fragment-model';
import { axe, faded, faultsOf } from '../../axe';
import { author, expect, test } from '../sample-page';

const FOLDER = '/conf/ventora/settings/dam/cfm/models';
const faults = async (page: Page) => {
  await faded(page);
  return faultsOf(axe(page).exclude('iframe'));
};
const unique = () => `Story ${Math.random().toString(36).slice(2, 8)}`;

async function request(
  page: Page,
  method: string,
  address: string,
  headers: Record<string, string> = {},
  data?: object,
) {
  const token = await page.request.get(`${author}/libs/granite/csrf/token.json`);
  const { token: csrf } = (await token.json()) as { token: string };
  return page.request.fetch(`${author}${address}`, {
    method,
    headers: { 'CSRF-Token': csrf, ...headers },
    ...(data && { data }),
  });
}

const idOf = (name: string) => Buffer.from(`${FOLDER}/${name}`).toString('base64url');

async function made(page: Page, title: string): Promise<string> {
  const answer = await request(page, 'POST', MODELS, {}, { title, configurationFolder: '/conf/ventora' });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { name: string }).name;
}

async function removed(page: Page, name: string): Promise<void> {
  const read = await page.request.get(`${author}${MODELS}/${idOf(name)}`);
  const gone = await request(page, 'DELETE', `${MODELS}/${idOf(name)}`, {
    'If-Match': read.headers()['etag'] ?? '',
  });
  expect(gone.status(), await gone.text()).toBe(204);
}

test(
  'an author makes a model with fields by keyboard, and fills in a fragment of it',
  { tag: '@turn-7' },
  async ({ page }) => {
    const title = unique();
    const name = title.toLowerCase().replace(' ', '-');
    await page.goto(`${author}/assets.html/content/dam/ventora`);
    await page.getByRole('navigation', { name: 'Consoles' }).getByRole('link', { name: 'Models' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Models of Ventora', exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Create model' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Create a model in “Ventora”' })).toBeVisible();
    await page.getByLabel('Title').focus();
    await page.keyboard.type(title);
    await expect(page.getByText(`${FOLDER}/${name}`)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    const add = async (type: string, label: string) => {
      await page.getByRole('button', { name: 'Add field' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Types of fields' }).getByRole('button', { name: type }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type(label);
    };
    await add('Choice', 'Shift');
    await page.getByRole('button', { name: 'Add choice' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Early shift');
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('earlyShift');
    await add('Single-line text', 'Job title');
    const row = page.locator('li[data-key]', { hasText: 'Job title' });
    await expect(row.getByLabel('Property name')).toHaveValue('jobTitle');
    await row.getByLabel('Required').focus();
    await page.keyboard.press('Space');
    await row.getByLabel('Default value').focus();
    await page.keyboard.type('Fitter');
    expect(await faults(page)).toEqual([]);

    // The field goes first, and the focus goes with it.
    await row.getByRole('button', { expanded: true }).focus();
    await page.keyboard.press('Alt+Shift+ArrowUp');
    await expect(page.getByText('Job title is now field 1 of 2.')).toBeAttached();
    await expect(row.getByRole('button', { expanded: true })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved. Forms of fragments show it')).toBeVisible();

    await page.goto(`${author}/assets.html/content/dam/ventora`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'New fragment', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New content fragment' });
    await dialog.getByLabel('Model').selectOption({ label: title });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Create and open' }).click();
    const job = page.getByRole('textbox', { name: /^Job title/ });
    await expect(job).toHaveValue('Fitter');
    await job.fill('Welder');
    await page.getByRole('button', { name: /Shift/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Early shift' }).press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved. Visitors see it when it is published.')).toBeVisible();
    const stored = await page.request.get(
      `${author}/content/dam/ventora/${name}/jcr:content/data/master.json`,
    );
    expect(await stored.json()).toMatchObject({ jobTitle: 'Welder', shift: 'earlyShift' });

    // The model that is used says by what, and keeps its property.
    await page.goto(`${author}/models.html/conf`);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(page.getByRole('dialog', { name: `“${title}” cannot be deleted` })).toContainText(
      `/content/dam/ventora/${name}`,
    );
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: title }).click();
    await page
      .getByRole('button', { name: 'Job title jobTitle' })
      .or(row.getByRole('button', { expanded: false }))
      .first()
      .click();
    await expect(row.getByText('1 fragment holds a value under it, so it stays.')).toBeVisible();
    await row.getByRole('button', { name: 'Delete: Job title' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete the field “Job title”?' })).toContainText(
      '1 fragment holds a value of it.',
    );
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await request(page, 'DELETE', `/api/assets/ventora/${name}`);

    // Nothing uses it any more: it goes to the bin, and comes back with its fields.
    await page.goto(`${author}/models.html/conf`);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page
      .getByRole('dialog', { name: `Delete “${title}”?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText(`Deleted “${title}”.`)).toBeVisible();
    await page.getByRole('button', { name: 'Bin' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Bin' })).toContainText(title);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(page.getByText(`Restored “${title}”. It is not published.`)).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Job title').first()).toBeVisible();
    await removed(page, name);
  },
);

test(
  'two people change a model: what only one changed stays, and they are asked about the rest',
  { tag: '@turn-5' },
  async ({ page, context }) => {
    const title = unique();
    const name = await made(page, title);
    const other = await context.newPage();
    const open = async (each: Page) => {
      await each.goto(`${author}/models.html${FOLDER}/${name}`);
      await expect(each.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    };
    const add = async (each: Page, label: string) => {
      await each.getByRole('button', { name: 'Add field' }).click();
      await each
        .getByRole('group', { name: 'Types of fields' })
        .getByRole('button', { name: 'Number' })
        .click();
      await each.getByLabel('Label').last().fill(label);
    };
    const save = (each: Page) => each.getByRole('button', { name: 'Save', exact: true }).click();
    await open(page);
    await open(other);
    await add(page, 'Power');
    await save(page);
    await expect(page.getByText('Saved. Forms')).toBeVisible();
    await add(other, 'Weight');
    await save(other);
    await expect(other.getByText('changed meanwhile is kept.')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Fields (2)' })).toBeVisible();

    const order = (each: Page) => each.locator('[data-key] b').allInnerTexts();
    expect(await order(other)).toEqual(['Power', 'Weight']);
    const grip = other.getByTitle('Drag to another place').nth(1);
    await grip.dragTo(other.locator('[data-key]').first(), { targetPosition: { x: 20, y: 4 } });
    expect(await order(other)).toEqual(['Weight', 'Power']);
    await other.getByLabel('Description').fill('Theirs');
    await save(other);
    await expect(other.getByText('Not saved')).toHaveCount(0);
    await page.getByLabel('Description').fill('Mine');
    await save(page);
    const question = page
      .getByRole('alert')
      .filter({ hasText: 'has changed the same in the meantime: Description.' });
    await expect(question).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('heading', { name: 'Fields (2)' })).toBeVisible();
    await save(page);
    await expect(page.getByText('Not saved')).toHaveCount(0);
    await expect(page.getByLabel('Description')).toHaveValue('Mine');
    expect(await order(page)).toEqual(['Weight', 'Power']);

    // What is not right is marked, and nothing is saved.
    await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('button', { name: 'Choice' }).click();
    await save(page);
    await expect(page.getByText('Not right yet', { exact: true })).toBeVisible();
    await expect(page.getByText('Add at least one choice.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await removed(page, name);
  },
);
