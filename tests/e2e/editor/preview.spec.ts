import { author, expect, test } from './sample-page';

const choose = async (page: import('@playwright/test').Page, name: string) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

test(
  'an author sends a link to a draft, which somebody without an account opens until it is revoked',
  { tag: '@turn-5' },
  async ({ page, browser, sample }) => {
    await sample.open();
    await choose(page, 'Preview links…');
    const dialog = page.getByRole('dialog', { name: 'Preview links of “Editor sample”' });
    await dialog.getByLabel('For whom (optional)').fill('The agency');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const address = dialog.getByLabel('Address of the link');
    await expect(address).toBeFocused();
    const link = await address.inputValue();
    expect(link).toContain(`${author}/preview/`);

    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Dry air for paint shops' })).toBeVisible();
    await expect(
      guest.getByText(/^Preview: this may not be published yet\. The link works until/),
    ).toBeVisible();

    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText('There is no link yet.')).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  },
);

test(
  'an author asks for a review, and it is rejected with a reason',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await choose(page, 'Review…');
    const dialog = page.getByRole('dialog', { name: 'Review of “Editor sample”' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Is the dew point right?');
    await dialog.getByRole('button', { name: 'Ask for a review' }).click();
    await expect(dialog.getByText('Is the dew point right?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Say why first')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Comment/ }).fill('It is 5 °C.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('It is 5 °C.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('Rejected. Not published')).toBeVisible();
  },
);
