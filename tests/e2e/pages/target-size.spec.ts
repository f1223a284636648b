import { expect, test, type Page } from '@playwright/test';
import { smallTargets } from './small-targets';

/** The pages with the most kinds of links and controls; the nightly run takes one of every kind. */
const PAGES = [
  '/',
  '/products/screw/fixed-speed',
  '/products/screw/fixed-speed/r-7',
  '/compare?p=V-3007-08&p=V-3011-08',
  '/quote?p=V-3007-08',
  ...(process.env.TEST_ALL
    ? [
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
      ]
    : []),
];
const CATALOGUE = '/business-partner-area/digital-catalogue';
const WIDTHS = [1366, 390];

for (const path of PAGES) {
  test(`on ${path} what one clicks is 24 px high and wide, or alone`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
    }
  });
}

for (const site of ['', ...(process.env.TEST_ALL ? ['/de/de', '/fr/fr', '/es/es', '/us/en'] : [])]) {
  test(`each link of the whole catalogue ${site} is big enough, and each page fits its sheet`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site + CATALOGUE);
    await layOutAll(page);
    expect(await page.locator('.cmp-cataloguereader__page a').count()).toBeGreaterThan(1000);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
      // On a desktop two lie side by side, all of one height.
      if (width > 1000) expect.soft(await outgrown(page)).toEqual([]);
    }
  });
}

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

async function outgrown(page: Page): Promise<string[]> {
  const heights = await page
    .locator('.cmp-cataloguereader__page')
    .evaluateAll((pages) => pages.map((each) => Math.round(each.getBoundingClientRect().height)));
  const sheet = Math.min(...heights);
  return heights.flatMap((height, index) =>
    height > sheet + 2 ? [`page ${index + 1} by ${height - sheet} px`] : [],
  );
}
