import { axe, faultsOf } from '../axe';
import { expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { test } from './one-page';
import { turnTag } from '../nightly';
import { firstLanguage, otherLanguages, showingEveryComponent } from './site-pages';

/** Window widths in px. */
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Console errors and warnings, uncaught errors and failed requests while `look` runs. */
async function complaintsWhile(page: Page, look: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  // Requests of the previous page are aborted when this one opens, so ignore them.
  const own = new Set<Request>();
  const listeners = {
    request: (request: Request) => own.add(request),
    console: (message: ConsoleMessage) =>
      ['error', 'warning'].includes(message.type()) && found.push(message.text()),
    pageerror: (error: Error) => found.push(String(error)),
    requestfailed: (request: Request) =>
      own.has(request) &&
      !isGivenUp(request) &&
      found.push(`${request.url()}: ${request.failure()?.errorText}`),
  };
  page.on('request', listeners.request);
  page.on('console', listeners.console);
  page.on('pageerror', listeners.pageerror);
  page.on('requestfailed', listeners.requestfailed);
  try {
    await look();
  } finally {
    page.off('request', listeners.request);
    page.off('console', listeners.console);
    page.off('pageerror', listeners.pageerror);
    page.off('requestfailed', listeners.requestfailed);
  }
  return found;
}

/** A browser aborts loading a picture when the window width changes, and requests one that fits. */
const isGivenUp = (request: Request): boolean =>
  request.resourceType() === 'image' && request.failure()?.errorText === 'net::ERR_ABORTED';

/** Scrolls through the page to load everything lazy. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // Half a second faster per page than waiting for an idle network.
  // Content beside the window or its scroller (the next slides, the next pictures of a product) loads later.
  await page.waitForFunction(() => {
    /** The visible horizontal range inside an element. */
    const edges = (element: Element | null): { left: number; right: number } => {
      if (!element) return { left: 0, right: innerWidth };
      const around = edges(element.parentElement);
      if (getComputedStyle(element).overflowX === 'visible') return around;
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.max(left, around.left), right: Math.min(right, around.right) };
    };
    return [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect();
      const seen = edges(image.parentElement);
      const isBeside = right <= seen.left || left >= seen.right;
      return image.complete || !image.checkVisibility() || isBeside;
    });
  });
}

/** Opens a page, runs the test's steps, and expects a complete page. */
async function showWhole(page: Page, path: string, look: () => Promise<void>): Promise<void> {
  const found = await complaintsWhile(page, async () => {
    const answer = await page.goto(`${path}.html`);
    expect(answer?.status()).toBe(200);
    await look();
  });
  await expect(page.locator('h1')).toHaveCount(1);
  await expectFit(page);
  expect(found).toEqual([]);
}

async function expectFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'sideways scroll, px').toBeLessThanOrEqual(0);
}

/** Scrolls to the end of a page and expects all pictures. */
async function showWithPictures(page: Page, path: string): Promise<void> {
  await showWhole(page, path, () => readToTheEnd(page));
  const broken = await page.$$eval('img', (images) =>
    images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
  );
  expect(broken, 'pictures that did not load').toEqual([]);
}

async function expectAccessible(page: Page): Promise<void> {
  // The catalogue has seventy-seven pages in one document.
  test.slow();
  expect((await faultsOf(axe(page))).slice(0, 5)).toEqual([]);
}

const home = '/content/ventora/gb/en';

/** Seventy-seven pages in one document. */
const catalogue = '/content/ventora/gb/en/business-partner-area/digital-catalogue';

for (const [index, path] of firstLanguage.entries()) {
  test(
    `${path} is complete on a desktop, with a clean console, passes axe, and fits a phone`,
    { tag: path === catalogue ? '@nightly' : path === home ? [] : turnTag(index) },
    async ({ sheet }) => {
      await sheet.setViewportSize(desktop);
      await showWithPictures(sheet, path);
      await expectAccessible(sheet);
      await sheet.setViewportSize(phone);
      await expectFit(sheet);
    },
  );
}

for (const path of showingEveryComponent(firstLanguage)) {
  // On a desktop its width on a phone is tested, too.
  test(
    `${path} is complete on a phone, with a clean console, and passes axe`,
    { tag: '@nightly' },
    async ({ sheet }) => {
      await sheet.setViewportSize(phone);
      await showWithPictures(sheet, path);
      await expectAccessible(sheet);
    },
  );
}

// Checks that the words fit; the tests above check these pages' pictures.
for (const [index, path] of otherLanguages.entries()) {
  test(`${path} fits a phone with a clean console`, { tag: turnTag(index) }, async ({ outline }) => {
    await outline.setViewportSize(phone);
    await showWhole(outline, path, () => outline.waitForLoadState());
  });
}
