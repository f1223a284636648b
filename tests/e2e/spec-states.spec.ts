import { expect, test, type Locator, type Page } from '@playwright/test';
import { items, node, openTestPage } from './test-page';

/*
 * The component states in the specification. Elsewhere: hamburger, submenus, levels and the way back, the language
 * after a choice and the current page in header.spec; tabs that start on the first, accordions with several open items
 * in panels.spec; next, previous, bullets and autoplay in carousel.spec; chunks that load and fail in islands.spec.
 */

const words = (name: string) =>
  node('text', { 'cq:panelTitle': name, text: `<p>${name}</p>`, textIsRich: true });
const panels = { item_1: words('Motor'), item_2: words('Pump'), item_3: words('Tank') };

const isOpen = (item: Locator) => item.evaluate((details) => (details as HTMLDetailsElement).open);
const open = async (page: Page): Promise<boolean[]> =>
  Promise.all((await page.locator('.cmp-accordion details').all()).map(isOpen));

test('opening an item of a single-expansion accordion closes the others', async ({ page }) => {
  const accordion = node('accordion', { singleExpansion: true, expandedItems: ['item_1'], ...panels });
  await openTestPage(page, { name: 'accordion-single', main: { accordion } });
  expect(await open(page)).toEqual([true, false, false]);
  await page.locator('main').getByText('Tank').first().click();
  await expect.poll(() => open(page)).toEqual([false, false, true]);
  await page.locator('main').getByText('Pump').first().click();
  await expect.poll(() => open(page)).toEqual([false, true, false]);
});

test(
  'an accordion starts with the items open that its author chose, or with none',
  { tag: '@nightly' },
  async ({ page }) => {
    const accordion = node('accordion', { expandedItems: ['item_1'], ...panels });
    await openTestPage(page, { name: 'accordion-several', main: { accordion } });
    expect(await open(page)).toEqual([true, false, false]);
    await page.locator('main').getByText('Tank').first().click();
    await expect.poll(() => open(page)).toEqual([true, false, true]);
    await openTestPage(page, { name: 'accordion-none', main: { accordion: node('accordion', panels) } });
    expect(await open(page)).toEqual([false, false, false]);
  },
);

test('tabs start on item_1', async ({ page }) => {
  await openTestPage(page, { name: 'tabs', main: { tabs: node('tabs', panels) } });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Motor');
});

test(
  'a carousel’s expand link opens the current slide’s picture in a new tab',
  { tag: '@nightly' },
  async ({ page }) => {
    const picture = (name: string) =>
      node('image', {
        'cq:panelTitle': name,
        fileReference: `/content/dam/ventora/products/${name}.jpg`,
        altValueFromDAM: false,
        alt: name,
      });
    await openTestPage(page, {
      name: 'carousel-expand',
      main: {
        carousel: node('carousel', {
          typeCarousel: 'image',
          expandLink: true,
          a: picture('m-50'),
          b: picture('r-7'),
        }),
      },
    });
    const link = page.getByRole('link', { name: 'Open the picture in a new tab' });
    await expect(link).toHaveAttribute('href', /m-50/);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(link).toHaveAttribute('href', /r-7/);
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect.poll(() => tab.url()).toContain('r-7');
  },
);

test('a modal is closed until its button is pressed, or open when the page opens', async ({ page }) => {
  const modal = (isOpened: boolean) =>
    node('modal', {
      'jcr:title': 'Which oil?',
      buttonText: 'Which oil',
      isOpened,
      text: words('ISO VG 100'),
    });
  await openTestPage(page, { name: 'modal-default', main: { modal: modal(false) } });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Which oil' }).click();
  await expect(page.getByRole('dialog', { name: 'Which oil?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Which oil' })).toBeFocused();
  await openTestPage(page, { name: 'modal-opened', main: { modal: modal(true) } });
  await expect(page.getByRole('dialog', { name: 'Which oil?' })).toBeVisible();
});

for (const type of ['checkbox', 'radio'] as const) {
  test(`options start unselected: ${type}`, { tag: '@nightly' }, async ({ page }) => {
    const options = node('form/options', {
      type,
      name: 'use',
      'jcr:title': 'What is the air for?',
      source: 'local',
      items: items([
        { text: 'Workshop', value: 'workshop' },
        { text: 'Industry', value: 'industry' },
      ]),
    });
    await openTestPage(page, {
      name: `options-${type}`,
      main: { form: node('form/container', { options }) },
    });
    await expect(page.getByRole(type)).toHaveCount(2);
    for (const option of await page.getByRole(type).all()) await expect(option).not.toBeChecked();
    await page.getByText('Industry').click();
    await expect(page.getByRole(type, { name: 'Industry' })).toBeChecked();
  });
}

test(
  'the language switcher opens and closes by its button on a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const button = page.locator('.cmp-languagenavigation__button');
    const german = page.locator('a[hreflang="de-DE"]');
    await expect(german).toBeHidden();
    await button.click();
    await expect(german).toBeVisible();
    await button.click();
    await expect(german).toBeHidden();
  },
);

test('a menu item is active on the pages below it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/products/mobile');
  const active = page.locator('nav.cmp-navigation--menu .cmp-navigation__item--active');
  await expect(active.first()).toContainText('Products');
});
