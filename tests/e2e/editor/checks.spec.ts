import { axe, faded } from '../axe';
import { author, expect, test } from './sample-page';

test(
  'an author is led by keyboard from a finding to its field, and sees it go once it is put right',
  { tag: '@turn-4' },
  async ({ page, sample }) => {
    await sample.post(`${sample.main}/intro/text`, {
      text: '<p>For sizes <a href="/content/ventora/gb/en/nowhere.html">click here</a>.</p><h4>Deep</h4>',
    });
    await sample.post(`${sample.main}/intro/title`, { linkURL: '/content/ventora/gb/en/gone' });
    await sample.open();
    // The third is the picture of the sample, which does not exist.
    const button = page.getByRole('button', { name: /^Checks: 3 errors, \d warnings/ });
    await button.focus();
    await page.keyboard.press('Space');
    const rail = page.getByRole('complementary', { name: 'Checks' });
    await expect(rail.getByRole('status')).toHaveText(/^3 errors, \d warnings$/);
    await faded(page);
    expect((await axe(page).exclude('iframe').analyze()).violations).toEqual([]);

    await rail.getByRole('button', { name: /leads nowhere.*\/gone/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Title' });
    const field = dialog.getByRole('textbox', { name: 'Link' });
    await expect(field).toBeFocused();
    await field.fill('/content/ventora/gb/en/products');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(rail.getByRole('status')).toHaveText(/^2 errors, /);
    await expect(
      rail.getByText('The words of a link do not say where it leads', { exact: false }),
    ).toBeVisible();
  },
);

test(
  'an author finds a faulty link of the site in the console, and is led to its component',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.post(`${sample.main}/intro/title`, { linkURL: '/content/ventora/gb/en/gone' });
    await page.goto(`${author}/links.html${sample.path}`);
    const row = page.getByRole('row', { name: 'Leads nowhere /content/ventora/gb/en/gone' });
    await expect(row).toBeVisible();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await row.getByRole('link', { name: 'Editor sample' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Title' }).getByRole('textbox', { name: 'Link' }),
    ).toBeFocused();
  },
);
