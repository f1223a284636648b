import { expect, test, type Locator, type Page } from '@playwright/test';

const hero = (page: Page): Locator => page.locator('.cmp-carousel--hero').first();

/** Index of the slide whose centre is in view. */
const shownSlide = (carousel: Locator): Promise<number> =>
  carousel.evaluate((root) => {
    const track = root.querySelector('.cmp-carousel__content')!.getBoundingClientRect();
    const middle = track.left + track.width / 2;
    return [...root.querySelectorAll('.cmp-carousel__item')].findIndex((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left <= middle && middle <= right;
    });
  });

const slides = (carousel: Locator) => carousel.locator('.cmp-carousel__item').count();

test.describe('the hero carousel on the home page', () => {
  test('shows its first slide first', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    expect(await shownSlide(hero(page))).toBe(0);
  });

  test('next advances and wraps to the first slide, previous wraps to the last', async ({ page }) => {
    await page.goto('/');
    const carousel = hero(page);
    const last = (await slides(carousel)) - 1;
    expect(last).toBeGreaterThan(0);
    await carousel.getByRole('button', { name: 'Go to last slide' }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(last);
    await carousel.getByRole('button', { name: 'Go to first slide' }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(0);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(1);
  });

  test('a bullet jumps to its slide', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    const carousel = hero(page);
    await carousel.getByRole('button', { name: 'Go to slide 2' }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(1);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/');
    const carousel = hero(page);
    const next = carousel.getByRole('button', { name: 'Next slide' });
    await next.focus();
    await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
    await page.keyboard.press('Enter');
    await expect.poll(() => shownSlide(carousel)).toBe(1);
    await expect(next).toBeFocused();
  });

  test('keeps slides out of view out of the tab order', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    const carousel = hero(page);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(1);
    await expect
      .poll(() =>
        carousel
          .locator('.cmp-carousel__item')
          .nth(0)
          .evaluate((slide) => (slide as HTMLElement).inert),
      )
      .toBe(true);
    await expect
      .poll(() =>
        carousel
          .locator('.cmp-carousel__item')
          .nth(1)
          .evaluate((slide) => (slide as HTMLElement).inert),
      )
      .toBe(false);
  });
});

test.describe('the hero carousel on the products page', () => {
  const playing = (page: Page) => hero(page).getByRole('button', { name: 'Pause autoplay' });

  test('advances every 5000 ms and stops for good when paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/products');
    const carousel = hero(page);
    await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
    await expect(playing(page)).toBeVisible();
    await page.clock.runFor(5200);
    await expect.poll(() => shownSlide(carousel)).toBe(1);
    await playing(page).click();
    await page.mouse.move(5, 5);
    const start = carousel.getByRole('button', { name: 'Start autoplay' });
    await expect(start).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(11000);
    expect(await shownSlide(carousel)).toBe(1);
    await start.click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(5, 890);
    await page.clock.runFor(5200);
    await expect.poll(() => shownSlide(carousel)).not.toBe(1);
  });

  test('pauses while it has the pointer or the focus', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/products');
    const carousel = hero(page);
    await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
    await carousel.hover();
    await page.clock.runFor(11000);
    expect(await shownSlide(carousel)).toBe(0);
  });

  test('does not advance for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/products');
    const carousel = hero(page);
    await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
    await page.clock.runFor(11000);
    expect(await shownSlide(carousel)).toBe(0);
  });

  test('has its pause button before its other controls', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/products');
    const first = hero(page).locator('a, button').first();
    await expect(first).toHaveAccessibleName(/autoplay/);
  });
});
