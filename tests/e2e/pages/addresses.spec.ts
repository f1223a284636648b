import { expect, test } from '@playwright/test';

for (const path of [
  '/',
  '/products',
  '/solutions',
  '/after-sales',
  '/business-partner-area',
  '/technical-content',
  '/blog',
  '/de/de/products',
]) {
  test(`${path} opens a page that names this address as canonical`, async ({ request, baseURL }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
  });
}

test('a full content path opens the page, which names the short address as canonical', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/content/ventora/gb/en/products.html');
  expect(await answer.text()).toContain(`<link rel="canonical" href="${baseURL}/products"/>`);
});

for (const [path, language] of [
  ['/no-such-page', 'en-GB'],
  ['/de/de/gibt-es-nicht', 'de-DE'],
] as const) {
  test(`${path} answers 404 with a page of further links, in ${language}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  });
}
