import { expect, test } from '@playwright/test';

const address = '/business-partner-area/dealer-finder';

test('a visitor on a phone finds dealers near Leeds that hire out machines', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.4601, longitude: -0.9802 });
  await page.goto(address);
  const finder = page.locator('[data-island="dealerfinder"]');
  await expect(finder).toHaveAttribute('data-island-state', 'mounted');

  await finder.getByRole('searchbox', { name: 'Town or postcode' }).fill('Leeds');
  await finder.getByRole('searchbox').press('Enter');
  await expect(finder.getByRole('heading', { name: '12 dealers near Leeds' })).toBeFocused();
  await expect(page).toHaveURL(/place=Leeds/);

  await finder.getByText('Filters', { exact: true }).click();
  await finder.getByRole('checkbox', { name: /^Hire/ }).check();
  await expect(page).toHaveURL(/service=hire/);
  await expect(finder.getByRole('checkbox', { name: /^Hire/ })).toBeFocused();

  const first = finder.getByRole('article').first();
  await first.getByText('Opening hours and more').click();
  await expect(first.getByRole('cell', { name: '07:30–17:30' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goBack();
  await expect(finder.getByRole('searchbox')).toHaveValue('');
  await expect(finder).not.toHaveAttribute('aria-busy');

  await finder.getByRole('button', { name: 'Use my position' }).click();
  const nearest = finder.getByText(/^Reading is the place nearest to you/);
  await expect(nearest).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/place=Reading/);
  expect(page.url()).not.toContain('position');
});

test(
  'the map can be dragged and moved by keys, and zooms in on dealers that are close together',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(address);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    const drawing = map.getByRole('group');
    await expect(page.getByText('Drag the map, or use the arrow keys')).toBeVisible();
    await drawing.scrollIntoViewIfNeeded();
    await drawing.hover({ position: { x: 60, y: 60 } });
    await page.mouse.down();
    await drawing.hover({ position: { x: 160, y: 130 }, force: true });
    await page.mouse.up();
    await expect(page).toHaveURL(/centre=/);
    const dragged = page.url();

    await map.getByRole('link', { name: 'Zoom out' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page).not.toHaveURL(dragged);
    await expect(map.getByRole('link', { name: 'Zoom out' })).toBeFocused();

    await page.goto(address);
    await map
      .getByRole('link', { name: /close together, zoom in$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/zoom=\d.*centre=/);
  },
);

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('the dealer finder works as a form with links', async ({ page }) => {
    await page.goto(`${address}?place=Newport`);
    await page.getByRole('link', { name: 'Newport (Isle of Wight)' }).click();
    await expect(page.getByRole('heading', { name: /dealers near Newport \(Isle of Wight\)/ })).toBeVisible();
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^Hire/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/service=hire/);
    await expect(page.getByRole('button', { name: 'Use my position' })).toHaveCount(0);
    await page.getByRole('link', { name: /^1\. / }).click();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.getByRole('link', { name: 'Zoom in', exact: true }).click();
    await expect(page).toHaveURL(/zoom=1/);
  });
});
