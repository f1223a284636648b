import { expect, test } from '@playwright/test';

test('a visitor who only reads fetches the loader and idle chunks, never React', async ({ page }) => {
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

test('a chunk is fetched once, at the first sign of use, and answers the click that asked for it', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.locator('[data-island="carousel"]').first();
  await expect(carousel).toHaveAttribute('data-island-state', 'waiting');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
  await expect(carousel.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', /.+/);
});

test('a chunk that cannot be had leaves the page readable and is reported as ChunkLoadError', async ({
  page,
}) => {
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

test('the entry function can be called again for DOM added later', async ({ page }) => {
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

test('the design library version is kept in session storage', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('0.79.1');
});
