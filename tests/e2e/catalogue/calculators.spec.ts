import { expect, test } from '@playwright/test';
import { axe } from '../axe';

const page = (country: string, name: string) => `/${country}/solutions/calculators/${name}`;
const verdict = '.cmp-calculator__verdict';

test('a visitor finds the leak calculator from the sizing page, and sees the answer change while typing', async ({
  page: tab,
}) => {
  await tab.goto('/gb/en/solutions/find-your-compressor');
  await tab.getByRole('link', { name: 'calculators of their own' }).click();
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^(What compressed-air leaks|Leak cost)/ })
    .first()
    .click();
  await expect(tab.locator(verdict)).toHaveText(/These leaks lose 0.914\sm³\/min and cost £14,005 a year/);
  await tab.evaluate(() => (document.body.dataset.same = 'yes'));
  await tab.getByLabel('Number of leaks').fill('10');
  await tab.getByLabel('Number of leaks').press('Tab');
  await expect(tab.locator(verdict)).toHaveText(/lose 1.83\sm³\/min/);
  await expect(tab).toHaveURL(/count=10/);
  await tab.getByLabel('How do you know what leaks?').selectOption('It was measured');
  await expect(tab.getByLabel('Leakage, m³/min')).toBeVisible();
  await expect(tab.getByLabel('How do you know what leaks?')).toBeFocused();
  await expect(tab.locator('body')).toHaveAttribute('data-same', 'yes');
  const { violations } = await axe(tab).include('.cmp-calculator').analyze();
  expect(violations).toEqual([]);
});

test('a wrong figure is explained beside its field, with what would be right', async ({ page: tab }) => {
  await tab.goto(page('gb/en', 'leak-cost'));
  const bore = tab.getByLabel('Diameter of the hole, mm');
  await bore.fill('900');
  await bore.press('Tab');
  await expect(bore).toHaveAttribute('aria-invalid', 'true');
  await expect(bore).toHaveAccessibleDescription(/900 is out of range. Enter a number from 0.1 to 25/);
  await expect(tab.locator(verdict)).toHaveText('Please check these figures');
  const { violations } = await axe(tab).include('.cmp-calculator').analyze();
  expect(violations).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a German reader calculates with a decimal comma, by an address that can be shared', async ({
    page: tab,
  }) => {
    await tab.goto(page('de/de', 'leak-cost'));
    await tab.getByLabel('Strompreis, €/kWh').fill('0,305');
    await tab.getByRole('button', { name: 'Berechnen' }).click();
    await expect(tab).toHaveURL(/price=0%2C305.*#calculator-answer$/);
    await expect(tab.locator(verdict)).toHaveText(/verlieren 0,914\sm³\/min und kosten 17.086\s€ im Jahr/);
    await expect(tab.getByLabel('Strompreis, €/kWh')).toHaveValue('0,305');
  });

  test('a reader in the United States calculates in gallons and pounds, with dollars', async ({
    page: tab,
  }) => {
    await tab.goto(page('us/en', 'receiver-size'));
    await expect(tab.getByLabel('Demand at the peak, cfm')).toHaveValue('50');
    await tab.getByLabel('Demand at the peak, cfm').fill('60');
    await tab.getByRole('button', { name: 'Calculate' }).click();
    await expect(tab.locator(verdict)).toHaveText(/at least \d+\sgal, approved for 145\spsi/);
    await expect(tab.locator('.cmp-calculator__products li').first()).toContainText(/gal · \d+\spsi/);
  });

  test('a log becomes a profile in the address, and a wrong line is named', async ({ page: tab }) => {
    await tab.goto(page('gb/en', 'fixed-against-variable-speed'));
    const send = async (text: string) => {
      await tab.getByLabel('Or from a log').setInputFiles({
        name: 'log.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
      await tab.getByRole('button', { name: 'Use this log' }).click();
    };
    await send('time;flow\n08:00;3\n08:01;1\n08:02;1\n08:03;3\n');
    await expect(tab).toHaveURL(/share1=50&draw1=3/);
    await expect(tab.getByLabel('Air drawn, m³/min').nth(1)).toHaveValue('1');
    await expect(tab.locator(verdict)).toHaveText(/Fixed speed takes/);
    await send('time;flow\n08:00;3\n08:01;much\n');
    await expect(tab.getByLabel('Or from a log')).toHaveAccessibleDescription(/Line 3: this is not a number/);
  });
});

test('a ring main is drawn, and an answer prints without its buttons', async ({ page: tab }) => {
  await tab.goto(`${page('gb/en', 'pipe-size')}?shape=ring`);
  const drawing = tab.getByRole('img', { name: /^The ring main/ });
  await expect(drawing).toContainText('Compressor');
  await expect(drawing).toContainText(/1: 1.5\sm³\/min/);
  const { violations } = await axe(tab).include('.cmp-calculator').analyze();
  expect(violations).toEqual([]);
  await tab.emulateMedia({ media: 'print' });
  await expect(tab.getByRole('button', { name: 'Calculate' })).toBeHidden();
  await expect(tab.getByText('The arithmetic')).toBeVisible();
  await expect(drawing).toBeVisible();
});
