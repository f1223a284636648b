import { expect, test } from '../sample-page';

/* Who moves a component by keyboard sees where it goes and where it has gone. */

test(
  'an author who moves a component by keyboard sees where it goes, and finds it marked and in view',
  { tag: '@turn-1' },
  async ({ page, sample }) => {
    // Higher than the window, so that the container moves out of view.
    const words = Array.from({ length: 40 }, (_, line) => `<p>Line ${line}</p>`).join('');
    await sample.post(`${sample.main}/pictures`, {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'long',
      ':content': JSON.stringify({
        'jcr:primaryType': 'nt:unstructured',
        'sling:resourceType': 'ventora/components/text',
        text: words,
        textIsRich: true,
      }),
    });
    await sample.open();
    const mark = page.locator('.ed-move');
    const image = sample.item('pictures/image');
    await image.focus();
    await page.route('**/_jcr_content/**', async (route) => {
      if (route.request().method() === 'POST')
        await expect(mark).toHaveAttribute('data-kind', 'going', { timeout: 5000 });
      await route.continue();
    });
    await page.keyboard.press('Alt+ArrowDown');
    await expect(mark).toHaveAttribute('data-kind', 'arrived');
    const [at, moved] = [(await mark.boundingBox())!, (await image.boundingBox())!];
    expect(Math.abs(at.y - moved.y)).toBeLessThan(2);
    await expect(image).toBeFocused();
    await expect(image).toBeInViewport();
    await expect(page.getByText('Image: now 2 of 2.')).toBeAttached();
    await expect(mark).toHaveCount(0);
    expect(await sample.children('pictures')).toEqual(['long', 'image']);
  },
);

test(
  'the mark does not move where an author wants no motion',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sample.openAt('intro/title', 'Alt+ArrowDown');
    const mark = page.locator('.ed-move[data-kind="arrived"]');
    await expect(mark).toHaveCSS('animation-name', 'none');
    await expect(mark).toHaveCount(0);
  },
);
