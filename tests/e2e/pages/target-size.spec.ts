import { expect, test, type Page } from '@playwright/test';
import { counts } from '../accessibility/checked';
import { cases } from '../nightly';
import { smallTargets } from './small-targets';

const PAGES = cases(
  ['/', '/products/screw/fixed-speed/r-7'],
  [
    '/products/screw/fixed-speed',
    '/compare?p=V-3007-08&p=V-3011-08',
    '/quote?p=V-3007-08',
    '/products',
    '/search?q=compressor',
    '/contact',
    '/blog',
    '/blog/a-quiet-yard',
    '/solutions/find-your-compressor',
    '/business-partner-area/dealer-finder',
    '/business-partner-area/download-area',
    '/business-partner-area/log-in',
    '/privacy',
  ],
);
const CATALOGUE = '/business-partner-area/digital-catalogue';
const WIDTHS = [1366, 390];

for (const path of PAGES) {
  test(
    `targets on ${path} are at least 24 px high and wide, or spaced apart`,
    counts('targets'),
    async ({ page }) => {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
      }
    },
  );
}

for (const site of ['', '/de/de', '/fr/fr', '/es/es', '/us/en']) {
  test(
    `every link in the catalogue ${site} is big enough, and every page fits its sheet`,
    { tag: '@nightly', ...counts('targets') },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(site + CATALOGUE);
      await layOutAll(page);
      expect(await page.locator('.cmp-cataloguereader__page a').count()).toBeGreaterThan(1000);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
        // On a desktop two pages are side by side, all of the same height.
        if (width > 1000) expect.soft(await outgrown(page)).toEqual([]);
      }
    },
  );
}

/** Distant pages are laid out only when near, and all get the height of the tallest; the test needs each as it is. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .cmp-cataloguereader__page { content-visibility: visible !important }
      .cmp-cataloguereader__strip, .cmp-cataloguereader__spread { align-items: flex-start !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

async function outgrown(page: Page): Promise<string[]> {
  const heights = await page
    .locator('.cmp-cataloguereader__page')
    .evaluateAll((pages) => pages.map((each) => Math.round(each.getBoundingClientRect().height)));
  const sheet = Math.min(...heights);
  return heights.flatMap((height, index) =>
    height > sheet + 2 ? [`page ${index + 1} by ${height - sheet} px`] : [],
  );
}
