import { axe, faded } from '../axe';
import { author, expect, test } from './sample-page';

test('an author changes a teaser in its dialog, sees it on the page and undoes it', async ({
  page,
  sample,
}) => {
  await sample.addTeaser();
  await sample.openAt('intro/teaser', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Teaser' });
  await expect(dialog.getByRole('textbox', { name: 'Pretitle' })).toBeFocused();
  const { violations } = await axe(page).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);

  await page.keyboard.press('Control+a');
  await page.keyboard.type('Screw compressors');
  await dialog.getByRole('tab', { name: 'Link' }).click();
  await dialog.getByRole('button', { name: 'Add to actions' }).click();
  await dialog.getByRole('textbox', { name: 'Link' }).last().fill('/content/ventora/gb/en/contact');
  await dialog.getByRole('textbox', { name: 'Words' }).last().fill('Ask us');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(sample.frame.locator('.cmp-teaser__pretitle')).toHaveText('Screw compressors');
  await expect(sample.frame.getByRole('link', { name: 'Ask us' })).toBeAttached();
  expect(await sample.stored('intro/teaser')).toMatchObject({
    pretitle: 'Screw compressors',
    actions: { item0: { text: 'See the range' }, item1: { text: 'Ask us' } },
  });
  await expect(sample.item('intro/teaser')).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(sample.frame.locator('.cmp-teaser__pretitle')).toHaveText('Compressors');
  await expect(sample.frame.getByRole('link', { name: 'Ask us' })).toHaveCount(0);
});

test(
  'a click beside a dialog does not close it, Escape asks first, and a reload restores the input',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Dry air for all');
    await page.mouse.click(20, 400);
    await expect(title).toHaveValue('Dry air for all');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(title).toHaveValue('Dry air for all');
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => key.startsWith('ventora-dialog')),
    );

    await page.reload();
    await sample.item('intro/title').focus();
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue('Dry air for paint shops');
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expect(title).toHaveValue('Dry air for all');
  },
);

test(
  'input that the server refuses stays in the form, with the reason',
  { tag: '@turn-1' },
  async ({ page, sample }) => {
    await sample.openAt('intro/title', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Title' });
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Dry air for all');
    const posts = (url: URL) => url.pathname.includes(sample.path);
    await page.route(posts, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 423 }) : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The page is locked.');
    await expect(dialog.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Dry air for all');
    await page.unroute(posts);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for all' })).toBeVisible();
  },
);

test(
  'an author selects a picture in the asset tree by keyboard',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('pictures/image', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Image', exact: true });
    await dialog.getByRole('textbox', { name: 'Picture' }).fill('');
    await dialog.getByRole('button', { name: 'Choose Picture' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose: Picture' });
    // A row is named by its title and, if different, its name.
    const folder = (name: string) => picker.getByRole('row', { name: new RegExp(`^${name}( |$)`, 'i') });
    // Only the rows in view exist: keys reach those below.
    const press = async (name: string) => {
      await picker.getByRole('row').first().focus();
      await expect
        .poll(
          async () => {
            if ((await folder(name).count()) === 0) await page.keyboard.press('PageDown');
            return folder(name).count();
          },
          // A folder has hundreds of pictures, and a page of it six.
          { timeout: 120_000, intervals: [100] },
        )
        .toBe(1);
      await folder(name).focus();
      await page.keyboard.press('Enter');
    };
    for (const name of ['Ventora', 'products', 'M 50 mobile compressor']) await press(name);
    await expect(dialog.getByRole('textbox', { name: 'Picture' })).toHaveValue(
      '/content/dam/ventora/products/m-50.jpg',
    );
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(async () => (await sample.stored('pictures/image')).fileReference)
      .toBe('/content/dam/ventora/products/m-50.jpg');
  },
);

test(
  'an author sets a picture’s focal point by keyboard, sees it on the page and undoes it',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.post(`${sample.main}/pictures/image`, {
      fileReference: '/content/dam/ventora/products/m-50.jpg',
      'cq:styleIds': 'ratio-16-9',
    });
    await sample.open();
    const picture = sample.frame.getByRole('img', { name: 'Ventora', exact: true });
    await expect(picture).toHaveCSS('object-position', '50% 50%');
    await sample.item('pictures/image').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Image', exact: true });
    const across = dialog.getByRole('slider', { name: 'Focal point of Picture, across' });
    // Starts at the field before it, like an author without a pointer.
    await dialog.getByRole('button', { name: 'Choose Picture' }).focus();
    await page.keyboard.press('Tab');
    await expect(across).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    const down = dialog.getByRole('slider', { name: 'Focal point of Picture, down' });
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute('aria-valuetext', '51% from the left, 30% from the top');
    const { violations } = await axe(page).include('[role=dialog]').analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(picture).toHaveCSS('object-position', '51% 30%');
    expect(await sample.stored('pictures/image')).toMatchObject({ focalPoint: '51,30' });

    await page.keyboard.press('Control+z');
    await expect(picture).toHaveCSS('object-position', '50% 50%');
    expect(await sample.stored('pictures/image')).not.toHaveProperty('focalPoint');
  },
);

test(
  'an author sets a picture’s focal point by a click, and visitors see it',
  { tag: '@nightly' },
  async ({ page, sample, request }) => {
    await sample.post(`${sample.main}/pictures/image`, {
      fileReference: '/content/dam/ventora/products/m-50.jpg',
      'cq:styleIds': 'ratio-16-9',
    });
    await sample.open();
    await sample.item('pictures/image').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Image', exact: true });
    const area = dialog.locator('.editor-focal__area');
    await expect(area).not.toHaveClass(/waiting/);
    // While the dialog moves into place, a click lands a pixel beside its point.
    await faded(page);
    const { width, height } = (await area.boundingBox())!;
    await area.hover({ position: { x: width * 0.4, y: height * 0.4 } });
    await page.mouse.down();
    await area.hover({ position: { x: width * 0.75, y: height * 0.2 } });
    await page.mouse.up();
    await expect(dialog.getByRole('textbox', { name: 'From the left (%)' })).toHaveValue('75');
    await expect(dialog.getByRole('textbox', { name: 'From the top (%)' })).toHaveValue('20');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    const html = await (await request.get(`${author}${sample.path}.html?wcmmode=disabled`)).text();
    expect(html).toContain('.focal-x-75{');
    expect(html).toMatch(/<img[^>]* class="[^"]*\bfocal focal-x-75 focal-y-20\b/);
  },
);
