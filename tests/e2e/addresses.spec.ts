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
  test(`${path} is a page and names itself as canonical`, async ({ request, baseURL }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
  });
}

test('a full content path works and names the short address', async ({ request, baseURL }) => {
  const answer = await request.get('/content/ventora/gb/en/products.html');
  expect(await answer.text()).toContain(`<link rel="canonical" href="${baseURL}/products"/>`);
});

for (const [path, language] of [
  ['/no-such-page', 'en-GB'],
  ['/de/de/gibt-es-nicht', 'de-DE'],
] as const) {
  test(`${path} answers 404 with a page that leads on, in ${language}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  });
}

/** Pages of other countries, but for those next to their home pages: they copy what is read in two languages here. */
const isCopied = (path: string) => /^\/(?!de\/de)[a-z]{2}\/[a-z]{2}\/[^/]+\/./.test(path);

/** Pages asked for at a time: a catalogue has hundreds. */
const AT_ONCE = 8;

test('every link of the site leads somewhere', async ({ request }) => {
  test.setTimeout(300_000);
  const seen = new Set<string>(['/', '/de/de']);
  const dead: string[] = [];
  const visit = async (path: string): Promise<string[]> => {
    const answer = await request.get(path, { maxRedirects: 5 });
    if (answer.status() !== 200) dead.push(`${path}: ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('text/html')) return [];
    return [...(await answer.text()).matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, found]) => found!);
  };
  const waiting = [...seen];
  while (waiting.length > 0) {
    const found = await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
    const fresh = [...new Set(found.flat())].filter((path) => !seen.has(path) && !isCopied(path));
    for (const path of fresh) seen.add(path);
    waiting.push(...fresh);
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});
