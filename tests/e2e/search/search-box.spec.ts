import { axe } from '../axe';
import { expect as expectNow, test, type Page } from '@playwright/test';
import { cases } from '../nightly';

// The first suggestion waits for the first index, and the first chunk for the server to prepare it.
const expect = expectNow.configure({ timeout: 15_000 });

const box = (page: Page) => page.locator('.cmp-searchbox');
const field = (page: Page) => box(page).locator('input');
const options = (page: Page) => box(page).getByRole('option');
const suggestions = '**/bin/ventora/suggest**';

const answer = (words: string[]) => ({ json: { q: '', words, items: [] } });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('the search box loads its own chunk and the three that the widgets share on first use', async ({
    page,
  }) => {
    const chunks = new Set<string>();
    page.on('request', (request) => {
      if (/\/chunks\/\d+\.[0-9a-f]{8}\.js$/.test(request.url())) chunks.add(request.url());
    });
    await page.goto('/contact');
    await page.locator('.cmp-header__logo').hover();
    await expect(page.locator('[data-island="header"]')).toHaveAttribute('data-island-state', 'mounted');
    await page.waitForLoadState('networkidle');
    const before = chunks.size;
    await expect(box(page)).toHaveAttribute('data-island-state', 'waiting');
    await field(page).focus();
    await expect(box(page)).toHaveAttribute('data-island-state', 'mounted');
    expect(chunks.size - before).toBe(4);
  });

  test('a visitor searches by keyboard alone: words, a suggestion, the page of results', async ({ page }) => {
    test.setTimeout(90_000);
    await expect
      .poll(async () => (await page.request.get('/bin/ventora/suggest?q=scr')).status(), { timeout: 60_000 })
      .toBe(200);
    await page.goto('/contact');
    await field(page).focus();
    await page.keyboard.type('scr');
    await expect(options(page).first()).toHaveText('screw');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await expect(box(page).getByRole('status')).toHaveText(/\d+ suggestions/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=screw');
  });

  test('a visitor finds a product by its order number and opens it directly', async ({ page }) => {
    await page.goto('/contact');
    await field(page).fill('v-3007');
    const product = options(page).filter({ hasText: 'Order no. V-3007' }).first();
    await expect(product.locator('img')).toBeVisible();
    await product.click();
    await expect(page).toHaveURL(/\/r-7/);
  });

  test('the suggestions close with Escape and with Tab', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/contact');
    await field(page).fill('scr');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options(page).first()).toBeHidden();
  });

  test('the browser remembers searches until they are cleared', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/contact');
    await field(page).fill('refrigeration dryer');
    await expect(box(page)).toHaveAttribute('data-island-state', 'mounted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=refrigeration+dryer');
    await page.goto('/contact');
    await field(page).click();
    await expect(options(page)).toHaveText(['refrigeration dryer']);
    await box(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(options(page)).toHaveCount(0);
    await page.reload();
    await field(page).click();
    await expect(box(page)).toHaveAttribute('data-island-state', 'mounted');
    await expect(options(page)).toHaveCount(0);
  });

  test('a visitor can search before a slow service has answered', { tag: '@nightly' }, async ({ page }) => {
    await page.route(suggestions, () => {}); // never
    await page.goto('/contact');
    await field(page).fill('dryer');
    await expect(box(page)).toHaveAttribute('data-field-waits', '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=dryer');
  });

  test('the search box still works as a form, silently, if the service or the chunks fail', async ({
    page,
  }) => {
    await page.route(suggestions, (route) => route.fulfill({ status: 500 }));
    await page.goto('/contact');
    const asked = page.waitForResponse(suggestions);
    await field(page).fill('dryer');
    await asked;
    await expect(options(page)).toHaveCount(0);
    await expect(box(page).getByRole('status')).toBeEmpty();
    await page.route('**/chunks/*.js', (route) => route.abort());
    await page.reload();
    await field(page).fill('dryer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=dryer');
  });

  test(
    'suggestions appear within 50 ms of a key if the service answers at once',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route(suggestions, (route) => route.fulfill(answer(['screw', 'screws'])));
      await page.goto('/contact');
      await field(page).focus();
      await expect(box(page)).toHaveAttribute('data-island-state', 'mounted');
      // Excludes the time in the test's own proxy. The fastest run counts, as the machine may be busy.
      const fastest = () =>
        page.evaluate(async () => {
          const json = JSON.stringify({ q: '', words: ['screw', 'screws'], items: [] });
          window.fetch = () => Promise.resolve(new Response(json));
          const input = document.querySelector<HTMLInputElement>('.cmp-searchbox input')!;
          const list = document.querySelector('.cmp-searchbox [role="listbox"]')!;
          const taken: number[] = [];
          for (const letter of 'compressor') {
            const began = performance.now();
            const drawn = new Promise((resolve) =>
              new MutationObserver(resolve).observe(list, { childList: true }),
            );
            input.value += letter + letter;
            input.dispatchEvent(new InputEvent('input', { bubbles: true }));
            await drawn;
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
            taken.push(performance.now() - began);
          }
          return Math.min(...taken);
        });
      await expect.poll(fastest, { timeout: 20_000 }).toBeLessThan(50);
    },
  );

  test('the open suggestions have no violations in axe', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/contact');
    await field(page).fill('scr');
    await expect(options(page).first()).toBeVisible();
    const { violations } = await axe(page).include('.cmp-header').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test(
    'the search box uses the page’s language and leads to its results',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/de/de/contact');
      await field(page).fill('schraub');
      await expect(box(page).getByRole('group').first()).toBeVisible();
      await expect(box(page).getByRole('status')).toHaveText(/Vorschläge|Vorschlag/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/de/de/search?q=schraub');
    },
  );

  test('a widget missing from a page is logged for developers', { tag: '@nightly' }, async ({ page }) => {
    const notes: string[] = [];
    page.on('console', (message) => message.type() === 'debug' && notes.push(message.text()));
    await page.goto('/contact');
    await expect.poll(() => notes).toContain('no element matches search-banner');
    expect(notes).not.toContain('no element matches search-box');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a button opens the field over the header, and a tap opens a suggestion', async ({ page }) => {
    await page.goto('/contact');
    await expect(field(page)).toBeHidden();
    await box(page).getByRole('button', { name: 'Open search' }).tap();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('v-3007');
    await options(page).filter({ hasText: 'V-3007' }).first().tap();
    await expect(page).toHaveURL(/\/r-7/);
  });

  test('Escape closes the field and returns the focus', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/contact');
    const open = box(page).getByRole('button', { name: 'Open search' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(open).toBeFocused();
  });
});

for (const width of cases([390], [1366])) {
  test.describe(`with scripts blocked at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

    test('the search box is a form that leads to the results', async ({ page }) => {
      await page.goto('/contact');
      if (width < 1366) await box(page).getByRole('button', { name: 'Open search' }).click();
      await field(page).fill('dryer');
      await box(page).getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL('/search?q=dryer');
    });
  });
}
