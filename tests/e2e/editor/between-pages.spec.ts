import { expect, test } from './sample-page';

test('an author copies on one page and pastes on another', { tag: '@nightly' }, async ({ page, sample }) => {
  const other = sample.beside(`${sample.path}-other`);
  await other.create();
  await sample.post(`${sample.main}/intro/text`, { './text': '<p>Copied.</p>' });
  await sample.openAt('intro/title', 'ArrowDown');
  await expect(sample.item('intro/text')).toBeFocused();
  await page.keyboard.press('Control+c');
  await other.open();
  await other.item('pictures/image').focus();
  await page.keyboard.press('Control+v');
  await expect(other.item('pictures/text')).toBeFocused();
  await expect(other.frame.getByText('Copied.')).toBeVisible();
  expect((await other.stored('pictures/text')).text).toBe('<p>Copied.</p>');
  expect(await sample.children('intro')).toEqual(['title', 'text']);
  await page.keyboard.press('Control+z');
  await expect(other.item('pictures/text')).toHaveCount(0);
  expect(await other.children('pictures')).toEqual(['image']);
  await other.remove();
});

test(
  'an author cuts on one page and pastes on another; both editors show it, and undo moves it back',
  { tag: '@turn-3' },
  async ({ page, context, sample }) => {
    const other = sample.beside(`${sample.path}-other`);
    await other.create();
    await sample.openAt('intro/text', 'Control+x');
    // The second window shows the other page; they share the clipboard.
    const second = await context.newPage();
    const target = other.on(second);
    await target.openAt('pictures/image', 'Control+v');
    await expect(target.item('pictures/text')).toBeFocused();
    await expect(target.frame.getByText('without condensate')).toHaveCount(2);
    await expect(sample.item('intro/text')).toHaveCount(0);
    await expect(sample.frame.getByText('without condensate')).toHaveCount(0);
    expect(await sample.children('intro')).toEqual(['title']);
    expect(await other.children('pictures')).toEqual(['image', 'text']);

    await second.keyboard.press('Control+z');
    await expect(target.item('pictures/text')).toHaveCount(0);
    await expect(sample.item('intro/text')).toBeVisible();
    expect(await sample.children('intro')).toEqual(['title', 'text']);
    await second.keyboard.press('Control+Shift+z');
    await expect(target.item('pictures/text')).toBeVisible();
    await expect(sample.item('intro/text')).toHaveCount(0);
    await second.close();
    await other.remove();
    await page.bringToFront();
  },
);

test(
  'a component changed since it was cut is not moved, and the author sees why',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    const other = sample.beside(`${sample.path}-other`);
    await other.create();
    await sample.openAt('intro/text', 'Control+x');
    await expect(page.getByText(/cut\. Paste it/)).toBeAttached();
    await sample.post(`${sample.main}/intro/text`, { './text': '<p>Newer.</p>' });
    await other.openAt('pictures/image', 'Control+v');
    await expect(page.getByText(/Someone has changed it .*Cut it there again/)).toBeVisible();
    expect(await other.children('pictures')).toEqual(['image']);
    expect((await sample.stored('intro/text')).text).toBe('<p>Newer.</p>');
    await other.remove();
  },
);

test(
  'two authors change two components of a page, and both changes are kept',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.addTeaser();
    await sample.openAt('intro/teaser', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Teaser' });
    await dialog.getByRole('textbox', { name: 'Pretitle' }).fill('Mine');
    await sample.post(`${sample.main}/intro/title`, { './jcr:title': 'Theirs' });
    await expect(sample.frame.getByRole('heading', { name: 'Theirs' })).toBeAttached();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(sample.frame.locator('.cmp-teaser__pretitle')).toHaveText('Mine');
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Theirs');
    expect((await sample.stored('intro/teaser')).pretitle).toBe('Mine');
  },
);

test('a save whose response is lost is applied once', { tag: '@nightly' }, async ({ page, sample }) => {
  await sample.openAt('intro/text', 'Control+c');
  let lost = 0;
  await page.route(
    (url) => url.pathname.startsWith(sample.path),
    async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    },
  );
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(lost).toBe(1);
  expect(await sample.children('intro')).toHaveLength(3);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => sample.children('intro')).toEqual(['title', 'text']);
});
