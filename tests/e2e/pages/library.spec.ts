import { axe } from '../axe';
import { expect, test, type Page } from '@playwright/test';

const library = '/content/ventora-library/library';
const button = `${library}/core-content/button.html`;

const first = (page: Page) => page.frameLocator('iframe').first();
const choose = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const rootOf = (page: Page) => first(page).locator('html');

test.describe('the component library’s switches', () => {
  test('show every example in another language, and keep the choice in the address', async ({ page }) => {
    await page.goto(button);
    await expect(rootOf(page)).toHaveAttribute('lang', 'en-GB');
    await choose(page, 'Language').selectOption('de');
    await expect(rootOf(page)).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(`${button}?lang=de`);
    await page.reload();
    await expect(choose(page, 'Language')).toHaveValue('de');
    await expect(rootOf(page)).toHaveAttribute('lang', 'de');
  });

  test('work by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(button);
    await expect(page.locator('[data-island="libraryswitches"]')).toHaveAttribute(
      'data-island-state',
      'mounted',
    );
    await choose(page, 'Direction').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rootOf(page)).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(rootOf(page)).toHaveAttribute('data-motion', 'reduce');
    await expect(page).toHaveURL(`${button}?dir=rtl&motion=reduce`);
  });

  test('show the examples in another brand', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(button);
    const colour = () =>
      first(page)
        .getByRole('link')
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    const before = await colour();
    await choose(page, 'Brand').selectOption('norvent');
    await expect(rootOf(page)).toHaveAttribute('data-theme', 'norvent');
    expect(await colour()).not.toBe(before);
  });

  test('make every frame as narrow as a phone without reloading', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(button);
    await expect(first(page).getByRole('link')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('demo.html') && asked.push(request.url()));
    await choose(page, 'Width').selectOption('390');
    await expect
      .poll(() =>
        first(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(390);
    expect(asked.filter((url) => url.includes('width'))).toEqual([]);
  });

  test.describe('with scripts blocked', () => {
    test.use({ javaScriptEnabled: false });

    test('work as a form with a button', async ({ page }) => {
      await page.goto(button);
      await choose(page, 'Language').selectOption('fr');
      await choose(page, 'Width').selectOption('768');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/lang=fr/);
      await expect(choose(page, 'Language')).toHaveValue('fr');
      const frame = page.locator('iframe').first();
      await expect(frame).toHaveAttribute('src', /\?lang=fr$/);
      expect((await frame.boundingBox())?.width).toBeCloseTo(770, 0);
    });
  });
});

test('an example is as tall as its content, and grows with it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${library}/core-content/accordion.html`);
  const frame = page.locator('iframe').nth(1);
  await frame.scrollIntoViewIfNeeded();
  const inside = page.frameLocator('iframe').nth(1);
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  const needed = () =>
    inside.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => Math.abs((await height()) - (await needed()))).toBeLessThan(2);
  const before = await height();
  await inside.locator('summary').first().click();
  await expect.poll(height).toBeGreaterThan(before + 20);
});

test('a link in an example opens in the whole window', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(button);
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.cmp-library-example__stage').first()).toHaveAttribute(
    'data-island-state',
    'mounted',
  );
  await first(page).getByRole('link', { name: 'Find a dealer' }).click();
  await expect(page).toHaveURL('/business-partner-area/dealer-finder');
});

test('the tree of components opens without scripts on a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(button);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Components' }).getByRole('link', { name: 'Accordion' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion');
});

for (const [device, width] of Object.entries({ phone: 390, desktop: 1366 })) {
  for (const path of ['', '/core-content', '/core-content/button']) {
    test(
      `library${path} has no violations in axe on a ${device} with panels open, and a clean console`,
      { tag: '@nightly' },
      async ({ page }) => {
        const found: string[] = [];
        page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
        page.on('pageerror', (error) => found.push(String(error)));
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${library}${path}.html`);
        await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
        const { violations } = await axe(page).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual(
          [],
        );
        expect(found).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      },
    );
  }
}
