import { expect, test, type Locator } from '@playwright/test';

/* "I paint cars and need air for two guns and a sander": on a phone, by touch, from the home page to a sent request. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A comfortable touch target, px (WCAG 2.5.5). */
const THUMB = 44;
/** Between two letters, ms: the server takes a form filled in within 1.5 s for a bot's. */
const TYPING = 100;
/** Taps other than typing. One more means that something got in the way. */
const TAPS = 7;

test('a car painter finds a machine with its filters and asks for a quote in seven taps', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    const { width, height } = (await target.boundingBox())!;
    expect({
      target: String(target),
      isLarge: Math.max(width, height) >= THUMB && height >= 24,
    }).toMatchObject({
      isLarge: true,
    });
    await target.tap();
    taps += 1;
  };

  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Only necessary' }));
  const way = page.getByRole('main').getByRole('link', { name: 'Find your compressor' }).first();
  await expect(way).toBeInViewport({ ratio: 1 });
  await tap(way);
  await expect(page.getByRole('link', { name: /^Paint shop/ })).toBeInViewport({ ratio: 1 });
  await tap(page.getByRole('link', { name: /^Paint shop.*spray guns.*sander/s }));
  await expect(page.locator('.cmp-sizinghelper__verdict')).toBeInViewport();
  // The machines that the sentence names follow right below it.
  const recommended = page.getByRole('article').first();
  await expect(recommended.getByText('Recommended')).toBeInViewport();

  const [machine = ''] = await recommended.getByRole('link').allTextContents();
  await tap(recommended.getByRole('checkbox', { name: /^Add to list/ }));
  // The machine and the two filters needed for painting.
  await tap(page.getByRole('link', { name: 'Quote list (3)' }));
  await expect(page.getByRole('complementary', { name: 'Your choice' })).toBeHidden();
  await expect(page.getByRole('link', { name: machine.replace(/,.*/, ''), exact: true })).toBeVisible();

  await page
    .getByRole('textbox', { name: 'Name', exact: true })
    .pressSequentially('Jo Miller', { delay: TYPING });
  await page
    .getByRole('textbox', { name: 'E-mail' })
    .pressSequentially('jo@paintshop.example', { delay: TYPING });
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('gb');
  await tap(page.locator('label').filter({ hasText: 'Ventora may use these details' }));
  await tap(page.getByRole('button', { name: 'Send the request' }));
  await expect(page.getByText(/^Your reference: [0-9A-F]{8}$/)).toBeVisible();
  expect(taps).toBe(TAPS);
});
