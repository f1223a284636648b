import { expect, test, type Page } from '@playwright/test';
import { node, openTestPage } from './test-page';

/*
 * The constants of the specification (§9), as visitors meet them. Elsewhere: the menu at 1366 and 1365 px in header.spec,
 * 5000 ms and pausing under the pointer in carousel.spec, 20 px and 100 ms for anchors in anchors.spec, 120000 ms for
 * chunks in islands.spec.
 */

const family = 'ventora:family';
const carousel = (properties: object) =>
  node('commerce/productcarousel', {
    'jcr:title': 'Compressors',
    category: family,
    productCount: 6,
    ...properties,
  });

/** How many slides stand wholly in the first carousel's view. */
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

for (const perPage of [2, 3, 4]) {
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

test('a product carousel goes on from the last slide to the first by its arrows', async ({ page }) => {
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
});

const words = (name: string) =>
  node('text', { 'cq:panelTitle': name, text: `<p>${name}</p>`, textIsRich: true });
const slides = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`item_${n + 1}`, words(`Slide ${n + 1}`)]));

test.describe('a carousel of which nothing is said', () => {
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

  test('speaks the words of the specification', async ({ page }) => {
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

test('a carousel that plays stands still while the keyboard is in it', async ({ page }) => {
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
});

for (const [width, flow] of [
  [767, 'row'],
  [768, 'column'],
] as const) {
  test(`a carousel without a mobile one stands ${flow === 'row' ? 'below each other' : 'in a track'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTestPage(page, {
      name: 'carousel-mobile',
      main: { carousel: node('carousel', { mobile: false, ...slides(3) }) },
    });
    await expect(page.locator('.cmp-carousel__content')).toHaveCSS('grid-auto-flow', flow);
  });
}

test('the grid has 12 columns', async ({ page }) => {
  const third = (name: string) => ({
    ...words(name),
    'cq:responsive': {
      'jcr:primaryType': 'nt:unstructured',
      default: { 'jcr:primaryType': 'nt:unstructured', width: '4', offset: '0' },
    },
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await openTestPage(page, {
    name: 'grid',
    main: {
      grid: node('container', {
        layout: 'responsiveGrid',
        a: third('One'),
        b: third('Two'),
        c: third('Three'),
      }),
    },
  });
  const boxes = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => page.getByText(name, { exact: true }).boundingBox()),
  );
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
  const grid = page.locator('.aem-Grid--12').last();
  expect(
    (await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns)).split(' '),
  ).toHaveLength(12);
});

test('a card list shows 4 cards', async ({ page }) => {
  await openTestPage(page, {
    name: 'cards',
    main: { cards: node('cardlist', { parentPage: '/content/ventora/gb/en' }) },
  });
  await expect(page.locator('.cmp-cardlist__item')).toHaveCount(4);
});

test('a modal stands 104 px below the top, on black at 0.35, and closes by Close', async ({ page }) => {
  await openTestPage(page, {
    name: 'modal',
    main: {
      modal: node('modal', { 'jcr:title': 'Which oil?', buttonText: 'Which oil', text: words('ISO VG 100') }),
    },
  });
  await page.getByRole('button', { name: 'Which oil' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // It comes to rest there.
  await expect.poll(async () => Math.round((await dialog.boundingBox())!.y)).toBe(104);
  const ground = await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(ground.replaceAll(' ', '')).toMatch(/rgba\(0,0,0,0?\.35\)|color\(srgb000\/0?\.35\)/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('dates are written as year-month-day where that is the format', async ({ page }) => {
  await openTestPage(page, {
    name: 'dates',
    main: {
      list: node('list', {
        listFrom: 'children',
        parentPage: '/content/ventora/gb/en/blog',
        showModificationDate: true,
        dateFormat: 'yyyy-MM-dd',
      }),
    },
  });
  const dates = await page.locator('main time').allTextContents();
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date.trim()))).toEqual([]);
});

test('a description is cut after two lines where its author says 2', async ({ page }) => {
  await openTestPage(page, {
    name: 'clamp',
    main: {
      teaser: node('teaser', {
        'jcr:title': 'Leaks',
        titleType: 'h2',
        lineClamp: 2,
        'jcr:description': `<p>${'A 3 mm hole loses as much air as a small compressor makes. '.repeat(40)}</p>`,
      }),
    },
  });
  const lines = await page.locator('.cmp-teaser__description').evaluate((element) => {
    const height = parseFloat(getComputedStyle(element).lineHeight);
    return Math.round(element.clientHeight / height);
  });
  expect(lines).toBe(2);
});

test('a download says 29,7 MB in German and 495 KB, of files that are that large', async ({
  page,
  request,
}) => {
  const examples = '/content/core-components-examples/library/core-content/download/_jcr_content/root/main';
  await page.goto(`${examples}/in-german/demo.html`);
  await expect(page.locator('.cmp-download')).toContainText(/29,7\sMB/);
  const pdf = await request.head((await page.locator('.cmp-download a').first().getAttribute('href'))!);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(Number(pdf.headers()['content-length']) / 1024 ** 2).toBeCloseTo(29.7, 1);

  await page.goto(`${examples}/jpeg-of-495-kb/demo.html`);
  await expect(page.locator('.cmp-download')).toContainText(/495\sKB/i);
  const picture = await request.head((await page.locator('.cmp-download a').first().getAttribute('href'))!);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});
