import { expect, test, type Page } from '@playwright/test';
import { node, openTestPage, words } from './test-page';
import { cases } from './nightly';

/* The specification's values for carousels. 5000 ms and pausing under the pointer are in carousel.spec. */

const family = 'ventora:family';
const carousel = (properties: object) =>
  node('commerce/productcarousel', {
    'jcr:title': 'Compressors',
    category: family,
    productCount: 6,
    ...properties,
  });

/** How many slides are fully visible in the first carousel. */
const inView = (page: Page) =>
  page
    .locator('.cmp-carousel')
    .first()
    .evaluate((root) => {
      const { left, right } = root.querySelector('.cmp-carousel__content')!.getBoundingClientRect();
      return [...root.querySelectorAll('.cmp-carousel__item')].filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });

for (const perPage of cases([3], [2, 4])) {
  test(`a product carousel shows ${perPage} of its 6 slides on a wide page, fewer at 1024, 768 and 640 px, without pagination`, async ({
    page,
  }) => {
    await openTestPage(page, { name: `carousel-${perPage}`, main: { carousel: carousel({ perPage }) } });
    await expect(page.locator('.cmp-carousel__item')).toHaveCount(6);
    await expect(page.locator('.cmp-carousel__indicator')).toHaveCount(0);
    for (const [width, expected] of [
      [1366, perPage],
      [1025, perPage],
      [1024, Math.min(perPage, 3)],
      [768, 2],
      [640, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(page), `at ${width} px`).toBe(expected);
    }
  });
}

test(
  'a product carousel’s arrows wrap from the last slide to the first',
  { tag: '@nightly' },
  async ({ page }) => {
    await openTestPage(page, { name: 'carousel-loop', main: { carousel: carousel({ perPage: 3 }) } });
    const root = page.locator('.cmp-carousel').first();
    const first = () =>
      root.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('.cmp-carousel__item')].findIndex(({ inert }) => !inert),
      );
    await root.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(first).toBe(3);
    await root.getByRole('button', { name: 'Go to first slide' }).click();
    await expect.poll(first).toBe(0);
    await root.getByRole('button', { name: 'Go to last slide' }).click();
    await expect.poll(first).toBe(3);
  },
);

const slides = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`item_${n + 1}`, words(`Slide ${n + 1}`)]));

test.describe('a carousel without settings', () => {
  const open = (page: Page) =>
    openTestPage(page, { name: 'carousel-defaults', main: { carousel: node('carousel', slides(3)) } });

  test('shows one slide at a time, with arrows and pagination', async ({ page }) => {
    await open(page);
    expect(await inView(page)).toBe(1);
    await expect(page.locator('.cmp-carousel [data-carousel="next"]')).toBeVisible();
    await expect(page.locator('.cmp-carousel__indicator')).toHaveCount(3);
    await expect(page.locator('[data-carousel="rotation"]')).toHaveCount(0);
  });

  test('takes 400 ms from one slide to the next', async ({ page }) => {
    await page.clock.install();
    await open(page);
    const root = page.locator('.cmp-carousel');
    await root.locator('[data-carousel="next"]').focus();
    await expect(root).toHaveAttribute('data-island-state', 'mounted');
    const part = () =>
      root.locator('.cmp-carousel__content').evaluate((track) => track.scrollLeft / track.clientWidth);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await root.getByRole('button', { name: 'Next slide' }).click();
    await page.clock.runFor(200);
    expect(await part()).toBeGreaterThan(0);
    expect(await part()).toBeLessThan(0.99);
    await page.clock.runFor(250);
    expect(await part()).toBeCloseTo(1, 1);
  });

  test('uses the labels of the specification', async ({ page }) => {
    await open(page);
    const names = await page
      .locator('.cmp-carousel button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(names).toEqual([
      'Go to last slide',
      'Next slide',
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
    ]);
  });
});

test(
  'an automatic carousel pauses while it has the keyboard focus',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.clock.install();
    await openTestPage(page, {
      name: 'carousel-plays',
      main: { carousel: node('carousel', { autoplay: true, ...slides(3) }) },
    });
    const root = page.locator('.cmp-carousel');
    await expect(root).toHaveAttribute('data-island-state', 'mounted');
    await root.getByRole('button', { name: 'Pause autoplay' }).focus();
    await page.clock.runFor(11_000);
    await expect(root.locator('[data-carousel="position"]')).toHaveText('1');
    await root.getByRole('button', { name: 'Pause autoplay' }).click();
    await expect(root.getByRole('button', { name: 'Start autoplay' })).toBeVisible();
  },
);

for (const [width, flow] of [
  [767, 'row'],
  [768, 'column'],
] as const) {
  test(
    `a carousel not enabled for phones is ${flow === 'row' ? 'stacked' : 'in a track'} at ${width} px`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openTestPage(page, {
        name: 'carousel-mobile',
        main: { carousel: node('carousel', { mobile: false, ...slides(3) }) },
      });
      await expect(page.locator('.cmp-carousel__content')).toHaveCSS('grid-auto-flow', flow);
    },
  );
}
