import { expect, test, type Page } from '@playwright/test';
import { axe, faultsOf } from '../axe';
import { isEvery } from '../nightly';
import { open, PATIENCE } from '../search/filter-list-page';

/* The list of a family on a phone: small pictures, the filter in view, the first of a long list. */

test.setTimeout(PATIENCE);

const FAMILY = '/products/dryers/refrigeration';
const phone = { width: 390, height: 844 };

const cards = (page: Page) => page.locator('.product-cards__item').filter({ visible: true });
const more = (page: Page) => page.locator('summary', { hasText: 'Show 6 more' });
const opener = (page: Page) => page.locator('.cmp-filterlist__opener');

/** In the browser: whether what has the focus is below the filter's line. */
function isCovered(): boolean {
  const line = document.querySelector('.cmp-filterlist__opener')!.getBoundingClientRect();
  return document.activeElement!.getBoundingClientRect().top < line.bottom;
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts blocked', () => {
    test.use({ viewport: phone, javaScriptEnabled: scripts });

    test('a visitor sees the first six of a long list, and the rest when asked', async ({ page }) => {
      await open(page, FAMILY);
      await expect(cards(page)).toHaveCount(6);
      await more(page).click();
      await expect(cards(page)).toHaveCount(12);
      await expect(more(page)).toBeHidden();
    });

    test('what a filter or a search found is never folded', async ({ page }) => {
      for (const query of ['?electronicDrain=1&maxPressure.min=14', '?q=dryer', '?page=2']) {
        await open(page, `${FAMILY}${query}`);
        await expect(page.locator('.product-cards__item').first()).toBeVisible();
        expect(await cards(page).count()).toBe(await page.locator('.product-cards__item').count());
      }
    });

    test('filter and number of results stay in view while the list is read', async ({ page }) => {
      await open(page, FAMILY);
      await cards(page).last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 200);
      await expect(opener(page)).toBeInViewport({ ratio: 1 });
      await expect(opener(page)).toContainText('1 to 12 of 16 results');
      await expect(
        scripts
          ? page.getByRole('button', { name: 'Filter' })
          : page.getByRole('link', { name: 'Choose filters' }),
      ).toBeInViewport();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('who opens the rest by keyboard goes on with the next product, in full view', async ({ page }) => {
    await open(page, FAMILY);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const seventh = cards(page).nth(6).getByRole('link').first();
    await expect(seventh).toBeFocused();
    // Backwards, too, nothing that has the focus is below the filter's line.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => page.evaluate(isCovered)).toBe(false);
    }
  });

  test('keys pressed faster than a page scrolls leave what has the focus in view', async ({ page }) => {
    for (const pause of [325, 375, 425]) {
      await open(page, FAMILY);
      await more(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.waitForTimeout(pause);
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+Tab');
      // Longer than a smooth scroll takes.
      await page.waitForTimeout(1000);
      expect(await page.evaluate(isCovered)).toBe(false);
    }
  });

  test('screen readers find no fault in the list, folded or open', async ({ page }) => {
    await open(page, FAMILY);
    expect(await faultsOf(axe(page).include('.cmp-filterlist'))).toEqual([]);
    await more(page).click();
    // What is just below the filter's line would count as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await faultsOf(axe(page).include('.cmp-filterlist'))).toEqual([]);
  });

  test('a card shows its figures side by side, and its choices in one line', async ({ page }) => {
    await open(page, FAMILY);
    const card = cards(page).first();
    const tops = await card
      .locator('.cmp-card__value')
      .evaluateAll((values) => values.map((value) => Math.round(value.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    const [compare, list] = await Promise.all(
      [/^Compare/, /^Add to list/].map((name) => card.getByRole('checkbox', { name }).boundingBox()),
    );
    expect(list!.y).toBe(compare!.y);
    expect((await card.boundingBox())!.height).toBeLessThan(240);
  });
});

test('wide screens show the whole page of the list, and filters beside it', async ({ page }) => {
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, FAMILY);
    await expect(cards(page)).toHaveCount(12);
    await expect(more(page)).toBeHidden();
    await expect(opener(page)).toBeVisible({ visible: width < 1024 });
  }
});

/** Screens of a phone at which the page of a family has ended. */
const MOST = 6;
/** Those with an opening and sections that authors have written. */
const MOST_WRITTEN = 9.2;
const WRITTEN = ['', '/mobile', '/stationary', '/screw'].map((family) => `/products${family}`);

test(
  'the page of a family ends within six screens of a phone',
  { tag: '@turn-5' },
  async ({ page, request }) => {
    test.setTimeout(isEvery ? 600_000 : 180_000);
    await page.setViewportSize(phone);
    const map = await (await request.get('/content/ventora/gb/en.sitemap.xml')).text();
    const addresses = [...map.matchAll(/<loc>[^<]*?(\/products[^<]*)<\/loc>/g)].map(
      ([, address]) => address!,
    );
    const families = addresses.filter(
      (each) => addresses.some((other) => other.startsWith(`${each}/`)) || each.endsWith('/service-kits'),
    );
    expect(families.length).toBeGreaterThan(40);
    const long: string[] = [];
    for (const address of families.filter((each, at) => isEvery || at % 8 === 1 || each === FAMILY)) {
      await page.goto(address);
      // Customise has a configurator instead of a list.
      if ((await page.locator('.cmp-filterlist').count()) === 0) continue;
      const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / phone.height;
      if (screens > (WRITTEN.includes(address) ? MOST_WRITTEN : MOST))
        long.push(`${address}: ${screens.toFixed(1)}`);
    }
    expect(long).toEqual([]);
  },
);
