import { expect, test, type Page } from '@playwright/test';
import { axe, faultsOf } from '../e2e/axe';

/* Paths through the library: menu, language, keyboard, a form, unknown addresses. */

const phone = { width: 390, height: 844 };

test('the phone menu leads to a page, whose breadcrumb shows where it is', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Visit/ }).click();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Northgate' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate Reading Room');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()).toBeVisible();
});

test('the menu opens and closes by keyboard, and exposes its state', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/borrow');
  const toggle = page.getByRole('button', { name: /^What’s on/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await faultsOf(axe(page))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the first Tab stop skips the header', async ({ page }) => {
  await page.goto('/visit');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the same page in French is one choice away', async ({ page }) => {
  await page.goto('/whats-on/letters-home');
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/gb\/fr\/whats-on\/letters-home/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lettres du large');
});

test('the join form says what is missing, then confirms', async ({ page }) => {
  await page.goto('/borrow/join');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please tell us the name for the card.').first()).toBeVisible();
  await page.getByLabel('Full name').fill('Ada Pascoe');
  await page.getByLabel('Date of birth').fill('1990-03-13');
  await page.locator('form').getByText('Northgate').click();
  await page.locator('form').getByText('You may keep these details').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your card will be ready in two working days.')).toBeVisible();
});

const missing =
  (address: string, heading: string) =>
  async ({ page }: { page: Page }) => {
    expect((await page.goto(address))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await faultsOf(axe(page))).toEqual([]);
  };
test('an unknown address shows the library’s own 404 page', missing('/nowhere', 'Not on the shelf'));
test('an unknown French address shows it in French', missing('/gb/fr/nulle-part', 'Pas en rayon'));

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab’s text can be read, and every menu entry can be reached', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/borrow');
    for (const words of ['Take what you want to the desk', 'Anything in our four places', 'To any library'])
      await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Northgate' }),
    ).toBeVisible();
  });
});
