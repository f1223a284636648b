import sharp from 'sharp';
import { differenceOf, hashOf } from './Look';

/* References of pages that are not kept as pictures: equal ones are told from changed ones. */

/** A page with a band of text lines from some height on. */
const page = (bandAt: number, height = 1000) =>
  sharp({ create: { width: 800, height, channels: 3, background: 'white' } })
    .composite([
      {
        input: { create: { width: 300, height: 200, channels: 3, background: '#333' } },
        left: 60,
        top: bandAt,
      },
    ])
    .png()
    .toBuffer();

const look = async (png: Buffer, height = 1000) => ({ height, hash: await hashOf(png) });

it('takes a page for the same if a picture of it is, but for a trace of noise', async () => {
  const first = await page(300);
  const noisy = await sharp(first).jpeg({ quality: 60 }).png().toBuffer();
  expect(differenceOf(await look(noisy), await look(first))).toBeUndefined();
});

it('says where a page has changed', async () => {
  expect(differenceOf(await look(await page(600)), await look(await page(300)))).toMatch(
    /places look different, most of them \d+ pixels down/,
  );
});

it('says that a page has another height', async () => {
  expect(differenceOf(await look(await page(300, 1400), 1400), await look(await page(300)))).toBe(
    '1400 pixels high, not 1000',
  );
});
