import type { Page } from '@playwright/test';
import { axe, faded } from '../../axe';
import { publishUrl } from '../../ports';
import { author, expect, test, type Sample } from '../sample-page';

async function faults(page: Page): Promise<string[]> {
  await faded(page);
  const { violations } = await axe(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Publishes the test's own page, and opens it in the console. */
async function published(sample: Sample): Promise<void> {
  await sample.post('/bin/replicate.json', { cmd: 'Activate', path: sample.path });
  await sample.page.goto(`${author}/sites.html${sample.path}?view=columns`);
  await expect(sample.page.locator(`[data-path="${sample.path}"]`)).toHaveAttribute('data-active', 'true');
}

/** Runs an action that may be in the bar's menu. */
async function act(page: Page, name: string): Promise<void> {
  const shown = page
    .getByRole('toolbar', { name: 'Actions' })
    .getByRole('button', { name, exact: true })
    .first();
  if (!(await shown.isVisible()))
    await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
}

/** Adds the page that is active to a new release. @returns the release's dialog */
async function makeRelease(page: Page, name: string) {
  await act(page, 'Add to a release');
  const add = page.getByRole('dialog', { name: 'Add “Editor sample” to a release' });
  await add.getByLabel('Release', { exact: true }).selectOption('A new release');
  await add.getByLabel('Name of the new release').fill(name);
  expect(await faults(page)).toEqual([]);
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  const release = page.getByRole('dialog', { name: `Release “${name}”` });
  await expect(release.getByText('Not changed yet')).toBeVisible();
  return release;
}

/** Deletes releases that a test has made. */
async function clear(sample: Sample, name: string): Promise<void> {
  const answer = await sample.page.request.get(`${author}/bin/ventora/launches.json`);
  const { releases } = (await answer.json()) as { releases: { path: string; title: string }[] };
  for (const { path, title } of releases)
    if (title === name) await sample.post('/bin/ventora/launches.json', { cmd: 'delete', path });
}

const visitors = async (page: Page, sample: Sample) =>
  (await page.request.get(`${publishUrl}${sample.path}.html`)).text();

test(
  'an author prepares a release, shows it to somebody without an account, publishes it, and takes it back',
  { tag: '@turn-1' },
  async ({ page, browser, sample }) => {
    test.slow();
    await published(sample);
    const release = await makeRelease(page, 'Spring');
    expect(await faults(page)).toEqual([]);
    await release.getByRole('link', { name: 'Edit Editor sample' }).click();

    await expect(page.getByText('visitors see this page once the release is published')).toBeVisible();
    const copy = new URL(page.url()).pathname.replace(/^\/editor\.html|\.html$/g, '');
    expect(copy).toMatch(/^\/content\/launches\/.*\/spring(?:-\d+)?\/content\/ventora\/gb\/en\//);
    const title = page
      .getByRole('tree', { name: 'Content of the page' })
      .locator(`[data-path="${copy}/jcr:content/root/main/intro/title"]`);
    await expect(title).toBeVisible();
    await title.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').first();
    await dialog.getByRole('textbox', { name: 'Title' }).first().fill('Spring air');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(
      page.frameLocator('iframe').first().getByRole('heading', { name: 'Spring air' }),
    ).toBeVisible();
    expect(await visitors(page, sample)).not.toContain('Spring air');

    await page.getByRole('link', { name: 'Spring', exact: true }).click();
    await expect(release.getByText('Changed', { exact: true })).toBeVisible();
    await release.getByRole('button', { name: 'Preview links…' }).click();
    const previews = page.getByRole('dialog', { name: 'Preview links of “Spring”' });
    const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 16);
    await previews.getByLabel('As on a day to come (optional)').fill(inAWeek);
    await previews.getByRole('button', { name: 'Make a link' }).click();
    const link = await previews.getByLabel('Address of the link').inputValue();
    expect(await faults(page)).toEqual([]);
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Spring air' })).toBeVisible();
    await expect(guest.getByText(/^Preview: the site as it will be on/)).toBeVisible();

    await previews.getByRole('button', { name: 'Back' }).click();
    await release.getByRole('button', { name: 'Publish…' }).click();
    const publish = page.getByRole('dialog', { name: 'Publish “Spring”?' });
    await expect(publish.getByText('Changed', { exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await publish.getByRole('button', { name: 'Publish now' }).click();
    await expect(release.getByText(/^Published .* by admin/)).toBeVisible();
    expect(await visitors(page, sample)).toContain('Spring air');

    await release.getByRole('button', { name: 'Take back…' }).click();
    await page
      .getByRole('dialog', { name: 'Take back “Spring”?' })
      .getByRole('button', { name: 'Take back' })
      .click();
    await expect(release.getByText('Not published')).toBeVisible();
    expect(await visitors(page, sample)).toContain('Dry air for paint shops');
    await clear(sample, 'Spring');
  },
);

test(
  'a page that somebody else changed meanwhile is told, and the author decides which of them stays',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await published(sample);
    const release = await makeRelease(page, 'Autumn');
    await sample.post(`${sample.path}/jcr:content`, { './jcr:title': 'Renamed by a colleague' });
    await release.getByRole('button', { name: 'All releases' }).click();
    const list = page.getByRole('dialog', { name: 'Releases' });
    expect(await faults(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Releases', exact: true }).click();
    await list.getByRole('button', { name: 'Open Autumn' }).click();
    await expect(release.getByText(/The live page was changed meanwhile by admin/)).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await release.getByRole('button', { name: 'Publish…' }).click();
    const publish = page.getByRole('dialog', { name: 'Publish “Autumn”?' });
    await expect(publish.getByRole('alert')).toContainText('Go back, and decide');
    await publish.getByRole('button', { name: 'Cancel' }).click();
    await release.getByRole('button', { name: /^Keep the release’s/ }).click();
    await expect(release.getByText(/The live page was changed/)).toBeHidden();
    await release.getByRole('button', { name: 'Publish…' }).click();
    await publish.getByRole('button', { name: 'Publish now' }).click();
    await expect(release.getByText(/^Published .* by admin/)).toBeVisible();
    expect(await visitors(page, sample)).not.toContain('Renamed by a colleague');
    await clear(sample, 'Autumn');
  },
);

test(
  'an author makes an experience fragment in a release: nobody else finds it before the release is published',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await published(sample);
    await makeRelease(page, 'Winter');
    const folder = '/content/experience-fragments/ventora/gb/en/site';
    const title = `Offer ${sample.path.slice(-8)}`;
    await page.goto(`${author}/sites.html${folder}?view=list`);
    await page.locator('[data-items]').focus();
    await page.keyboard.press('Insert');
    const create = page.getByRole('dialog', { name: 'Create an experience fragment in Site' });
    await create.getByLabel('Title').fill(title);
    await create.getByLabel('Release').selectOption({ label: 'Winter' });
    await create.getByLabel('Open it in the editor').uncheck();
    expect(await faults(page)).toEqual([]);
    await create.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(create).toHaveCount(0);
    const path = `${folder}/${title.toLowerCase().replaceAll(' ', '-')}`;
    expect((await page.request.get(`${author}${path}.json`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Releases', exact: true }).click();
    await page.getByRole('dialog', { name: 'Releases' }).getByRole('button', { name: 'Open Winter' }).click();
    const release = page.getByRole('dialog', { name: 'Winter' });
    await expect(release.getByText(title).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await release.getByRole('button', { name: 'Publish…' }).click();
    await page
      .getByRole('dialog', { name: 'Publish “Winter”?' })
      .getByRole('button', { name: 'Publish now' })
      .click();
    await expect(release.getByText(/^Published .* by admin/)).toBeVisible();
    expect((await page.request.get(`${author}${path}.json`)).status()).toBe(200);
    await sample.post('/bin/wcmcommand', { cmd: 'deletePage', path });
    await clear(sample, 'Winter');
  },
);
