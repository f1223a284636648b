import { expect as usual, test, type Page } from '@playwright/test';
import { axe, faded } from '../axe';
import { cases } from '../nightly';

/** The first answer of a server that has just started, on a busy machine, takes longer than usual. */
const expect = usual.configure({ timeout: 20_000 });

const address = (country: string, name: string) => `/${country}/solutions/calculators/${name}`;
const verdict = '.cmp-calculator__verdict';

/** So that a test notices if the page was loaded again. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset.same = 'yes'));
const expectSame = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same', 'yes');

test('a visitor sees the answer change while typing, and keeps the focus when other things are asked', async ({
  page,
}) => {
  await page.goto('/gb/en/solutions/calculators');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Leak cost/ })
    .first()
    .click();
  await expect(page.locator(verdict)).toHaveText(/These leaks lose 0.914\sm³\/min and cost £14,005 a year/);
  await mark(page);
  await page.getByText('The arithmetic').click();
  await page.getByLabel('Number of leaks').fill('10');
  await page.getByLabel('Number of leaks').press('Tab');
  await expect(page.locator(verdict)).toHaveText(/lose 1.83\sm³\/min/);
  await expect(page).toHaveURL(/count=10/);
  await expect(page.locator('.cmp-calculator__arithmetic')).not.toHaveAttribute('open');
  await page.getByLabel('How do you know what leaks?').focus();
  await page.getByLabel('How do you know what leaks?').selectOption('It was measured');
  await expect(page.getByLabel('Leakage, m³/min')).toBeVisible();
  await expect(page.getByLabel('How do you know what leaks?')).toBeFocused();
  await expectSame(page);
});

test('a wrong figure is explained beside its field, with what would be right, and the answer leads to it', async ({
  page,
}) => {
  await page.goto(address('gb/en', 'leak-cost'));
  const bore = page.getByLabel('Diameter of the hole, mm');
  await bore.fill('900');
  // As somebody without a mouse does it.
  await bore.press('Enter');
  await expect(bore).toHaveAttribute('aria-invalid', 'true');
  await expect(bore).toHaveAccessibleDescription(/900 is out of range. Enter a number from 0.1 to 25/);
  await expect(page.locator(verdict)).toHaveText('Please check these figures');
  await expect(page.locator('#calculator-answer')).toBeFocused();
  await page.locator('.cmp-calculator__faults a').focus();
  await page.keyboard.press('Enter');
  await expect(bore).toBeFocused();
  const { violations } = await axe(page).include('.cmp-calculator').analyze();
  expect(violations).toEqual([]);
  // The first answer is a page of its own if the behaviour was not loaded yet.
  await mark(page);
  await bore.fill('3');
  await bore.press('Enter');
  await expect(page.locator(verdict)).toHaveText(/lose 2.06\sm³\/min/);
  await expect(bore).not.toHaveAttribute('aria-invalid');
  await expectSame(page);
});

const log = (text: string) => ({ name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with scripts blocked', () => {
    test.use({ javaScriptEnabled });

    test('a log becomes a profile in the address with what was entered before, and a wrong line is named', async ({
      page,
    }) => {
      await page.goto(`${address('gb/en', 'fixed-against-variable-speed')}?price=0.2`);
      const file = page.getByLabel('Or from a log');
      if (javaScriptEnabled) {
        const price = page.getByLabel('Price of electricity, £/kWh');
        await price.fill('0.5');
        await price.press('Tab');
        await expect(page).toHaveURL(/price=0.5/);
      }
      await file.setInputFiles(log('time;flow\n08:00;3\n08:01;1\n08:02;1\n08:03;3\n'));
      await page.getByRole('button', { name: 'Use this log' }).click();
      await expect(page).toHaveURL(/share1=50&draw1=3/);
      await expect(page).toHaveURL(javaScriptEnabled ? /price=0.5/ : /price=0.2/);
      await expect(page.getByLabel('Air drawn, m³/min').nth(1)).toHaveValue('1');
      await expect(page.locator(verdict)).toHaveText(/Fixed speed takes/);
      await file.setInputFiles(log('time;flow\n08:00;3\n08:01;much\n'));
      await page.getByRole('button', { name: 'Use this log' }).click();
      await expect(file).toHaveAccessibleDescription(/Line 3: this is not a number/);
    });
  });
}

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('a German reader calculates with a decimal comma, by an address that can be shared', async ({
    page,
  }) => {
    await page.goto(address('de/de', 'leak-cost'));
    await page.getByLabel('Strompreis, €/kWh').fill('0,305');
    await page.getByRole('button', { name: 'Berechnen' }).click();
    await expect(page).toHaveURL(/price=0%2C305.*#calculator-answer$/);
    await expect(page.locator(verdict)).toHaveText(/verlieren 0,914\sm³\/min und kosten 17.086\s€ im Jahr/);
    await expect(page.getByLabel('Strompreis, €/kWh')).toHaveValue('0,305');
  });

  test('a reader in the United States calculates in gallons and pounds, with tanks that fit', async ({
    page,
  }) => {
    await page.goto(address('us/en', 'receiver-size'));
    await expect(page.getByLabel('Demand at the peak, cfm')).toHaveValue('50');
    await page.getByLabel('Demand at the peak, cfm').fill('60');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.locator(verdict)).toHaveText(/at least [\d.]+\sgal, approved for 145\spsi/);
    await expect(page.locator('.cmp-calculator__products li').first()).toContainText(/\d+\spsi · \d+\sgal/);
  });
});

test('a ring main is drawn, and an answer prints with its arithmetic but without buttons', async ({
  page,
}) => {
  await page.goto(`${address('gb/en', 'pipe-size')}?shape=ring`);
  const drawing = page.getByRole('img', { name: /^The ring main/ });
  await expect(drawing).toContainText('Compressor');
  await expect(drawing).toContainText(/1.5\sm³\/min/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
  await expect(page.getByText('The arithmetic')).toBeVisible();
  await expect(drawing).toBeVisible();
});

const PAGES = [
  'leak-cost?method=bleed',
  'receiver-size',
  'condensate-amount',
  'heat-recovered',
  'fixed-against-variable-speed',
  'life-cycle-cost',
];

for (const name of cases(['', 'pipe-size?shape=ring&segment1=x'], PAGES)) {
  test(`everybody can use it on a phone and at a desk: ${name || 'all calculators'}`, async ({ page }) => {
    await page.goto(address('gb/en', name).replace(/\/$/, ''));
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await faded(page);
      const { violations } = await axe(page).include('main').analyze();
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
