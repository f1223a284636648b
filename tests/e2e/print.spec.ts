import { expect, test } from '@playwright/test';
import { inflateSync } from 'node:zlib';

const PAGES = [
  '/quote?p=V-3007-08',
  '/compare?p=V-3007-08&p=V-3011-08',
  '/products/screw/fixed-speed/r-7',
  '/contact',
];

/** How many pieces of text the first sheet of a PDF of Chromium shows. */
function textsOnFirstSheet(pdf: Buffer): number {
  const raw = pdf.toString('latin1');
  const [, id] = /\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/.exec(raw)!;
  const body = new RegExp(`\\n${id} 0 obj\\s[^]*?stream\\r?\\n([^]*?)endstream`).exec(raw)![1]!;
  return (
    inflateSync(Buffer.from(body, 'latin1'))
      .toString('latin1')
      .match(/T[jJ]\b/g)?.length ?? 0
  );
}

for (const path of PAGES) {
  test(`${path} begins on the first sheet of paper`, async ({ page }) => {
    await page.goto(path);
    expect(textsOnFirstSheet(await page.pdf({ format: 'A4' }))).toBeGreaterThan(10);
  });

  test(`${path} prints nothing that paper cannot do, and no ground of the window's bars`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const useless of [
      '.cmp-navigation--menu',
      '.cmp-cookiebanner',
      '.choosing',
      '.search-field',
      '.product-pages',
    ])
      await expect.soft(page.locator(useless).filter({ visible: true }), useless).toHaveCount(0);
    const ground = await page.evaluate(() => getComputedStyle(document.body).borderBlockEndWidth);
    expect(ground).toBe('0px');
    const shown = page.locator('a.cmp-button:not([href^="tel:"])').filter({ visible: true });
    await expect(shown).toHaveCount(0);
  });
}
