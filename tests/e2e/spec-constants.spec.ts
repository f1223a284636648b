import { expect, test } from '@playwright/test';
import { node, openTestPage, words } from './test-page';

/*
 * The specification's constants, as visitors meet them. Elsewhere: carousels in spec-constants-carousel.spec, the menu
 * at 1366 and 1365 px in header.spec, 20 px and 100 ms for anchors in anchors.spec, 120000 ms for chunks in
 * islands.spec.
 */

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

test('a modal opens 104 px below the top, on black at 0.35, and closes by Close', async ({ page }) => {
  await openTestPage(page, {
    name: 'modal',
    main: {
      modal: node('modal', { 'jcr:title': 'Which oil?', buttonText: 'Which oil', text: words('ISO VG 100') }),
    },
  });
  await page.getByRole('button', { name: 'Which oil' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Waits for the end of its animation.
  await expect.poll(async () => Math.round((await dialog.boundingBox())!.y)).toBe(104);
  const ground = await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(ground.replaceAll(' ', '')).toMatch(/rgba\(0,0,0,0?\.35\)|color\(srgb000\/0?\.35\)/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('dates are written as year-month-day if that is the format', { tag: '@nightly' }, async ({ page }) => {
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

test('a description is cut after two lines if its author sets 2', { tag: '@nightly' }, async ({ page }) => {
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

test(
  'a download states the size of its file, 569 KB or 495 KB',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const examples = '/content/ventora-library/library/core-content/download/_jcr_content/root/main';
    await page.goto(`${examples}/in-german/demo.html`);
    await expect(page.locator('.cmp-download')).toContainText(/569\sKB/);
    const pdf = await request.head((await page.locator('.cmp-download a').first().getAttribute('href'))!);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect(Number(pdf.headers()['content-length']) / 1024).toBeCloseTo(568.6, 1);

    await page.goto(`${examples}/jpeg-of-495-kb/demo.html`);
    await expect(page.locator('.cmp-download')).toContainText(/495\sKB/i);
    const picture = await request.head((await page.locator('.cmp-download a').first().getAttribute('href'))!);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  },
);
