import type { Page } from '@playwright/test';
import { axe, faded, faultsOf } from '../../axe';
import { german, speakGerman } from '../german-words';
import { author, expect, test, type Sample } from '../sample-page';

/* What opens while fragments are edited and pages translated, in two languages, at a desk and on a phone. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DEALERS = '/content/dam/ventora/dealers/gb';
const PRODUCT = '/content/dam/ventora/products/v-1210';

const LANGUAGES = [
  { code: 'en', people: 'An English', said: (text: string) => text },
  { code: 'de', people: 'A German', said: german },
] as const;
const WIDTHS = [1366, 390] as const;

/** What axe finds, and whether the page is wider than the window, each with the state in which it is so. */
async function barriers(page: Page, state: string): Promise<string[]> {
  await faded(page);
  const { width } = page.viewportSize()!;
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  const faults = await faultsOf(axe(page).exclude('iframe'));
  return [...faults, ...(widest > width ? [`${widest} pixels wide`] : [])].map(
    (fault) => `${state}, ${width}: ${fault}`,
  );
}

/** A dealer of the story's own, which is gone at its end. */
async function withDealer(sample: Sample, run: (path: string) => Promise<void>): Promise<void> {
  const path = `${DEALERS}/story-${sample.path.slice(sample.path.lastIndexOf('/') + 1)}`;
  await sample.post(`${DEALERS}/bullring-pneumatics`, { ':operation': 'copy', ':dest': path });
  try {
    await run(path);
  } finally {
    await sample.post(path, { ':operation': 'delete' });
  }
}

for (const { code, people, said } of LANGUAGES)
  for (const width of WIDTHS) {
    test(
      `${people} author meets no barrier in a fragment’s form, ${width} pixels wide, whatever happens in it`,
      { tag: '@nightly' },
      async ({ page, sample }) => {
        test.slow();
        if (code === 'de') await speakGerman(page);
        await page.setViewportSize({ width, height: 900 });
        await withDealer(sample, async (path) => {
          const found: string[] = [];
          const look = async (state: string) => found.push(...(await barriers(page, state)));
          await page.goto(`${author}/editor.html${path}.html`);
          const street = page.getByRole('textbox', { name: 'Street and number' });
          await expect(street).not.toBeEmpty();
          await expect(page.locator('html')).toHaveAttribute('lang', code);
          await look('as it opens');

          await page.getByRole('button', { name: said('New variation') }).click();
          const dialog = page.getByRole('dialog');
          const name = dialog.getByRole('textbox');
          await expect(name).toBeVisible();
          await look('a new variation');
          await name.fill('1 wrong');
          await expect(name).toHaveAttribute('aria-invalid', 'true');
          await look('a wrong name');
          await name.fill('short');
          await page.keyboard.press('Enter');
          await expect(dialog).toBeHidden();
          await expect(page.getByRole('button', { name: /^short/ })).toBeVisible();
          await expect(page.getByRole('button', { name: said('Take all from the master') })).toBeVisible();
          await look('the variation');

          await page.goto(`${author}/editor.html${path}.html`);
          await street.fill('');
          await page.keyboard.press('Control+s');
          await expect(street).toHaveAttribute('aria-invalid', 'true');
          await look('a field that must not be empty');

          await sample.post(`${path}/jcr:content/data/master`, { street: '1 Their Street' });
          await street.fill('2 My Street');
          await page.keyboard.press('Control+s');
          await expect(page.getByText(said('Another author has changed the same'))).toBeVisible();
          await look('two authors');
          await page.getByRole('button', { name: said('Keep mine') }).click();
          await expect(
            page.getByText(said('Saved. Visitors see it when it is published.')).first(),
          ).toBeVisible();
          await look('saved');
          expect(found).toEqual([]);
        });
      },
    );

    test(
      `${people} author meets no barrier among all fields of a product, ${width} pixels wide, nor where none is`,
      { tag: '@nightly' },
      async ({ page }) => {
        test.slow();
        if (code === 'de') await speakGerman(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${author}/editor.html${PRODUCT}.html`);
        await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('V-1210');
        const found: string[] = [];
        // On a narrow screen the tabs are a list to choose from.
        const chooser = page.locator('.ed-fragment__form button[aria-haspopup="listbox"]').first();
        const tabs = page.getByRole('tab');
        const isList = (await tabs.count()) === 0;
        if (isList) await chooser.click();
        const choices = isList ? page.getByRole('option') : tabs;
        await expect(choices.first()).toBeVisible();
        const names = await choices.allInnerTexts();
        if (isList) await page.keyboard.press('Escape');
        expect(names.length).toBeGreaterThan(2);
        for (const name of names) {
          if (isList) await chooser.click();
          // A list that still slides in takes no click.
          await faded(page);
          await choices.filter({ hasText: name }).first().click();
          await expect(page.getByRole('listbox')).toHaveCount(0);
          found.push(...(await barriers(page, name)));
        }
        await page.goto(`${author}/editor.html/content/dam/ventora/products/none.html`);
        await expect(page.getByRole('alert')).toBeVisible();
        found.push(...(await barriers(page, 'a fragment that is not there')));
        expect(found).toEqual([]);
      },
    );

    test(
      `${people} author meets no barrier while a page is translated, ${width} pixels wide`,
      { tag: '@nightly' },
      async ({ page, sample }) => {
        test.slow();
        if (code === 'de') await speakGerman(page);
        await page.setViewportSize({ width, height: 900 });
        const found: string[] = [];
        const look = async (state: string) => found.push(...(await barriers(page, state)));
        const copy = sample.path.replace('/gb/en/', '/de/de/');
        await page.goto(`${author}/translation.html/content`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look('no page chosen');
        await page.goto(`${author}/translation.html/content/ventora/gb/en/none`);
        await expect(page.getByRole('alert')).toBeVisible();
        await look('a page that is not there');
        await page.goto(`${author}/translation.html${sample.path}`);
        const german = page.getByRole('listitem').filter({ hasText: copy });
        await german.getByRole('button', { name: said('Create copy') }).click();
        try {
          await expect(german.getByRole('button', { name: said('Compare') })).toBeVisible();
          await look('with a copy');
          await page
            .getByLabel(said('XLIFF 2.1 file'))
            .setInputFiles({ name: 'a.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from('<a/>') });
          await expect(page.getByRole('alert')).toBeVisible();
          await look('a file that is none');
          await german.getByRole('button', { name: said('Compare') }).click();
          const pair = page.getByRole('listitem').filter({ hasText: 'Dry air for paint shops' });
          await pair.getByRole('textbox').fill('Trockene Luft');
          await expect(pair.getByRole('button', { name: said('Save') })).toBeVisible();
          await look('a text that is not saved');
          await sample.post(`${copy}/jcr:content/root/main/intro/title`, { 'jcr:title': 'Lüfte' });
          await pair.getByRole('button', { name: said('Save') }).click();
          await expect(pair.getByRole('alert')).toBeVisible();
          await look('a text that a colleague has changed');
          const rich = page.getByRole('listitem').filter({ hasText: 'Pressure dew point' });
          await rich.getByRole('textbox').first().click();
          await page.keyboard.press('End');
          await page.keyboard.type(' Kondensatfrei.');
          await expect(rich.getByRole('button', { name: said('Save') })).toBeVisible();
          await look('a formatted text');
        } finally {
          await sample.post(copy, { ':operation': 'delete' });
        }
        expect(found).toEqual([]);
      },
    );
  }
