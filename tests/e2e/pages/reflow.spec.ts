import { expect, test, type Page } from '@playwright/test';
import { counts } from '../accessibility/checked';
import { cases } from '../nightly';
import { examplesOf } from './library-examples';

const pages = cases(
  ['/', '/products/mobile/piston/m-100-twin', '/contact'],
  [
    '/products',
    '/products/screw/fixed-speed',
    '/compare?p=V-3007-08&p=V-3011-08',
    '/quote?p=V-3007-08',
    '/business-partner-area/digital-catalogue',
    '/search?q=compressor',
    '/de/de/products/screw',
  ],
);

/** How many pixels are outside the window, reachable only by scrolling sideways. */
const outside = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Windows and font sizes; among them 1366 × 768 px with text at 200 %, and zoomed to 200 % and 400 %. */
const windows = [
  { width: 320, height: 640, letters: '100%' },
  { width: 640, height: 900, letters: '200%' },
  { width: 1366, height: 768, letters: '200%' },
  { width: 683, height: 384, letters: '100%' },
  { width: 342, height: 192, letters: '100%' },
];

for (const path of pages) {
  test(
    `${path} needs no sideways scrolling and covers no control, at any font and window size`,
    counts('reflow'),
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const { width, height, letters } of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
        const name = `${width} × ${height} px, letters of ${letters}`;
        expect.soft(await outside(page), name).toBeLessThanOrEqual(0);
        // The catalogue turns to the page with the focus.
        if (!path.endsWith('catalogue')) expect.soft(await covered(page), name).toEqual([]);
      }
    },
  );
}

/** Controls that are still covered while focused. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ];
    const bars = [...document.querySelectorAll('.cmp-cookiebanner__region, .choosing')];
    return controls.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || bars.some((bar) => bar.contains(control)))
        return [];
      control.focus();
      if (document.activeElement !== control) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const isSeen = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          return (
            there !== null &&
            (control.contains(there) || there.contains(control) || !bars.some((bar) => bar.contains(there)))
          );
        }),
      );
      return isSeen ? [] : [`${control.className} ${control.textContent.trim().slice(0, 30)}`];
    });
  });

test('the header makes room for text at 200 % on a desktop', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/de/de/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await outside(page)).toBeLessThanOrEqual(0);
  const search = (await page.getByRole('banner').getByRole('search').boundingBox())!;
  for (const link of await page.locator('.cmp-topnavigation a').all()) {
    const box = (await link.boundingBox())!;
    const isBeside = box.x >= search.x + search.width || box.x + box.width <= search.x;
    expect(isBeside || box.y >= search.y + search.height, await link.innerText()).toBe(true);
  }
});

test(
  'no component of the library overflows a 320 px window, however long its words',
  { tag: '@nightly' },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of examplesOf('long German words')) {
      await page.goto(address);
      expect.soft(await outside(page), address).toBeLessThanOrEqual(0);
    }
  },
);
