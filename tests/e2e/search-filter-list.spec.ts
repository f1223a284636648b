import { axe, faultsOf } from './axe';
import { expect as expectNow, test, type Page } from '@playwright/test';

/* The page of results, as visitors use it. What is found is the catalogue's: numbers are compared, not named. */

// The first page waits for the first index, the first choice for React.
test.setTimeout(90_000);
const expect = expectNow.configure({ timeout: 15_000 });

const count = (page: Page) => page.locator('.cmp-filterlist__count');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const family = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first();
const screw = /^Screw compressors/;
const search = '**/bin/ventora/search?*';

// A first choice wakes the list up, and is made by it: `check()` would look at the box before that.

/** The first index is built while the server starts. */
async function open(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/bin/ventora/search')).status(), { timeout: 60_000 })
    .toBe(200);
  await page.goto(address);
}

test('a choice narrows the list down, is named above it and stands in the address', async ({ page }) => {
  await open(page, '/search?q=compressor');
  const before = await count(page).innerText();
  await family(page, screw).click();
  await expect(page).toHaveURL('/search?q=compressor&family=screw');
  await expect(count(page)).not.toHaveText(before);
  await expect(chips(page).getByRole('link')).toHaveText([/Screw compressors/]);
  // Its branch of the tree unfolds.
  await expect(page.getByRole('checkbox', { name: /^Fixed-speed screw/ })).toBeVisible();
});

test('going back gives the filters back as they were, and the place in the list', async ({ page }) => {
  await open(page, '/search?kind=product');
  await family(page, screw).click();
  await expect(chips(page)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.product-pages [aria-label="Page 2"]')?.click(),
  );
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.cmp-filterlist__title')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/search?kind=product&family=screw');
  await expect(family(page, screw)).toBeChecked();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 60);
  await page.goBack();
  await expect(family(page, screw)).not.toBeChecked();
});

test('going back right after a reload shows what the address says', async ({ page }) => {
  await open(page, '/search?kind=product');
  const before = await count(page).innerText();
  await family(page, screw).click();
  await expect(page).toHaveURL(/family=screw/);
  await page.reload();
  await expect(count(page)).not.toHaveText(before);
  await page.goBack();
  await expect(page).toHaveURL('/search?kind=product');
  await expect(count(page)).toHaveText(before);
});

test('an address that was sent shows what its sender saw, server and browser alike', async ({ page }) => {
  await open(page, '/search?q=compressor&family=screw&maxPressure.min=8&view=compact&sort=-motorPower');
  await expect(family(page, screw)).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-motorPower');
  await expect(chips(page)).toContainText('Max. pressure: from 8 bar');
  const drawn = await count(page).innerText();
  await page.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL(/^(?!.*view=)/);
  await expect(count(page)).toHaveText(drawn);
});

test('the page of a family lists its machines: narrowed down, sorted and paged, and anew', async ({
  page,
}) => {
  await open(page, '/products/screw');
  const page2 = page.locator('.product-pages').getByRole('link', { name: 'Page 2' });
  await page2.click();
  await expect(page).toHaveURL('/products/screw?page=2');
  // Its own families, and no others, are there to choose from.
  await expect(family(page, /^Mobile compressors/)).toHaveCount(0);
  await family(page, /^Fixed-speed screw/).click();
  await expect(chips(page)).toContainText('Fixed-speed screw');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-motorPower');
  await expect(page).toHaveURL('/products/screw?family=screw/fixed-speed&sort=-motorPower');
  await expect(count(page)).toHaveText(/^1 to /);
  const narrow = await count(page).innerText();
  await page.reload();
  await expect(count(page)).toHaveText(narrow);
  await expect(family(page, /^Fixed-speed screw/)).toBeChecked();
});

test('all of it works by keyboard, and the count is said', async ({ page }) => {
  await open(page, '/search?kind=product');
  await family(page, screw).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/family=screw/);
  await expect(family(page, screw)).toBeFocused();
  await expect(page.locator('.cmp-filterlist [role="status"]').last()).toHaveText(/^\d+ results$/);
  const thumb = page.getByRole('slider', { name: 'Motor power: At most' });
  await thumb.focus();
  const whole = await thumb.getAttribute('aria-valuetext');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/motorPower\.max=/);
  await expect(thumb).not.toHaveAttribute('aria-valuetext', whole!);
  await expect(thumb).toBeFocused();
  await chips(page)
    .getByRole('link', { name: /Motor power/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/motorPower/);
  // What had the focus is gone: it is at the results, not lost.
  await expect(page.locator('.cmp-filterlist__title')).toBeFocused();
});

test('one change is one step back, however many keys it took', async ({ page }) => {
  await open(page, '/search?kind=product');
  const steps = await page.evaluate(() => history.length);
  const thumb = page.getByRole('slider', { name: 'Motor power: At most' });
  await thumb.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/motorPower\.max=/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('readers who measure in pounds and inches get the same machines in their units', async ({ page }) => {
  await open(page, '/search?kind=product&maxPressure.min=10&view=compact');
  const metric = await count(page).innerText();
  await page.getByRole('link', { name: 'US', exact: true }).click();
  await expect(page).toHaveURL(/units=us/);
  await expect(chips(page)).toContainText('from 145 psi');
  await expect(count(page)).toHaveText(metric);
  await expect(page.locator('.cmp-filterlist__row').first()).toContainText('psi');
  await page.getByRole('link', { name: 'Metric' }).click();
  await expect(chips(page)).toContainText('from 10 bar');
  // Where that is how the region measures, nobody has to choose it: those who did choose keep their choice.
  await page.evaluate(() => localStorage.clear());
  await open(page, '/us/en/search?q=compressor+under+100+psi&view=compact');
  await expect(chips(page)).toContainText('up to 100 psi');
  await expect(page.getByRole('link', { name: 'US', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.cmp-filterlist__row').first()).toContainText('cfm');
});

test('a slow service leaves the old results in sight and says that it is at work', async ({ page }) => {
  await open(page, '/search?q=compressor');
  await page.route(search, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  // Not `check`, which looks once: the script may be taking the box over at that moment.
  await family(page, screw).click();
  await expect(page.getByText('Fetching results …')).toBeVisible();
  await expect(page.locator('.cmp-filterlist__found')).toHaveAttribute('aria-busy', 'true');
  await expect(family(page, screw)).toBeChecked();
  await expect(page.locator('.cmp-filterlist__items > *').first()).toBeVisible();
  await expect(chips(page)).toContainText('Screw compressors');
  await expect(page.getByText('Fetching results …')).toBeHidden();
});

test('a failing service is said with a way out, and what was chosen is kept', async ({ page }) => {
  await open(page, '/search?q=compressor');
  await page.route(search, (route) => route.fulfill({ status: 500, body: '' }));
  await family(page, screw).click();
  await expect(page.getByRole('alert')).toContainText('The results could not be fetched.');
  await expect(family(page, screw)).toBeChecked();
  await page.unroute(search);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(chips(page)).toContainText('Screw compressors');
  // Where it fails for good, the plain form leads on to the page that the server draws.
  await page.route(search, (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('checkbox', { name: /^Joinery/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(chips(page).getByRole('link')).toContainText([/Screw compressors/, /Joinery/]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters open over the page, say how much they leave, and give the focus back', async ({ page }) => {
    await open(page, '/search?kind=product');
    const opener = page.getByRole('button', { name: /^Filter/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: screw }).first().check();
    const show = sheet.getByRole('button', { name: /^Show \d+ results$/ });
    await expect(page).toHaveURL(/family=screw/);
    expect(await faultsOf(axe(page).include('.cmp-filterlist'))).toEqual([]);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
    await expect(chips(page)).toContainText('Screw compressors');
  });
});

for (const width of [390, 1440]) {
  test.describe(`with scripts blocked at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test('filters are a form, and what was chosen is taken away by links', async ({ page }) => {
      await open(page, '/search?q=compressor');
      if (width < 1024) await page.getByRole('link', { name: 'Choose filters' }).click();
      await family(page, screw).check();
      await page.getByRole('spinbutton', { name: 'At most' }).first().fill('30');
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page).toHaveURL(/q=compressor.*family=screw/);
      await expect(chips(page)).toContainText('Screw compressors');
      await expect(family(page, screw)).toBeChecked();
      await expect(page.getByRole('slider')).toHaveCount(0);
      await chips(page)
        .getByRole('link', { name: /Screw compressors/ })
        .click();
      await expect(page).toHaveURL(/^(?!.*family)/);
      // The page of a family, too.
      await page.goto('/products/screw');
      if (width < 1024) await page.getByRole('link', { name: 'Choose filters' }).click();
      await family(page, /^Fixed-speed screw/).check();
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page).toHaveURL(/^[^?]*\/products\/screw\?.*family=screw%2Ffixed-speed/);
      await expect(chips(page)).toContainText('Fixed-speed screw');
    });
  });
}

test('nothing moves when the script takes the page over', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && warnings.push(message.text()));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift:
            (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/search?q=compressor');
  const first = page.locator('.cmp-filterlist__items').first();
  const drawn = await first.innerHTML();
  await page.locator('.cmp-filterlist__count').hover();
  await expect(page.locator('.cmp-filterlist')).toHaveAttribute('data-island-state', 'mounted');
  expect(await first.innerHTML()).toBe(drawn);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  expect(warnings).toEqual([]);
});

test('nothing of it is in the way of those who hear or magnify the page, found or not', async ({ page }) => {
  for (const query of ['q=compressor&family=screw', 'q=xyzzy']) {
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/search?${query}`);
      expect(await faultsOf(axe(page).include('.cmp-filterlist')), `${width} px, ${query}`).toEqual([]);
    }
  }
});
