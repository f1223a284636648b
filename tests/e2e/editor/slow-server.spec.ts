import { expect, test } from './sample-page';

/* A server that accepts requests and does not answer. */

test(
  'an author sees a note after one and ten seconds of waiting, and can stop',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/text', 'Control+c');
    await page.route('**/*.allowedcomponents.json', () => {});
    await sample.item('pictures/image').focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('Waiting for the server…')).toBeVisible({ timeout: 3000 });
    await expect(page.getByText('The server has not answered for 10 seconds')).toBeVisible();
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(page.getByText(/You stopped waiting\. Nothing was changed/).first()).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('The server has not answered for 10 seconds')).toHaveCount(0);
    expect(await sample.children('pictures')).toEqual(['image']);

    await page.unroute('**/*.allowedcomponents.json');
    await page.keyboard.press('Control+v');
    await expect(sample.item('pictures/text')).toBeVisible();
  },
);

test(
  'a form shows that saving is still pending, keeps the input, and is saved once the server answers',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const dialog = page.getByRole('dialog', { name: /Title/ });
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Typed once');
    let isSilent = true;
    await page.route(
      (url) => url.pathname.startsWith(sample.path),
      async (route) => {
        if (route.request().method() === 'POST') while (isSilent) await page.waitForTimeout(100);
        await route.continue();
      },
    );
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByText('The server has not answered yet.')).toBeVisible({ timeout: 3000 });
    await expect(dialog.getByText(/Saving continues; your input is kept/)).toBeVisible();
    isSilent = false;
    await expect(dialog).toHaveCount(0);
    await expect(sample.frame.getByRole('heading', { name: 'Typed once' })).toBeVisible();
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Typed once');
  },
);
