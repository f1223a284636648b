import { expect, test } from '@playwright/test';

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
