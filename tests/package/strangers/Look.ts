import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** How a page looks, without its picture: pages of others are never kept. */
export interface Look {
  /** Of the whole page in CSS pixels. */
  readonly height: number;
  /** A difference hash: 16 bits in hex for each 100 pixels of the page, set where it gets darker from left to right. */
  readonly hash: string;
}

const COLUMNS = 16;
const ROW = 100;
/** Steps of grey that count as darker: what a font or a codec draws otherwise does not. */
const STEP = 6;

/** The look of a page that is open, with all its pictures. */
export async function lookOf(page: Page): Promise<Look> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const enough = new Promise((done) => setTimeout(done, 10_000));
    await Promise.race([enough, Promise.allSettled(pictures.map((picture) => picture.decode()))]);
    return document.documentElement.scrollHeight;
  });
  return { height, hash: await hashOf(await page.screenshot({ fullPage: true, animations: 'disabled' })) };
}

export async function hashOf(png: Buffer): Promise<string> {
  const { height = ROW } = await sharp(png).metadata();
  const rows = Math.max(1, Math.round(height / ROW));
  const grey = await sharp(png)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(COLUMNS + 1, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rowHash = (row: number): string => {
    const at = row * (COLUMNS + 1);
    const bits = Array.from({ length: COLUMNS }, (_, i) =>
      (grey[at + i] ?? 0) - (grey[at + i + 1] ?? 0) > STEP ? '1' : '0',
    );
    return Number.parseInt(bits.join(''), 2).toString(16).padStart(4, '0');
  };
  return Array.from({ length: rows }, (_, row) => rowHash(row)).join('');
}

/** Share of bits that may differ, and of the height: another release of the browser draws a little otherwise. */
const TOLERANCE = 0.03;

/** What is different from a reference; undefined if it looks the same. */
export function differenceOf(is: Look, was: Look): string | undefined {
  if (Math.abs(is.height - was.height) > Math.max(was.height * TOLERANCE, 20))
    return `${is.height} pixels high, not ${was.height}`;
  const rows = Math.max(is.hash.length, was.hash.length) / 4;
  const changed = Array.from({ length: rows }, (_, row) => bitsBetween(rowOf(is, row), rowOf(was, row)));
  const bits = changed.reduce((sum, each) => sum + each, 0);
  if (bits <= rows * COLUMNS * TOLERANCE) return undefined;
  const worst = changed.indexOf(Math.max(...changed));
  return `${bits} of ${rows * COLUMNS} places look different, most of them ${worst * ROW} pixels down`;
}

const rowOf = ({ hash }: Look, row: number): number =>
  Number.parseInt(hash.slice(row * 4, row * 4 + 4) || '0', 16);

function bitsBetween(a: number, b: number): number {
  let bits = 0;
  for (let rest = a ^ b; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}
