import type { Page } from '@playwright/test';
import { axe, faded } from '../../axe';
import { author, expect, test, type Sample } from '../sample-page';

const copyOf = (sample: Sample) => sample.path.replace('/gb/en/', '/de/de/');

async function faults(page: Page): Promise<string[]> {
  await faded(page);
  const { violations } = await axe(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const german = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText('German (Germany)') });

/** Makes the German copy. */
async function make(page: Page, sample: Sample): Promise<void> {
  await page.goto(`${author}/translation.html${sample.path}`);
  await german(page).getByRole('button', { name: 'Create copy' }).click();
  await expect(german(page)).toContainText('Not translated yet');
}

test.afterEach(async ({ page, sample }) => {
  const copy = await page.request.get(`${author}${copyOf(sample)}.json`);
  if (copy.ok()) await sample.post(copyOf(sample), { ':operation': 'delete' });
});

test(
  'an author makes a German copy, has it translated outside, and learns which text the source has changed since',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    await make(page, sample);
    expect(await faults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await german(page).getByRole('link', { name: 'Export XLIFF' }).click();
    const file = await (await download).path();
    const { readFile } = await import('node:fs/promises');
    const xliff = (await readFile(file, 'utf8'))
      .replaceAll('state="initial"', 'state="translated"')
      .replace('<target>Dry air for paint shops', '<target>Trockene Luft');
    const choose = (text: string) =>
      page
        .getByLabel('XLIFF 2.1 file')
        .setInputFiles({ name: 'air.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
    await choose('<xliff version="2.1">');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await choose(xliff);
    await expect(page.getByRole('heading', { name: 'Imported 1 page' })).toBeFocused();
    await expect(german(page)).toContainText('Up to date');
    expect(await faults(page)).toEqual([]);

    await sample.post(`${sample.main}/intro/title`, { 'jcr:title': 'Dry air for all shops' });
    await page.goto(`${author}/translation.html${sample.path}?language=de-DE`);
    await expect(page.getByText('Stale: 1 text changed')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Only what has changed (1)' }).check();
    const pair = page.getByRole('listitem').filter({ hasText: 'The source has changed' });
    await expect(pair.locator('del')).toHaveText('Dry air for paint shops');
    await expect(pair).toContainText('Dry air for all shops');
    await expect(pair.getByRole('textbox')).toHaveValue('Trockene Luft');
    expect(await faults(page)).toEqual([]);
    for (const width of [390, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths).toEqual([width, width]);
    }
  },
);

test(
  'an author translates a title and a formatted text beside the source by keyboard, and marks the page',
  { tag: '@turn-8' },
  async ({ page, sample }) => {
    await make(page, sample);
    await german(page).getByRole('button', { name: 'Compare' }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'English (United Kingdom) and German (Germany)' }),
    ).toBeFocused();
    const write = async (seen: string, text: string) => {
      const input = page.getByRole('listitem').filter({ hasText: seen }).getByRole('textbox').first();
      await input.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(input).toBeFocused();
      await expect(input).toHaveText(text);
    };
    await write('Dry air for paint shops', 'Trockene Luft');
    await write('Pressure dew point', 'Ohne Kondensat.');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as translated' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Up to date', { exact: true })).toBeVisible();
    const answer = await page.request.get(
      `${author}${copyOf(sample)}/_jcr_content/root/main/intro.infinity.json`,
    );
    expect(await answer.json()).toMatchObject({
      title: { 'jcr:title': 'Trockene Luft' },
      text: { text: '<p>Ohne Kondensat.</p>' },
    });
  },
);

test(
  'an author who finds a text changed by a colleague keeps theirs and decides',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await make(page, sample);
    await page.goto(`${author}/translation.html${sample.path}?language=de-DE`);
    const pair = page.getByRole('listitem').filter({ hasText: 'Dry air for paint shops' });
    await pair.getByRole('textbox').fill('Trockene Luft');
    const title = `${copyOf(sample)}/jcr:content/root/main/intro/title`;
    await sample.post(title, { 'jcr:title': 'Lüfte' });
    await pair.getByRole('button', { name: 'Save' }).click();
    await expect(pair.getByRole('alert')).toContainText('changed this text meanwhile');
    await expect(pair).toContainText('Lüfte');
    await expect(pair.getByRole('textbox')).toHaveValue('Trockene Luft');
    expect(await faults(page)).toEqual([]);
    await pair.getByRole('button', { name: 'Keep mine' }).click();
    await pair.getByRole('button', { name: 'Save' }).click();
    await expect(pair.getByRole('button')).toHaveCount(0);
  },
);

test(
  'an author who has written something and not saved it is asked before it is lost',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await make(page, sample);
    await german(page).getByRole('button', { name: 'Compare' }).click();
    const pair = page.getByRole('listitem').filter({ hasText: 'Dry air for paint shops' });
    await pair.getByRole('textbox').fill('Trockene Luft');
    await page.getByRole('checkbox', { name: 'Only what has changed (0)' }).check();
    await expect(pair.getByRole('textbox')).toHaveValue('Trockene Luft');
    await expect(page.getByRole('main').getByRole('textbox', { name: /translation$/ })).toHaveCount(1);
    await page.goBack();
    await expect(german(page)).toContainText('1 text written and not saved');
    await german(page).getByRole('button', { name: 'Compare' }).click();
    const asked: string[] = [];
    page.once('dialog', async (question) => {
      asked.push(question.type());
      await question.dismiss();
    });
    await page.getByRole('link', { name: 'Sites', exact: true }).click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await pair.getByRole('button', { name: 'Save' }).click();
    await expect(pair.getByRole('button')).toHaveCount(0);
    await expect(pair.getByRole('textbox')).toHaveValue('Trockene Luft');
    await page.getByRole('link', { name: 'Sites', exact: true }).click();
    await expect(page).toHaveURL(/sites\.html/);
  },
);

test(
  'an author comes from the editor’s language menu to the language copies of the page',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('button', { name: /open in another language/ }).click();
    await page
      .getByRole('menuitem', { name: /Compare and translate/ })
      .or(page.getByRole('menuitemradio', { name: /Compare and translate/ }))
      .click();
    await expect(page.getByRole('heading', { name: 'Languages of “Editor sample”' })).toBeVisible();
    expect(page.url()).toContain(`/translation.html${sample.path}`);
  },
);

test(
  'an author copies a page with those below it into another language, and sees in the list of pages how far each is',
  { tag: '@turn-7' },
  async ({ page, sample }) => {
    for (const name of ['first', 'second'])
      await sample.post(sample.path, {
        ':operation': 'import',
        ':contentType': 'json',
        ':name': name,
        ':content': JSON.stringify({
          'jcr:primaryType': 'cq:Page',
          'jcr:content': {
            'jcr:primaryType': 'cq:PageContent',
            'sling:resourceType': 'ventora/components/page',
            'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
            'jcr:title': `The ${name} page`,
          },
        }),
      });
    await page.goto(`${author}/translation.html${sample.path}`);
    await page.getByRole('checkbox', { name: 'With the pages below' }).check();
    await german(page).getByRole('button', { name: 'Create missing copies' }).focus();
    await page.keyboard.press('Enter');
    await expect(german(page).getByText('Made 3 copies.')).toBeFocused();
    await expect(german(page)).toContainText('Not translated yet');
    expect(await faults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await german(page).getByRole('link', { name: 'Export XLIFF' }).click();
    await download;
    await expect(german(page)).toContainText('With translators');

    await page.goto(`${author}/sites.html${sample.path}?view=list`);
    await page.locator('[popovertarget]', { hasText: 'Choose columns' }).click();
    await page.getByRole('checkbox', { name: 'Translation' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 copy in translation')).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
    await page.goto(`${author}/sites.html${copyOf(sample)}?view=list`);
    await expect(page.getByText('In translation', { exact: true })).toHaveCount(2);
  },
);

test(
  'an author stops the copies of a tree, is told how many there are, and makes the rest later',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const below = Array.from({ length: 12 }, (_, i) => `page-${String(i).padStart(2, '0')}`);
    for (const name of below)
      await sample.post(sample.path, {
        ':operation': 'import',
        ':contentType': 'json',
        ':name': name,
        ':content': JSON.stringify({
          'jcr:primaryType': 'cq:Page',
          'jcr:content': {
            'jcr:primaryType': 'cq:PageContent',
            'sling:resourceType': 'ventora/components/page',
            'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
            'jcr:title': name,
          },
        }),
      });
    // The first step stays under way until the author has pressed Stop.
    let go = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/translation.json', async (route) => {
      if (route.request().method() === 'POST') await pressed;
      await route.continue();
    });
    await page.goto(`${author}/translation.html${sample.path}`);
    await page.getByRole('checkbox', { name: 'With the pages below' }).check();
    await german(page).getByRole('button', { name: 'Create missing copies' }).click();
    await expect(german(page).getByText('Making copies…')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await german(page).getByRole('button', { name: 'Stop' }).click();
    go();
    await expect(german(page).getByText('Stopped after 10 of 13 pages.', { exact: false })).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await german(page).getByRole('button', { name: 'Create missing copies' }).click();
    await expect(german(page).getByText('Made 3 copies.', { exact: false })).toBeVisible();
  },
);
