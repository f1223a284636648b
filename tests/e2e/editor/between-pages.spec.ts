import { expect, test } from './sample-page';

test('what is copied on one page is pasted on another', async ({ page, sample }) => {
  const other = sample.beside(`${sample.path}-other`);
  await other.create();
  await sample.post(`${sample.main}/intro/text`, { './text': '<p>Copied.</p>' });
  await sample.open();
  await sample.item('intro/title').focus();
  await page.keyboard.press('ArrowDown');
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

test('two authors change two components of a page, and both changes stay', async ({ page, sample }) => {
  await sample.addTeaser();
  await sample.open();
  await sample.item('intro/teaser').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Teaser' });
  await dialog.getByRole('textbox', { name: 'Pretitle' }).fill('Mine');
  await sample.post(`${sample.main}/intro/title`, { './jcr:title': 'Theirs' });
  await expect(sample.frame.getByRole('heading', { name: 'Theirs' })).toBeAttached();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(sample.frame.locator('.cmp-teaser__pretitle')).toHaveText('Mine');
  expect((await sample.stored('intro/title'))['jcr:title']).toBe('Theirs');
  expect((await sample.stored('intro/teaser')).pretitle).toBe('Mine');
});

test('a save whose answer is lost is done once', async ({ page, sample }) => {
  await sample.open();
  await sample.item('intro/text').focus();
  await page.keyboard.press('Control+c');
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
