import { expect, test, type Page } from '@playwright/test';

/* What Chromium makes of what the site says about next pages. */

interface Attempts {
  readonly preloadingAttemptSources: readonly { readonly key: { readonly url: string } }[];
}

test('links to pages can be opened ahead, those to forms, searches, files and other languages cannot', async ({
  page,
}) => {
  const links = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }: Attempts) =>
    preloadingAttemptSources.forEach(({ key }) => links.add(key.url)),
  );
  await session.send('Preload.enable');
  await page.goto('/products');
  const paths = () => [...links].map((url) => new URL(url).pathname);
  await expect.poll(paths).toContain('/products/screw');
  expect(paths()).not.toContain('/contact');
  expect(paths().filter((path) => /^\/(?:de|fr|es|us|ca|ch)\/|\.pdf$|^\/bin\//.test(path))).toEqual([]);
  expect([...links].filter((url) => url.includes('?'))).toEqual([]);
});

test('the second page of a visit is less than half its size on the wire, because the browser has the site’s dictionary by then', async ({
  page,
}) => {
  const bytes = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming ? entry.encodedBodySize : NaN;
    });
  const dictionary = page.waitForResponse(/\/page-dictionary\//);
  await page.goto('/products/screw/fixed-speed/r-7');
  const first = await bytes();
  await (await dictionary).finished();
  await expect(async () => {
    await page.goto('/products/mobile/piston/m-100-twin');
    expect(await bytes()).toBeLessThan(first / 2);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M 100 Twin');
});

/** Follows a product's card to its page, and says whether the browser moved between the two. */
async function followCard(page: Page): Promise<string | null> {
  await page.goto('/products/mobile');
  await page.locator('.cmp-card__link').first().click();
  await expect(page.locator('.cmp-product__picture').first()).toBeVisible();
  return page.locator('html').getAttribute('data-moved');
}

/** Notes in each page whether the browser moves to it, and in the session how many pictures were to travel. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null };
      document.documentElement.dataset.moved = String(Boolean(viewTransition));
    });
    addEventListener('pageswap', () => {
      const named = [...document.querySelectorAll('.cmp-card img')].filter(
        (picture) => getComputedStyle(picture).getPropertyValue('view-transition-name') === 'product',
      );
      sessionStorage.setItem('named', String(named.length));
    });
  });

test('a product’s picture travels from its card to its page, unless the visitor wants less motion', async ({
  page,
}) => {
  await noteMoves(page);
  expect(await followCard(page)).toBe('true');
  expect(await page.evaluate(() => sessionStorage.getItem('named'))).toBe('1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await followCard(page)).toBe('false');
});

test('it does not travel without the page’s rule for transitions', async ({ page }) => {
  await noteMoves(page);
  await page.route(
    ({ pathname }) => pathname.startsWith('/products'),
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      const body = (await response.text()).replaceAll(/@view-transition\s*\{[^}]*\}/g, '');
      await route.fulfill({ response, headers, body });
    },
  );
  expect(await followCard(page)).toBe('false');
});
