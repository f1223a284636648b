import { expect, test } from '@playwright/test';

const catalogue = '/business-partner-area/digital-catalogue';

test.use({ viewport: { width: 390, height: 844 } });

test('every family listed at the start of a chapter can be reached on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(catalogue);
  const chapter = page.locator('.cmp-cataloguereader__page--dark', {
    has: page.getByRole('heading', { name: 'Mobile compressors' }),
  });
  const last = chapter.getByRole('link').last();
  await expect(last).toContainText('Petrol-driven compressors');
  await last.focus();
  const isSeen = await last.evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(isSeen).toBe(true);
});

test(
  'the cover breaks no word on a phone, even in the wider font of the second brand',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(catalogue);
    const title = page.locator('.cmp-cataloguereader__cover-title');
    for (const font of ['Barlow Semi Condensed', 'Barlow']) {
      await title.evaluate((_, name) => {
        document.documentElement.style.setProperty('--font-display', `'${name}'`);
      }, font);
      const words = await title.evaluate((heading) => {
        const range = document.createRange();
        const text = heading.firstChild!;
        return [...text.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return { word, lines: range.getClientRects().length };
        });
      });
      expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
    }
  },
);
