import { expect, test, type Locator, type Page } from '@playwright/test';
import { axe, faultsOf } from '../axe';

/* The exploded drawing beside the spare parts, and the form that asks for a machine's serial number. */

const R15 = '/products/screw/fixed-speed/r-15';

/** On a phone, what opens them. */
const fold = (page: Page) => page.locator('summary[aria-label="Spare parts"]');
const partsOf = (page: Page) => page.locator('[id$="-spare-parts"]');
/** A row by the name of its part or piece: the innermost one. */
const rowOf = (page: Page, name: string) =>
  partsOf(page)
    .locator('.cmp-exploded__row')
    .filter({ hasText: name, hasNot: page.locator('.cmp-exploded__row').filter({ hasText: name }) })
    .first();
const numberOf = (page: Page, part: string) =>
  partsOf(page).getByRole('link', { name: `${part}, in the drawing` });
const balloonOf = (page: Page, part: string) =>
  partsOf(page).getByRole('link', { name: `${part}, in the list` });
/** Marked rows have a bar, and their part in the drawing is yellow. */
const isMarked = (row: Locator) =>
  row.evaluate((element) => {
    const face = element.querySelector('.cmp-exploded__face');
    const probe = document.createElement('span');
    probe.style.color = 'var(--yellow)';
    element.append(probe);
    const yellow = getComputedStyle(probe).color;
    probe.remove();
    return getComputedStyle(element).boxShadow !== 'none' && getComputedStyle(face!).fill === yellow;
  });
const numbers = (page: Page) =>
  partsOf(page).locator('.cmp-product__parts > li > .cmp-exploded__mark').allTextContents();
const field = (page: Page) => page.getByRole('textbox', { name: 'Serial number of your machine' });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('pointing at a part marks its row, and pointing at a row marks its part', async ({ page }) => {
    await page.goto(R15);
    const row = rowOf(page, 'Oil filter');
    await expect.poll(() => isMarked(row)).toBe(false);
    await row.getByText('Oil filter').hover();
    await expect.poll(() => isMarked(row)).toBe(true);
    await rowOf(page, 'Inlet mat').getByText('Inlet mat').hover();
    await expect.poll(() => isMarked(row)).toBe(false);
    await balloonOf(page, '2.2 Oil filter').locator('circle').last().hover();
    await expect.poll(() => isMarked(row)).toBe(true);
  });

  test('a number leads to its balloon and back, by pointer and by keyboard', async ({ page }) => {
    await page.goto(R15);
    const row = rowOf(page, 'Inlet mat');
    await numberOf(page, '2.3 Inlet mat').first().click();
    await page.mouse.move(0, 0);
    await expect(page).toHaveURL(/-part-2-3-drawn$/);
    await expect.poll(() => isMarked(row)).toBe(true);
    // From the place in the address, the next stop is the balloon itself.
    await page.keyboard.press('Tab');
    await expect(balloonOf(page, '2.3 Inlet mat')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/-part-2-3$/);
    await page.keyboard.press('Tab');
    await expect(numberOf(page, '2.3 Inlet mat').first()).toBeFocused();
    await expect.poll(() => isMarked(row)).toBe(true);
  });

  test('a kit goes to the quote list from its row', async ({ page }) => {
    await page.goto(`${R15}?serial=2215-00093`);
    const kit = 'Kit R 15 – R 22 3,000 h, to 2022'.replace(/(?<=R) (?=\d)|(?<=\d) (?=h)/g, '\u00a0');
    await partsOf(page).getByRole('checkbox', { name: kit }).click();
    await page.getByRole('link', { name: 'Quote list (1)' }).click();
    await expect(page.getByRole('main')).toContainText('V-8016-00');
  });

  test('on paper the drawing is above its list, without the form', async ({ page }) => {
    await page.goto(`${R15}?serial=2215-00093`);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await expect(field(page)).toBeHidden();
    await expect(partsOf(page).getByText('Parts for serial number 2215-00093.')).toBeVisible();
    const drawing = await page.getByRole('img', { name: /^Exploded drawing of R.15/ }).boundingBox();
    const list = await partsOf(page).locator('.cmp-product__parts').boundingBox();
    const balloon = await balloonOf(page, '2.1 Air filter').boundingBox();
    expect(list!.y).toBeGreaterThanOrEqual(drawing!.y + drawing!.height - 1);
    expect(balloon!.y + balloon!.height).toBeLessThanOrEqual(list!.y);
  });
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts blocked', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test('a mechanic sees the parts of one machine, with their numbers, and all parts again', async ({
      page,
    }) => {
      await page.goto(`${R15}?variant=V-3015-10`);
      await fold(page).click();
      expect(await numbers(page)).toEqual(['1', '2', '3', '4', '5']);
      await field(page).fill('s/n 2215 93');
      await field(page).press('Enter');
      await expect(page).toHaveURL(/\?variant=V-3015-10&serial=s%2Fn\+2215\+93#[\w-]+-spare-parts$/);
      await expect(partsOf(page)).toContainText(
        'Parts for serial number 2215-93. 2 parts for other years are left out. Show all parts',
      );
      await expect(partsOf(page)).toBeInViewport();
      await expect(field(page)).toHaveValue('2215-93');
      expect(await numbers(page)).toEqual(['1', '3', '5']);
      await expect(balloonOf(page, '2.1 Air filter')).toBeVisible();
      await expect(balloonOf(page, '2.3 Inlet mat')).toHaveCount(0);
      await partsOf(page).getByRole('link', { name: 'Show all parts' }).click();
      await expect(page).toHaveURL(/\?variant=V-3015-10#[\w-]+-spare-parts$/);
      expect(await numbers(page)).toEqual(['1', '2', '3', '4', '5']);
    });

    test('what is no serial number is named beside the field, and nothing is lost', async ({ page }) => {
      const answer = page.waitForResponse((response) => response.url().includes('serial=V-3015-10'));
      await page.goto(R15);
      await fold(page).click();
      await field(page).fill('V-3015-10');
      await page.getByRole('button', { name: 'Show its parts' }).click();
      expect((await answer).status()).toBe(200);
      await expect(field(page)).toHaveValue('V-3015-10');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription(
        /^“V-3015-10” is not a serial number of this machine/,
      );
      expect(await numbers(page)).toEqual(['1', '2', '3', '4', '5']);
    });
  });
}

test('the form is clear to everyone in each of its states, and fits the narrowest window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const serial of ['', '2215-00093', 'V-3015', 'Verdichterseriennummernschild'.padEnd(60, 'x')]) {
    await page.goto(`${R15}?serial=${serial}`);
    expect(await faultsOf(axe(page).include('[id$="-spare-parts"]'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('a machine whose parts are the same in all years does not ask', async ({ page }) => {
  await page.goto('/products/screw/fixed-speed/r-7?serial=2215-00093');
  await expect(partsOf(page)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('the code on a rating plate leads to the parts of that machine', async ({ page }) => {
  await page.goto('/id/V-3015-08?serial=2438-00127');
  await expect(page.locator('.cmp-product__sku').getByText('2438-00127')).toBeVisible();
  await page.getByRole('link', { name: 'Its spare parts' }).click();
  await expect(partsOf(page)).toBeInViewport();
  expect(await numbers(page)).toEqual(['1', '2', '4']);
});
