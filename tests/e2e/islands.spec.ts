import { expect, test, type Page } from '@playwright/test';
import { node, openTestPage } from './test-page';

test('a visitor who only reads downloads the loader and idle chunks, never React', async ({ page }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      bytes += (await response.request().sizes()).responseBodySize;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(6000);
});

test('a chunk is fetched once, on first use, and handles the click that triggered it', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[data-island="carousel"]').first();
  await expect(carousel).toHaveAttribute('data-island-state', 'waiting');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
  await expect(carousel.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', /.+/);
});

test('a page that the browser opens ahead does nothing until it is shown, then works as usual', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-island-state]')).toHaveCount(0);
  await expect(page.locator('[data-island="cookiebanner"] [role="region"]')).toBeHidden();
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(page.locator('[data-island="cookiebanner"]')).toHaveAttribute('data-island-state', 'mounted');
  await expect(page.locator('[data-island="cookiebanner"] [role="region"]')).toBeVisible();
});

/** What a page says to a script from elsewhere; empty if it takes it. */
const refusalOf = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement('script').src = '/etc.clientlibs/elsewhere.js';
      return '';
    } catch (error) {
      return String(error);
    }
  });

test('a page lets in no script from outside its own build, and would without Trusted Types', async ({
  page,
}) => {
  await page.goto('/');
  expect(await refusalOf(page)).toContain('TrustedScriptURL');
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const open = policy
      .replace(/require-trusted-types-for 'script';?/, '')
      .replace(/trusted-types [^;]*;?/, '');
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': open } });
  });
  await page.goto('/');
  expect(await refusalOf(page)).toBe('');
});

test('a page stays readable if a chunk fails to load, and reports a ChunkLoadError', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/chunks/*.js', (route) => route.abort());
  await page.goto('/');
  const carousel = page.locator('[data-island="carousel"]').first();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel).toHaveAttribute('data-island-state', 'failed');
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeHidden();
  expect(errors.join('\n')).toMatch(
    /ChunkLoadError: Loading chunk \d+ failed\.[\s\S]*\/chunks\/\d+\.[0-9a-f]+\.js/,
  );
  await page.locator('.cmp-tabs').first().scrollIntoViewIfNeeded();
  for (const panel of await page.locator('.cmp-tabs__tabpanel').all()) await expect(panel).toBeVisible();
});

test.describe('where chunks fail to load', () => {
  test.beforeEach(({ page }) => page.route('**/chunks/*.js', (route) => route.abort()));

  for (const [address, words] of [
    ['/', 'Not everything here could be loaded'],
    ['/de/de', 'Hier ließ sich nicht alles laden'],
  ] as const) {
    test(
      `the visitor is told below the component, quietly and in the page's language: ${address}`,
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto(address);
        const carousel = page.locator('[data-island="carousel"]').first();
        await carousel.locator('[data-carousel="next"]').click();
        await expect(carousel).toHaveAttribute('data-island-state', 'failed');
        await expect(page.locator('[data-island="carousel"] + .island-note').first()).toContainText(words);
        await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
      },
    );
  }

  test('a carousel still scrolls', async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('[data-island="carousel"]').first();
    await carousel.locator('[data-carousel="next"]').click();
    await expect(carousel).toHaveAttribute('data-island-state', 'failed');
    const track = carousel.locator('.cmp-carousel__content');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  });

  test('a search still finds', { tag: '@nightly' }, async ({ page }) => {
    await openTestPage(page, { name: 'search', main: { search: node('search') } });
    const search = page.locator('[data-island="search"]');
    await search.getByRole('searchbox').or(search.getByRole('combobox')).fill('compressor');
    await expect(search).toHaveAttribute('data-island-state', 'failed');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]\w+=compressor/);
    await expect(page.getByRole('link', { name: /compressor/i }).first()).toBeVisible();
  });

  test('the menu still leads everywhere', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('[data-island="header"]')).toHaveAttribute('data-island-state', 'failed');
    await page.locator('nav.cmp-navigation--menu').getByRole('link', { name: 'Mobile' }).first().click();
    await expect(page).toHaveURL('/products/mobile');
  });
});

test('a failed chunk is requested again after a second', async ({ page }) => {
  let asked = 0;
  await page.route('**/chunks/*.js', (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  const carousel = page.locator('[data-island="carousel"]').first();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
  await expect(page.locator('.island-note')).toHaveCount(0);
});

test('a chunk request times out after 120000 ms', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.clock.install();
  await page.route('**/chunks/*.js', () => {});
  await page.goto('/');
  const carousel = page.locator('[data-island="carousel"]').first();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(119_000);
  await expect(carousel).toHaveAttribute('data-island-state', 'loading');
  await page.clock.runFor(1000); // timed out; requested again a second later
  await page.clock.runFor(1000 + 119_000);
  await expect(carousel).toHaveAttribute('data-island-state', 'loading');
  await page.clock.runFor(1000);
  await expect(carousel).toHaveAttribute('data-island-state', 'failed');
  expect(errors.join('\n')).toMatch(/ChunkLoadError: Loading chunk \d+ failed\.\s*\(timeout: http/);
});

test('the entry function can be called again for DOM added later', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  const again = page.locator('#again [data-island="tabs"]');
  await page.evaluate(() => {
    const copy = document.querySelector('[data-island="tabs"]')!.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-island-state');
    const host = Object.assign(document.createElement('div'), { id: 'again' });
    host.append(copy);
    document.querySelector('main')!.append(host);
    window.ventora!.start(host);
  });
  await again.scrollIntoViewIfNeeded();
  await expect(again).toHaveAttribute('data-island-state', 'mounted');
});

test('the design library version is kept in session storage', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('0.79.1');
});
