import { expect, test } from '@playwright/test';
import { authorUrl as author } from '../ports';
import { axe, faded, faultsOf } from '../axe';

const FINDER = '/content/ventora/gb/en/business-partner-area/dealer-finder';
const DEALER = '/content/dam/ventora/dealers/gb/bullring-pneumatics';

test(
  'an author changes the telephone of a dealer, sees the page with it, and publishes it',
  { tag: '@turn-6' },
  async ({ page, request, baseURL }) => {
    await page.goto(`${author}/editor.html${DEALER}.html`);
    const telephone = page.getByRole('textbox', { name: /^Telephone, as/ });
    await expect(telephone).not.toBeEmpty();
    await expect(page.getByTitle('The page with this fragment')).toBeVisible();
    await faded(page);
    expect(await faultsOf(axe(page).exclude('iframe'))).toEqual([]);
    const number = `0117 496 0${String(Date.now()).slice(-3)}`;
    await telephone.fill(number);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved. Visitors see it when it is published.')).toBeVisible();
    // Visitors read it with spaces that do not break.
    const shown = new RegExp(number.replaceAll(' ', '.{1,6}'));
    const seen = async () =>
      (await request.get(`${baseURL}${FINDER}.html?dealer=bullring-pneumatics`)).text();
    expect(await seen()).not.toMatch(shown);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await expect.poll(seen).toMatch(shown);
  },
);
