import { expect, test, type Page } from '@playwright/test';
import { isEvery } from '../nightly';

/* A product's page on a phone: figures, documents and parts are folded below their titles. */

const PRODUCT = '/products/screw/fixed-speed/r-15';
const phone = { width: 390, height: 844 };
const SECTIONS = [
  'Why this one',
  'Key figures',
  'Delivery by pressure',
  'What comes with it',
  'Downloads',
  'Accessories',
  'Spare parts',
  'Questions about it',
];

const fold = (page: Page, title: string) => page.locator(`summary[aria-label="${title}"]`);
const contents = (page: Page) => page.locator('.cmp-product__folded');

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts blocked', () => {
    test.use({ viewport: phone, javaScriptEnabled: scripts });

    test('a visitor opens a section by its title, and closes it again', async ({ page }) => {
      await page.goto(PRODUCT);
      await expect(contents(page)).toHaveCount(SECTIONS.length);
      for (const content of await contents(page).all()) await expect(content).toBeHidden();
      await page.getByRole('heading', { name: 'Key figures' }).scrollIntoViewIfNeeded();
      const { x, y } = (await page.getByRole('heading', { name: 'Key figures' }).boundingBox())!;
      await page.mouse.click(x + 5, y + 25);
      await expect(page.getByText('Sound pressure level at 1 m')).toBeVisible();
      // Beside the button, not below it.
      await page.getByRole('link', { name: 'US', exact: true }).click({ trial: true });
      await page.mouse.click(x + 5, y + 25);
      await expect(page.getByText('Sound pressure level at 1 m')).toBeHidden();
    });

    test('the figures stay open when other units are chosen', async ({ page }) => {
      await page.goto(PRODUCT);
      await fold(page, 'Key figures').click();
      await page.getByRole('link', { name: 'US', exact: true }).click();
      await expect(page).toHaveURL(/units=us/);
      await expect(page.getByRole('definition').filter({ hasText: 'psi' }).last()).toBeVisible();
    });

    test('an address that names a section opens it', async ({ page }) => {
      await page.goto(PRODUCT);
      const id = await contents(page).last().getAttribute('id');
      await page.goto(`${PRODUCT}#${id}`);
      await expect(contents(page).last()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Questions about it' })).toBeInViewport();
    });
  });
}

test('sections are opened by keyboard, and what is in them comes next', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(PRODUCT);
  await fold(page, 'Downloads').focus();
  await page.keyboard.press('Tab');
  await expect(fold(page, 'Accessories')).toBeFocused();
  await fold(page, 'Downloads').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Data sheet' })).toBeFocused();
});

test('wide screens and paper show all sections, and no buttons for them', async ({ page }) => {
  await page.goto(PRODUCT);
  for (const [media, size] of [
    ['screen', { width: 768, height: 1024 }],
    ['screen', { width: 1366, height: 900 }],
    ['print', phone],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ media });
    for (const content of await contents(page).all()) await expect(content).toBeVisible();
    for (const title of SECTIONS) await expect(fold(page, title)).toBeHidden();
  }
});

/** Screens of a phone at which a product's page has ended. */
const MOST = 6;
/** Those whose details and questions authors have written may take a little longer. */
const MOST_WRITTEN = 7.5;
const WRITTEN = [
  'mobile/piston/m-24-silent',
  'mobile/piston/m-50',
  'mobile/piston/m-100-twin',
  'stationary/two-stage/s-270',
  'stationary/two-stage/s-500',
  'screw/fixed-speed/r-7',
  'screw/with-dryer/r-15-t',
].map((page) => `/products/${page}`);

test('a product’s page ends within six screens of a phone', { tag: '@turn-3' }, async ({ page, request }) => {
  test.setTimeout(isEvery ? 1_200_000 : 180_000);
  await page.setViewportSize(phone);
  const map = await (await request.get('/content/ventora/gb/en.sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>[^<]*?(\/products\/[^<]+)<\/loc>/g)].map(
    ([, address]) => address!,
  );
  expect(addresses.length).toBeGreaterThan(300);
  const long: string[] = [];
  for (const address of addresses.filter(
    (each, at) => isEvery || at % 40 === 7 || each.endsWith('/r-15-t'),
  )) {
    await page.goto(address);
    // Lists of products have none.
    if ((await contents(page).count()) === 0) continue;
    const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / phone.height;
    if (screens > (WRITTEN.includes(address) ? MOST_WRITTEN : MOST))
      long.push(`${address}: ${screens.toFixed(1)}`);
  }
  expect(long).toEqual([]);
});
