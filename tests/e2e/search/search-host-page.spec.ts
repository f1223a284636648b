import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { hostPort, hostUrl, publishUrl } from '../ports';

/* Our search widgets on a page of another origin, without our header, styles or loader. */

const resources = `${publishUrl}/etc.clientlibs/ventora/clientlibs/clientlib-site/resources`;

const html = `<!doctype html><html lang="de-DE"><head><title>Dealer</title>
<link rel="stylesheet" href="${resources}/search-widgets.v1.css"><script defer src="${resources}/search-widgets.v1.js"></script></head>
<body><h1>Dealer</h1><div id="box"></div><div id="banner"></div><div id="list"></div></body></html>`;

let server: Server;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(hostPort, 'localhost', resolve));
});
test.afterAll(() => server.close());

test.beforeEach(async ({ page }) => {
  await page.goto(hostUrl);
  await page.evaluate(async (action) => {
    const { mount } = window.ventora!.search!;
    const find = (id: string) => document.getElementById(id)!;
    const box = mount(find('box'), { widget: 'search-box', action });
    const banner = mount(find('banner'), {
      widget: 'search-banner',
      action,
      title: 'Was brauchen Sie?',
      popular: ['Kältetrockner'],
    });
    Object.assign(window, { box, banner });
    await Promise.all([box.ready, banner.ready]);
  }, `${publishUrl}/de/de/search`);
});

test(
  'the box suggests results of the site’s service in the page’s language',
  { tag: '@nightly' },
  async ({ page }) => {
    const box = page.locator('#box');
    await box.getByRole('combobox', { name: 'Website durchsuchen' }).fill('schraub');
    await expect(box.getByRole('option').first()).toBeVisible();
    await expect(box.getByRole('status')).toHaveText(/Vorschläge|Vorschlag/);
  },
);

test('a list beside the box shows filterable results on the host page', async ({ page }) => {
  test.setTimeout(90_000);
  await expect
    .poll(async () => (await page.request.get(`${publishUrl}/bin/ventora/search`)).status(), {
      timeout: 60_000,
    })
    .toBe(200);
  await page.goto(`${hostUrl}/dealer.php?id=7`);
  await page.evaluate(async () => {
    const { mount } = window.ventora!.search!;
    const find = (id: string) => document.getElementById(id)!;
    const action = '/dealer.php?id=7';
    const list = mount(find('list'), { widget: 'filter-list', action, preset: { kind: ['product'] } });
    const box = mount(find('box'), { widget: 'search-box', action });
    Object.assign(window, { list });
    await Promise.all([list.ready, box.ready]);
  });
  const list = page.locator('#list');
  const title = list.getByRole('heading', { level: 2 });
  await page.getByRole('combobox', { name: 'Website durchsuchen' }).fill('Kolbenkompressor 400 V');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Ergebnisse zu „Kolbenkompressor 400 V“');
  await expect(title).toBeFocused();
  await list.getByRole('checkbox', { name: /^Stationäre Kompressoren/ }).check();
  await expect(page).toHaveURL(`${hostUrl}/dealer.php?id=7&q=Kolbenkompressor+400+V&family=stationary`);
  // Products and pictures come from the service, not from this page.
  await expect(list.locator('.cmp-card__link').first()).toHaveAttribute(
    'href',
    new RegExp(`^${publishUrl}/de/de/`),
  );
  await expect
    .poll(() => list.locator('img').evaluateAll((all) => (all as HTMLImageElement[]).map(({ src }) => src)))
    .not.toContainEqual(expect.stringContaining(hostUrl));
  // Changed settings keep the markup, and fetch again only what depends on them.
  await title.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.evaluate(async () => {
    const { list } = window as unknown as { list: { update(change: object): Promise<void> } };
    await list.update({ pageSize: 3, texts: { clearAll: 'Alles zurück' } });
  });
  await expect(list.locator('.cmp-filterlist__count', { hasText: /^1 bis 3 von/ })).toBeVisible();
  await expect(list.locator('[data-kept]')).toBeVisible();
  await list.getByRole('link', { name: 'Alles zurück' }).click();
  await expect(page).toHaveURL(`${hostUrl}/dealer.php?id=7&q=Kolbenkompressor`);
  await page.goBack();
  await expect(list.getByRole('checkbox', { name: /^Stationäre Kompressoren/ })).toBeChecked();
  await page.evaluate(() => (window as unknown as { list: { destroy(): void } }).list.destroy());
  await expect(list).toBeEmpty();
});

test('a host page with its own results gets an event, and its visitor stays', async ({ page }) => {
  await page.evaluate(() => {
    document.addEventListener('ventora:search', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent<{ q: string }>).detail.q;
    });
  });
  await page.getByRole('link', { name: 'Kältetrockner' }).click();
  await expect(page).toHaveTitle('Kältetrockner');
  await expect(page).toHaveURL(`${hostUrl}/`);
});

test(
  'settings change in place, and destroying a widget leaves nothing behind',
  { tag: '@nightly' },
  async ({ page }) => {
    const box = page.locator('#box');
    const field = box.getByRole('combobox');
    await field.fill('kom');
    await page.evaluate(async () => {
      const { box } = window as unknown as { box: { update(change: object): Promise<void> } };
      await box.update({ texts: { placeholder: 'Bestellnummer' } });
    });
    await expect(field).toHaveAttribute('placeholder', 'Bestellnummer');
    await expect(field).toHaveValue('kom');
    await expect(field).toBeFocused();
    await page.evaluate(() => (window as unknown as { box: { destroy(): void } }).box.destroy());
    await expect(box).toBeEmpty();
    await expect(box).toHaveAttribute('class', '');
  },
);

test('a wrong setting is refused with the reason', async ({ page }) => {
  const reason = await page.evaluate(() =>
    window
      .ventora!.search!.mount(document.createElement('div'), { widget: 'search-box', action: 'search' })
      .ready.catch((error: Error) => error.message),
  );
  expect(reason).toBe(
    'search-box.action is "search"; give an address like /search or https://www.example.com/search',
  );
});

test('the widgets change nothing else on the host page', async ({ page }) => {
  const font = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
  expect(font).not.toMatch(/Barlow/);
  await expect(page.locator('#banner h2')).toHaveText('Was brauchen Sie?');
});
