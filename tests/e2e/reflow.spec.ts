import { expect, test, type Page } from '@playwright/test';
import { examplesOf } from './library-examples';

const pages = ['/', '/products', '/products/mobile/piston/m-100-twin', '/contact', '/de/de/products/screw'];

/** How many pixels stand outside the window, where only a sideways scroll would reach them. */
const outside = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of pages) {
  test(`${path} is read without scrolling sideways in a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await outside(page)).toBeLessThanOrEqual(0);
  });

  test(`${path} is read without scrolling sideways with letters of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await outside(page)).toBeLessThanOrEqual(0);
  });
}

test('on a desktop the header makes room for letters of twice the size', async ({ page }) => {
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

test('no component of the library runs out of a window of 320 px, whatever the length of its words', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of examplesOf('long German words')) {
    await page.goto(address);
    expect.soft(await outside(page), address).toBeLessThanOrEqual(0);
  }
});
