import { expect, test, type Page } from '@playwright/test';
import { smallTargets } from './small-targets';

/** One page of each kind. */
const PAGES = [
  '/',
  '/products',
  '/products/screw/fixed-speed',
  '/products/screw/fixed-speed/r-7',
  '/compare?p=V-3007-08&p=V-3011-08',
  '/quote?p=V-3007-08',
  '/search?q=compressor',
  '/contact',
  '/blog',
  '/blog/a-quiet-yard',
  '/business-partner-area/dealer-finder',
  '/business-partner-area/log-in',
  '/privacy',
];
const CATALOGUE = '/business-partner-area/digital-catalogue';

/** Pages that are far away are laid out when they come near, and all are as high as the highest; a test wants each as it is. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .cmp-cataloguereader__page { content-visibility: visible !important }
      .cmp-cataloguereader__strip, .cmp-cataloguereader__spread { align-items: flex-start !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

for (const width of [390, 1366]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('what one clicks is 24 px high and wide, or alone', async ({ page }) => {
      test.slow();
      for (const path of PAGES) {
        await page.goto(path);
        expect.soft(await smallTargets(page), path).toEqual([]);
      }
    });

    test('so is every link of the whole catalogue', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(CATALOGUE);
      await layOutAll(page);
      expect(await page.locator('.cmp-cataloguereader__page a').count()).toBeGreaterThan(1000);
      expect(await smallTargets(page)).toEqual([]);
    });
  });
}

test('no page of the catalogue outgrows its sheet where two lie side by side', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1366, height: 844 });
  for (const site of ['', '/de/de', '/fr/fr', '/es/es', '/us/en']) {
    await page.goto(site + CATALOGUE);
    await layOutAll(page);
    const heights = await page
      .locator('.cmp-cataloguereader__page')
      .evaluateAll((pages) => pages.map((each) => Math.round(each.getBoundingClientRect().height)));
    const sheet = Math.min(...heights);
    const grown = heights.flatMap((height, index) =>
      height > sheet + 2 ? [`page ${index + 1} by ${height - sheet} px`] : [],
    );
    expect.soft(grown, site).toEqual([]);
  }
});
