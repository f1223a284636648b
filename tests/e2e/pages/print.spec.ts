import { expect, test, type Page } from '@playwright/test';

/** Parts of pages that are useless on paper, and the maximum number of sheets. */
const PAGES = [
  { path: '/contact', useless: ['.cmp-navigation--menu', '.search-field', '.cmp-button'], sheets: 3 },
  { path: '/products/screw/fixed-speed', useless: ['.choose', '.list-pages', '.cmp-filterlist__way'] },
  { path: '/products/screw/fixed-speed/r-7', useless: ['.units', '.choose'] },
  { path: '/solutions/air-tools', useless: ['.cmp-cookiebanner__region', '.cmp-button'], sheets: 4 },
];

/** Links cannot be clicked on paper, but a telephone number can be dialled. */
const visible = (page: Page, selector: string) =>
  page.locator(`${selector}:not([href^="tel:"])`).filter({ visible: true });

/** Headings that overlap the text below them. */
const headingsOverWords = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td)')].filter((element) =>
      element.checkVisibility(),
    );
    return shown.flatMap((element, index) => {
      const next = shown[index + 1];
      if (!next || !/^H\d$/.test(element.tagName) || element.contains(next)) return [];
      const [box, below] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
      const isBeside = below.left >= box.right || below.right <= box.left || below.bottom <= box.top;
      return isBeside || below.top >= box.bottom - 1 ? [] : [element.textContent];
    });
  });

for (const { path, useless, sheets } of PAGES) {
  test(
    `${path} prints its content, and nothing that is useless on paper`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      await page.goto(path);
      for (const part of useless) await expect(visible(page, part), part).not.toHaveCount(0);

      // As wide as an A4 sheet.
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      for (const part of useless) await expect.soft(visible(page, part), part).toHaveCount(0);
      expect.soft(await headingsOverWords(page)).toEqual([]);
      // Space reserved for bars at the bottom of the window.
      expect.soft(await page.evaluate(() => getComputedStyle(document.body).borderBlockEndWidth)).toBe('0px');
      await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (sheets) expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(sheets);
    },
  );
}

/** The root of a PDF's page tree counts its pages (ISO 32000-1, 7.7.3.2). */
const sheetsOf = (pdf: Buffer) =>
  Math.max(...Array.from(pdf.toString('latin1').matchAll(/\/Count (\d+)/g), ([, count]) => Number(count)));
