import { expect, test as base, type Page } from '@playwright/test';
import { templates } from '../../performance/page/templates';
import { turnTag } from '../nightly';

/*
 * Back and forward show a page as it was, at once, from the browser's back/forward cache. The browser of these tests has none
 * (its delegate says no, and Playwright disables it), but says everything that would keep a page out of one.
 */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Of this browser, not of the page. */
const OWN: readonly string[] = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

interface Explanation {
  readonly reason: string;
  readonly type: string;
}

/** Why a page would not be shown from the cache after a visit to another one. */
async function reasonsOf(page: Page, address: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const told = new Promise<readonly Explanation[]>((resolve) =>
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations),
    ),
  );
  await page.goto(address);
  // Islands start once the browser has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goto('/imprint?after');
  await page.goBack();
  return (await told).map(({ reason }) => reason).filter((reason) => !OWN.includes(reason));
}

for (const [index, address] of templates.filter((each) => each !== '/not-there').entries()) {
  test(`back to ${address} needs no request`, { tag: turnTag(index) }, async ({ page }) => {
    expect(await reasonsOf(page, address)).toEqual([]);
  });
}

test(
  'a page that has something to do when it is left would be found',
  { tag: turnTag(0) },
  async ({ page }) => {
    await page.addInitScript(() => addEventListener('unload', () => undefined));
    expect(await reasonsOf(page, '/imprint')).toContain('UnloadHandlerExistsInMainFrame');
  },
);
