import { expect, test } from '@playwright/test';

/* What Chromium makes of the site's speculation rules: which links it would open ahead. */

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
