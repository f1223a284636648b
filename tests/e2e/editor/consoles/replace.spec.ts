import { axe } from '../../axe';
import { author, expect, test, type Sample } from '../sample-page';

/** A word that no other page has, so that tests beside each other do not meet. */
const wordOf = (sample: Sample): string => `zephyr${sample.path.replaceAll(/\W/g, '').slice(-6)}`;

async function write(sample: Sample, word: string): Promise<string> {
  const text = `${sample.main}/intro/title`;
  await sample.post(text, { 'jcr:title': `The ${word} and the other ${word}` });
  await sample.post(`${sample.path}/jcr:content`, { 'jcr:title': `About ${word}` });
  return text;
}

test(
  'an author replaces a word on a page, sees each change before, and takes it all back',
  { tag: '@turn-7' },
  async ({ page, sample }) => {
    const word = wordOf(sample);
    await write(sample, word);
    await page.goto(`${author}/replace.html${sample.path}`);
    await page.getByRole('textbox', { name: 'Find' }).fill(word.toUpperCase());
    await page.getByRole('textbox', { name: 'Replace with' }).fill('breeze');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByRole('status').first()).toContainText('3 matches on 1 of');
    const group = page.getByRole('region', { name: `About ${word}` });
    await expect(group).toContainText('Page properties › Title');
    await expect(group.locator('ins').first()).toHaveText('breeze');
    expect((await axe(page).analyze()).violations).toEqual([]);

    await group
      .getByRole('checkbox', { name: /^The .*and the other/ })
      .last()
      .uncheck();
    await expect(page.getByRole('checkbox', { name: /2 of 3 ticked/ })).toBeVisible();
    await page.getByRole('button', { name: 'Replace 2 matches' }).click();
    const outcome = page.getByRole('region', { name: 'What was done' });
    await expect(outcome.getByRole('heading', { name: 'Replaced on 1 page' })).toBeFocused();
    expect((await axe(page).analyze()).violations).toEqual([]);
    expect((await sample.stored('intro/title'))['jcr:title']).toBe(`The breeze and the other ${word}`);

    await outcome.getByRole('button', { name: 'Undo' }).click();
    await expect(outcome.getByRole('heading', { name: 'Taken back on 1 page' })).toBeVisible();
    expect((await sample.stored('intro/title'))['jcr:title']).toBe(`The ${word} and the other ${word}`);
  },
);

test(
  'with the keyboard alone, an author takes back an earlier replacement, except where it was edited since',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const word = wordOf(sample);
    const title = await write(sample, word);
    await page.goto(`${author}/replace.html${sample.path}?q=${word}`);
    await page.getByRole('textbox', { name: 'Replace with' }).focus();
    await page.keyboard.type('gale');
    await page.getByRole('button', { name: 'Replace 3 matches' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Replaced on 1 page' })).toBeFocused();
    await sample.post(title, { 'jcr:title': 'Edited since' });

    await page.reload();
    await page.getByText('Recent replacements').focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: `Undo replacing “${word}” by “gale”` })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('region', { name: 'What was done' });
    await expect(outcome.getByRole('heading', { name: 'Not changed: 1 page' })).toBeVisible();
    await expect(outcome).toContainText('Its text was edited since.');
    expect((await axe(page).analyze()).violations).toEqual([]);
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Edited since');
  },
);
