import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { firstLanguage, otherLanguages } from './site-pages';

/** Console errors and warnings, uncaught errors and failed requests while a page is shown. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && found.push(message.text()),
  );
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('requestfailed', (request) => found.push(`${request.url()}: ${request.failure()?.errorText}`));
  return found;
}

/** Scrolls through the page, so that everything lazy has been asked for. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // Half a second quicker a page than waiting for an idle network.
  // What stands beside the window (a carousel's next slides) loads when it comes.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.complete || !image.checkVisibility() || right <= 0 || left >= innerWidth;
    }),
  );
}

/** Opens a page, reads it to its end, and finds it whole. */
async function showWhole(page: Page, path: string): Promise<void> {
  const found = complaints(page);
  const answer = await page.goto(`${path}.html`);
  expect(answer?.status()).toBe(200);
  await readToTheEnd(page);
  const broken = await page.$$eval('img', (images) =>
    images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
  );
  expect(broken, 'pictures that did not load').toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'sideways scroll, px').toBeLessThanOrEqual(0);
  expect(found).toEqual([]);
}

/** The two thumbs of a range lie over each other; the fields beside them do the same (WCAG 2.5.8, exception "Equivalent"). */
const hasEquivalent = (violation: string) => /^target-size: .*cmp-filterlist__thumb/.test(violation);

const phone = { width: 390, height: 844 };

for (const [device, viewport] of Object.entries({ phone, desktop: { width: 1440, height: 900 } })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    for (const path of firstLanguage) {
      test(`${path} shows whole, says nothing on the console and passes axe`, async ({ page }) => {
        await showWhole(page, path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`).filter((each) => !hasEquivalent(each)),
        );
        expect(found.slice(0, 5)).toEqual([]);
      });
    }
  });
}

// The same components in other words: what may differ is what fits.
test.describe('in another language, on a phone', () => {
  test.use({ viewport: phone });
  for (const path of otherLanguages) {
    test(`${path} shows whole and says nothing on the console`, async ({ page }) => showWhole(page, path));
  }
});
