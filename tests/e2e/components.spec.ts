import { axe } from './axe';
import { expect, test, type Page } from '@playwright/test';
import { items, node, openTestPage } from './test-page';
import { cases } from './nightly';

const range = node('table', {
  caption: 'The range',
  rowHeaders: true,
  columns: items([
    { name: 'model', title: 'Model', sortable: true },
    { name: 'delivery', title: 'Free air delivery', sortable: true },
    { name: 'drive', title: 'Drive' },
  ]),
  rows: items([
    { cells: ['R 15 T', '2,250 l/min', 'belt'] },
    { cells: ['M 50', '170 l/min', 'direct'] },
    { cells: ['S 270', '470 l/min', 'belt'] },
  ]),
});

test.describe('a sortable table', () => {
  const open = (page: Page) => openTestPage(page, { name: 'table', main: { table: range } });
  const models = (page: Page) => page.getByRole('rowheader').allTextContents();

  test('sorts figures by value, by mouse and by keyboard, and announces the order', async ({ page }) => {
    await open(page);
    expect(await models(page)).toEqual(['R 15 T', 'M 50', 'S 270']);
    const head = page.getByRole('columnheader', { name: 'Free air delivery' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(await models(page)).toEqual(['M 50', 'S 270', 'R 15 T']);
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(await models(page)).toEqual(['R 15 T', 'S 270', 'M 50']);
    await page.keyboard.press('Space');
    await expect(head).not.toHaveAttribute('aria-sort', /.*/);
    expect(await models(page)).toEqual(['R 15 T', 'M 50', 'S 270']);
  });

  test('has no violations in axe', { tag: '@nightly' }, async ({ page }) => {
    await open(page);
    await page.getByRole('columnheader', { name: 'Model' }).getByRole('button').click();
    expect((await axe(page).include('.cmp-table').analyze()).violations).toEqual([]);
  });

  test.describe('with scripts blocked', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps the authored order and shows no sort buttons', { tag: '@nightly' }, async ({ page }) => {
      await open(page);
      expect(await models(page)).toEqual(['R 15 T', 'M 50', 'S 270']);
      await expect(page.getByRole('columnheader', { name: 'Model' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Model' })).toHaveCount(0);
    });
  });
});

test('a long table scrolls within its own frame, with header row and first column in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cells = (row: number) => [
    `Tool ${row}`,
    ...Array.from({ length: 7 }, (_, i) => `${row * (i + 3)} l/min`),
  ];
  const table = node('table', {
    caption: 'Air demand of tools',
    rowHeaders: true,
    columns: items(cells(0).map((_, i) => ({ name: `c${i}`, title: i ? `Stage ${i}, l/min` : 'Tool' }))),
    rows: items(Array.from({ length: 60 }, (_, row) => ({ cells: cells(row) }))),
  });
  await openTestPage(page, { name: 'long-table', main: { table } });
  const scroller = page.getByRole('group', { name: 'Air demand of tools' });
  await scroller.evaluate((element) => element.scrollTo(400, 900));
  const box = (await scroller.boundingBox())!;
  const corner = (await page.getByRole('columnheader', { name: 'Tool', exact: true }).boundingBox())!;
  expect(Math.round(corner.x)).toBe(Math.round(box.x));
  expect(Math.round(corner.y)).toBe(Math.round(box.y));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const picture = node('image', {
  fileReference: '/content/dam/ventora/products/m-50.jpg',
  altValueFromDAM: false,
  alt: 'M 50',
  imageMap:
    '[rect(0,0,10,10)"/content/ventora/gb/en/products"|"_self"|"The range"|(0,0,0.5,0.5)]' +
    '[circle(0,0,10)"/content/ventora/gb/en/solutions"|"_self"|"What it is for"|(0.75,0.75,0.1)]',
});

for (const width of cases([390], [1366])) {
  test(`areas of an image map work by mouse and keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTestPage(page, { name: 'image-map', main: { picture } });
    const box = (await page.getByRole('img', { name: 'M 50' }).boundingBox())!;
    const range = page.getByRole('link', { name: 'The range' });
    const part = (await range.boundingBox())!;
    expect(part.width / box.width).toBeCloseTo(0.5, 1);
    expect(part.height / box.height).toBeCloseTo(0.5, 1);
    await range.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'What it is for' })).toBeFocused();
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 4);
    await expect(page).toHaveURL('/products');
  });
}

test(
  'a word longer than a card does not widen the page on a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const title = 'Druckluftaufbereitungskomponentenübersichtsdarstellungsverordnung';
    const teaser = (typeVariant: string) =>
      node('teaser', {
        typeVariant,
        'jcr:title': title,
        'jcr:description': `<p>${title}</p>`,
        fileReference: '/content/dam/ventora/products/m-50.jpg',
        actionsEnabled: true,
        actions: items([{ link: '/content/ventora/gb/en/products', text: title }]),
      });
    await openTestPage(page, {
      name: 'long-word',
      main: {
        feature: teaser('feature'),
        news: teaser('news'),
        cta: teaser('news-cta'),
        hero: teaser('hero'),
      },
    });
    for (const card of await page.locator('.cmp-teaser').all()) {
      expect(await card.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test.describe('a second brand', () => {
  const main = {
    table: range,
    teaser: node('teaser', {
      'jcr:title': 'Quiet air',
      titleType: 'h2',
      'jcr:description': '<p>48 dB(A) beside the chair.</p>',
    }),
    ...Object.fromEntries(
      ['dark-blue', 'blue', 'medium-blue', 'yellow', 'light'].map((ground) => [
        `on-${ground}`,
        node('container', {
          layout: 'responsiveGrid',
          'cq:styleIds': [ground],
          title: node('title', { 'jcr:title': `On ${ground}`, type: 'h2' }),
          text: node('text', { text: '<p>Read <a href="/products">the range</a>.</p>', textIsRich: true }),
          button: node('button', { 'jcr:title': 'Ask us', linkURL: '/content/ventora/gb/en/contact' }),
        }),
      ]),
    ),
  };
  const branded = { name: 'brand', main, properties: { brand: 'norvent' } };
  const ground = (page: Page) =>
    page.locator('h2', { hasText: 'On dark-blue' }).evaluate((title) => {
      const container = title.closest('[class*="dark-blue"]')!;
      return getComputedStyle(container).backgroundColor;
    });

  test('applies to a site with its property, and has no violations in axe', async ({ page }) => {
    await openTestPage(page, branded);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'norvent');
    expect(await ground(page)).toBe('rgb(18, 48, 43)');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#12302b');
    expect((await axe(page).include('main').analyze()).violations).toEqual([]);
  });

  test('can be selected by address in the component library only', { tag: '@nightly' }, async ({ page }) => {
    const library = '/content/ventora-library/library/core-content/button.html';
    await page.goto(library);
    const address = await page.locator('iframe').first().getAttribute('data-address');
    await page.goto(`${address}?theme=norvent`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'norvent');
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--dark-blue'),
    );
    expect(brand).toBe('#12302b');
    await page.goto('/products?theme=norvent');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /.*/);
  });
});

test('reduced motion set on the page stops smooth scrolling', async ({ page }) => {
  await page.goto('/');
  const smooth = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await smooth()).toBe('smooth');
  await page.evaluate(() => (document.documentElement.dataset.motion = 'reduce'));
  expect(await smooth()).toBe('auto');
  const carousel = page.locator('.cmp-carousel--hero').first();
  await carousel.getByRole('button', { name: 'Next slide' }).focus();
  await expect(carousel).toHaveAttribute('data-island-state', 'mounted');
  const moved = await carousel.evaluate((root) => {
    root.querySelector<HTMLElement>('[data-carousel="next"]')!.click();
    const track = root.querySelector('.cmp-carousel__content')!;
    return track.scrollLeft === track.clientWidth;
  });
  expect(moved).toBe(true);
});
