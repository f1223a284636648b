import { expect, test, type Page } from '@playwright/test';

/* What is far below the window is drawn once a visitor comes near it (Container.scss, Footer.scss). */

const LONG = '/products/mobile';
const END = 'main > .aem-Grid > :last-child h2';
const FOOT = '.cmp-footer__end';

/** Whether a part of the page has been laid out; its box alone says nothing, since asking for it lays it out. */
const isDrawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.use({ viewport: { width: 390, height: 844 } });

test('a phone draws the end of a long page once its visitor comes near it', async ({ page }) => {
  await page.goto(LONG);
  expect(await isDrawn(page, 'h1')).toBe(true);
  expect([await isDrawn(page, END), await isDrawn(page, FOOT)]).toEqual([false, false]);
  await page.locator(FOOT).scrollIntoViewIfNeeded();
  await expect.poll(async () => [await isDrawn(page, END), await isDrawn(page, FOOT)]).toEqual([true, true]);
});

test('an address leads to a part near the end of a page that has not been drawn', async ({ page }) => {
  await page.goto(LONG);
  const target = page.locator('main > .aem-Grid > :nth-last-child(2) [id]').first();
  expect(await isDrawn(page, END)).toBe(false);
  const id = await target.getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${LONG}#${id}`);
  await expect(target).toBeInViewport();
});

test('paper has all of a page', async ({ page }) => {
  await page.goto(LONG);
  expect(await isDrawn(page, END)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isDrawn(page, END)).toBe(true);
});
