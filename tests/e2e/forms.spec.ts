import { axe } from './axe';
import { expect, test, type Page } from '@playwright/test';
import { cases } from './nightly';

/** Each test has its own client address, since the server limits posts per client. */
test.beforeEach(async ({ context }, { testId }) => {
  const octet = (from: number) =>
    parseInt(testId.slice(-from, testId.length - from + 2) || '1', 16) % 250 || 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.${octet(4)}.${octet(2)}` });
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Jo Miller');
  await page.getByLabel('E-mail').fill('jo@company.example');
  await page.getByLabel('Country', { exact: true }).selectOption('United Kingdom');
  await page.getByLabel('Service and repair').check();
  await page.getByLabel('Message').fill('The S 270 blows off at 9 bar.');
  await page.getByLabel(/Ventora may use/).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
/** The server takes an instant post for a bot's. */
const aWhile = (page: Page) => page.waitForFunction(() => performance.now() > 1600);
const thanks = (page: Page) => page.getByText('Thank you, we have your message.');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'blocked'}`, () => {
    test.use({ javaScriptEnabled });

    test('a complete form is sent, and the page says thank you', async ({ page }) => {
      await page.goto('/contact');
      await expect(thanks(page)).toBeHidden();
      await fillIn(page);
      if (javaScriptEnabled) await aWhile(page);
      await send(page);
      await expect(page).toHaveURL('/contact#contact-form-sent');
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
      await expect(page.locator('#contact-form-sent')).toBeFocused();
    });

    test('a refused form comes back with everything typed', async ({ page }) => {
      await page.goto('/contact');
      await fillIn(page);
      // The browser accepts blanks, the server does not.
      await page.getByLabel('Message').fill('   ');
      if (javaScriptEnabled) await aWhile(page);
      await send(page);
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo Miller');
      await expect(page.getByLabel('Country', { exact: true })).toHaveValue('gb');
      await expect(page.getByLabel('Service and repair')).toBeChecked();
      await summary.getByRole('link', { name: 'Message: Please write a few words.' }).click();
      await expect(page.getByLabel('Message')).toBeFocused();
      await page.keyboard.type('It blows off.');
      await send(page);
      await expect(thanks(page)).toBeVisible();
    });
  });
}

test('errors are shown beside their fields in the author’s words before anything is sent', async ({
  page,
}) => {
  await page.goto('/de/de/contact');
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  const form = page.locator('#contact-form');
  // The form is untouched so far: this very click fetches its script.
  await form.getByRole('button').dispatchEvent('click');
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('alert').getByRole('link', { name: 'Bitte nennen Sie uns Ihren Namen.' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Bitte nennen Sie uns Ihren Namen.',
  );
  await expect(form.getByRole('radiogroup')).toHaveAccessibleDescription(/Bitte wählen Sie, worum es geht/);
  expect(posts).toBe(0);
});

test('a visitor fills in and sends the form by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).focus();
  const { keyboard } = page;
  await keyboard.type('Jo Miller');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('jo@company.example');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('Ger');
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('de');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Service and repair')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type('It blows off at 9 bar.');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await aWhile(page);
  await keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
});

test('a second click sends nothing', { tag: '@nightly' }, async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await page.goto('/contact');
  await fillIn(page);
  await aWhile(page);
  const said = await page.locator('.cmp-form-button').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    return button.textContent;
  });
  expect(said).toBe('Sending …');
  await expect(thanks(page)).toBeVisible();
  expect(posts).toBe(1);
});

test(
  'a form sent too fast is refused as a bot’s, with an explanation',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await page.evaluate(() => (performance.now = () => 200));
    await send(page);
    await expect(page.getByRole('alert')).toContainText('That was faster than people type');
    await send(page);
    await expect(thanks(page)).toBeVisible();
  },
);

for (const width of cases([390], [1440])) {
  test(`the form has no violations in axe at ${width} px, with errors by script and by server`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const form = page.locator('#contact-form');
    const objections = async () =>
      (await axe(page).include('#contact-form').analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes[0]?.html,
      ]);
    expect(await objections()).toEqual([]);
    await page.getByLabel('Name', { exact: true }).focus();
    await expect(form).toHaveAttribute('data-island-state', 'mounted');
    await send(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    expect(await objections()).toEqual([]);
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await objections()).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
  });
}

test('a consent checkbox gets no box shadow on hover', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  const consent = page.locator('label', { hasText: /Ventora may use/ });
  await consent.hover();
  await expect(consent).toHaveCSS('box-shadow', 'none');
});
