import { expect, test, type Locator, type Page } from '@playwright/test';

/* Neighbouring items are easy to compare: aligned, and with nothing covered. */

const tablet = { width: 768, height: 1024 };
const parts = ['title', 'note', 'description', 'figure:nth-child(1)', 'figure:nth-child(2)'].map(
  (part) => `.cmp-card__${part}`,
);

/** Offsets of a part in cards that start at the same height, in px; cards without it are skipped. */
function placesOf(page: Page, part: string): Promise<number[][]> {
  return page.locator('.cmp-card').evaluateAll((cards, selector) => {
    const rows = new Map<number, number[]>();
    for (const card of cards) {
      const { top } = card.getBoundingClientRect();
      const place = card.querySelector(selector)?.getBoundingClientRect().top;
      if (place !== undefined)
        rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), Math.round(place - top)]);
    }
    return [...rows.values()].filter((row) => row.length > 1);
  }, part);
}

// Long names, and two-line figures beside one-line figures.
for (const address of ['/products/air-tools/sanding', '/es/es/products', '/de/de/products/mobile'])
  test(`neighbouring cards align their parts: ${address}`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(tablet);
    await page.goto(address);
    await expect(page.locator('.cmp-card .choose').first()).toBeVisible();
    for (const part of [...parts, '.choose']) {
      const rows = await placesOf(page, part);
      expect({ part, rows: rows.filter((row) => new Set(row).size > 1) }).toEqual({ part, rows: [] });
    }
    expect((await placesOf(page, '.choose')).length).toBeGreaterThan(0);
  });

const box = async (element: Locator) => (await element.boundingBox())!;

for (const letters of ['100%', '200%'])
  test(
    `nothing covers the pictures of four compared products, text at ${letters}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize(tablet);
      await page.goto('/compare?p=V-1050-00&p=V-1100-00&p=V-2270-00&p=V-3115-08');
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      const tops = await page.locator('.cmp-comparison__top').all();
      expect(tops).toHaveLength(4);
      for (const top of tops) {
        const picture = await box(top.locator('.cmp-comparison__image'));
        const button = await box(top.getByRole('link'));
        expect(button.y + button.height).toBeLessThanOrEqual(picture.y);
      }
      // With larger text the labels are above their values, so that four products fit without scrolling.
      expect((await box(tops[0]!)).width).toBeGreaterThan(110);
    },
  );

test(
  'a card’s picture fills its frame on a phone, whatever the brand',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/products/screw/fixed-speed');
    const place = await box(page.locator('.cmp-card__image').first());
    const picture = await box(page.locator('.cmp-card__picture').first());
    expect(picture.height).toBeCloseTo(place.height, 0);
  },
);

test(
  'the labels before the dealer finder’s drop-downs keep their distance',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/business-partner-area/dealer-finder');
    await page.locator('summary', { hasText: 'Filters' }).click();
    const label = page.locator('.cmp-dealerfinder__radius');
    const gap = await label.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.firstChild!);
      return (
        element.querySelector('select')!.getBoundingClientRect().left - words.getBoundingClientRect().right
      );
    });
    expect(gap).toBeGreaterThanOrEqual(6);
  },
);
