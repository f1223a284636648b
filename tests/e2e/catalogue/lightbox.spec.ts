import { expect, test, type Locator } from '@playwright/test';
import { axe, faultsOf } from '../axe';

/** How much the picture is enlarged. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

test(
  'a product’s pictures are enlarged, moved and turned over by keyboard and mouse',
  { tag: '@turn-1' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/products/screw/fixed-speed/r-7.html');
    const gallery = page.getByRole('group', { name: 'Pictures: R 7' });
    await gallery.getByRole('button', { name: 'Enlarge the picture' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures: R 7' });
    const picture = dialog.getByRole('img').and(dialog.locator('.cmp-product__lightbox-picture'));
    await expect(picture).toBeVisible();
    await expect(dialog.getByText(/^Picture 1 of /)).toBeVisible();
    expect(await faultsOf(axe(page))).toEqual([]);

    // The page's picture first, then the file itself.
    await expect(picture).toHaveAttribute('src', /\/content\/dam\/.*\.jpg$/);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(picture)).toBeCloseTo(1.4, 5);
    const before = await picture.boundingBox();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(picture)).toBe(1);

    const alt = await picture.getAttribute('alt');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/^Picture 2 of /)).toBeVisible();
    await expect(picture).not.toHaveAttribute('alt', alt ?? '');

    await picture.hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scaleOf(picture)).toBeGreaterThan(2);
    await dialog.getByRole('button', { name: 'Smaller' }).click();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The gallery stays at the picture that was seen last.
    await expect(gallery.locator('.cmp-product__slide:focus-within')).toHaveId(/-picture-2$/);
  },
);

test('a finger turns over a product’s pictures, as one reads', { tag: '@nightly' }, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/products/screw/fixed-speed/r-7.html');
  const gallery = page.getByRole('group', { name: 'Pictures: R 7' });
  await gallery.getByRole('button', { name: 'Enlarge the picture' }).first().tap();
  const dialog = page.getByRole('dialog', { name: 'Pictures: R 7' });
  const swipe = async (from: number, to: number) => {
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * share);
    await touch('touchEnd');
  };
  await expect(dialog.getByText(/^Picture 1 of /)).toBeVisible();
  await swipe(300, 80);
  await expect(dialog.getByText(/^Picture 2 of /)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await swipe(300, 80);
  await expect(dialog.getByText(/^Picture 1 of /)).toBeVisible();
  await context.close();
});
