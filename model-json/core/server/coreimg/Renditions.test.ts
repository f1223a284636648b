import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { Limiter } from './Limiter';
import { Renditions } from './Renditions';
import { Shared } from './Shared';

const home = mkdtempSync(path.join(tmpdir(), 'renditions-'));
const dir = path.join(home, 'renditions');
const file = path.join(home, 'pump.png');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const made = () => readdirSync(dir, { recursive: true }).map(String).filter((name) => name.includes('.')); // prettier-ignore
const untilAborted = (gone: AbortSignal) =>
  new Promise<string>((_, no) => gone.addEventListener('abort', no));

it('evicts the least recently used pictures when they exceed the limit', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 200, height: 200, channels: 3, background: '#246', noise } })
    .png()
    .toFile(file);
  const asked = (width: number) => ({ file, format: 'png', width, quality: 82 }) as const;
  const first = String(await new Renditions(dir).file(asked(100)));
  // Room for the first and the last.
  const renditions = new Renditions(dir, statSync(first).size * 2.3);
  const ask = async (width: number) => String(await renditions.file(asked(width)));
  const second = await ask(60);
  for (const [old, days] of [[first, 3], [second, 2]] as const) utimesSync(old, 0, Date.now() / 1000 - days * 86_400); // prettier-ignore
  // Using the first makes it more recent.
  await ask(100);
  await ask(101);
  const kept = made();
  expect(kept.some((name) => first.endsWith(name))).toBe(true);
  expect(kept.some((name) => second.endsWith(name))).toBe(false);
  expect(await ask(60)).toBe(second);
});

it('shows only the part of a picture that was chosen, and all of it if the file has no such part', async () => {
  const halves = path.join(home, 'halves.png');
  const blue = await sharp({ create: { width: 50, height: 100, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 50, top: 0 }])
    .png()
    .toFile(halves);
  const shown = async (crop: { left: number; top: number; width: number; height: number }) => {
    const rendition = await new Renditions(dir).file({
      file: halves,
      format: 'png',
      crop,
      width: 20,
      quality: 82,
    });
    const { info, data } = await sharp(rendition).raw().toBuffer({ resolveWithObject: true });
    return [info.width, info.height, data[0], data[2]];
  };
  expect(await shown({ left: 60, top: 0, width: 40, height: 20 })).toEqual([20, 10, 0, 255]);
  expect(await shown({ left: 60, top: 0, width: 400, height: 200 })).toEqual([20, 20, 255, 0]);
});

it('still makes a picture when the disk does not take it', async () => {
  // No folder can be made below a file.
  const renditions = new Renditions(path.join(file, 'renditions'));
  const picture = await renditions.file({ file, format: 'webp', width: 50, quality: 82 });
  if (typeof picture === 'string') throw new Error(`stored as ${picture}`);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 50 });
});

it('refuses jobs when the queue is full, and drops those that nobody needs any more', async () => {
  const limiter = new Limiter(1, 1);
  let finish = () => {};
  const running = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const leaving = new AbortController();
  const waiting = limiter.run(async () => 'made', leaving.signal);
  await expect(limiter.run(async () => 'one too many')).rejects.toThrow('Too many jobs are waiting');
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  const next = limiter.run(async () => 'next');
  finish();
  await running;
  expect(await next).toBe('next');
});

it('drops a shared job only when the last client has left', async () => {
  const shared = new Shared<string>();
  const [one, two] = [new AbortController(), new AbortController()];
  const jobs: AbortSignal[] = [];
  const ask = (gone: AbortController) =>
    shared.get('a', (unwanted) => (jobs.push(unwanted), untilAborted(unwanted)), gone.signal);
  const both = [ask(one), ask(two)].map((asked) => asked.catch(() => 'dropped'));
  one.abort();
  expect(jobs.map(({ aborted }) => aborted)).toEqual([false]);
  two.abort();
  expect(jobs.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await Promise.all(both)).toEqual(['dropped', 'dropped']);
});

it('crops, turns and mirrors a picture as it stands upright, whatever its camera says', async () => {
  const photo = path.join(home, 'photo.jpg');
  // Red above blue, which the camera recorded lying on its side.
  const blue = {
    input: { create: { width: 64, height: 32, channels: 3 as const, background: '#00f' } },
    left: 0,
    top: 32,
  };
  const upright = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f00' } })
    .composite([blue])
    .png()
    .toBuffer();
  await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile(photo);
  const asked = { file: photo, format: 'png', width: undefined, quality: 82 } as const;
  const crop = { left: 0, top: 16, width: 32, height: 32 };
  const rendition = await new Renditions(dir).file({ ...asked, crop, turn: 90, flip: 'v' });
  const { info, data } = await sharp(rendition).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // Turned clockwise, what was below is on the left.
  const [left, right] = [data.subarray(0, 3), data.subarray((info.width - 1) * 3, info.width * 3)];
  expect([info.width, info.height, left[2]! > 200, right[0]! > 200]).toEqual([32, 32, true, true]);
});

it('keeps the pictures of another cache when it evicts its own', async () => {
  const asked = { file, format: 'png', width: 90, quality: 82 } as const;
  const own = new Renditions(dir);
  const page = String(await own.file(asked));
  const other = own.beside('transformed', 1, 5);
  await other.file({ ...asked, flip: 'h' });
  await other.file({ ...asked, flip: 'v' });
  expect(statSync(page).isFile()).toBe(true);
  expect(
    readdirSync(path.join(home, 'transformed'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.png')),
  ).toEqual([]);
});
