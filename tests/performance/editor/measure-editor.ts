import { expect, type Page } from '@playwright/test';
import { sections } from './large-page';

const main = (path: string) => `${path}/jcr:content/root/main`;
const item = (page: Page, at: string) =>
  page.getByRole('tree', { name: 'Content of the page' }).locator(`[data-path="${at}"]`);

/** From the address to the last component under its overlay, in ms. */
export async function measureOpening(page: Page, origin: string, path: string): Promise<number> {
  await page.goto(`${origin}/editor.html${path}.html`, { waitUntil: 'commit' });
  const name = path.endsWith('/large') ? `section_${sections - 1}/text_3` : 'blog/title';
  const last = `[data-path="${main(path)}/${name}"]`;
  await page.waitForFunction(
    (selector) => document.querySelector(`[role="tree"] ${selector}`) !== null,
    last,
    { polling: 'raf', timeout: 60_000 },
  );
  return page.evaluate(() => performance.now());
}

/** Until the first page of the console of sites can be chosen, in ms. */
export async function measureConsole(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/sites.html`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.querySelector('[role="treeitem"], [role="option"], [role="row"]') !== null,
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return page.evaluate(() => performance.now());
}

/** Kilobytes of script, compressed, that the window begins with: without chunks, and what the page in its frame needs. */
export const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => /^(?!.*\/chunks\/).*\.js$/.test(name));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

/** Times from the click that closes a dialog, in ms. */
export interface EditTimes {
  /** To the end of the first frame that shows the new text on the page. */
  painted: number;
  /** To the end of the first frame without the dialog, which stays open until the server has accepted the input. */
  closed: number;
}

/** Of the home page. */
const HOME_TITLES = ['range', 'jobs', 'figures', 'solutions', 'questions', 'latest', 'blog'];

/** The title that a turn changes: of the large page, or of the home page. */
export const titleAt = (path: string, turn: number): string =>
  path.endsWith('/large')
    ? `${main(path)}/section_${turn % sections}/title`
    : `${main(path)}/${HOME_TITLES[turn % HOME_TITLES.length]}/title`;

/** Changes a title in its dialog. */
export async function measureEdit(page: Page, path: string, turn: number): Promise<EditTimes> {
  const at = titleAt(path, turn);
  const text = `Measured ${turn}`;
  await item(page, at).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(text);
  const done = dialog.getByRole('button', { name: 'Done' });
  await done.evaluate((button, wanted) => {
    const frame = document.querySelector('iframe')!.contentWindow!;
    const isPainted = () =>
      [...frame.document.querySelectorAll('h2')].some((one) => one.textContent === wanted);
    const isClosed = () => !document.querySelector('[role="dialog"]');
    let start = 0;
    // Spectrum acts on the pointer or on the click, whichever comes first.
    const begin = () => (start ||= performance.now());
    button.addEventListener('pointerdown', begin, { capture: true, once: true });
    const frameWhere = (isSo: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!isSo()) return requestAnimationFrame(look);
          // A message posted at the start of a frame arrives once the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        };
        look();
      });
    const times = Promise.all([frameWhere(isPainted), frameWhere(isClosed)]);
    Object.assign(window, { times: times.then(([painted, closed]) => ({ painted, closed })) });
  }, text);
  await done.click();
  const times = await page.evaluate(() => (window as unknown as { times: Promise<EditTimes> }).times);
  await expect(dialog).toBeHidden();
  return times;
}

/** The minimum: post, read the model, write the text, one frame. No editor, no store, no React. */
export function measureBare(page: Page, path: string, turn: number): Promise<number> {
  const at = `${main(path)}/section_${turn % sections}/title`;
  return page.evaluate(
    async ([address, text]) => {
      const token = ((await (await fetch('/libs/granite/csrf/token.json')).json()) as { token: string })
        .token;
      const heading = document.createElement('h2');
      document.body.append(heading);
      const start = performance.now();
      await fetch(address!, {
        method: 'POST',
        headers: { 'CSRF-Token': token },
        body: new URLSearchParams({ './jcr:title': text! }),
      });
      const model = (await (await fetch(`${address}.model.json`)).json()) as { text: string };
      heading.textContent = model.text;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const time = performance.now() - start;
      heading.remove();
      return time;
    },
    [at, `Bare ${turn}`],
  );
}

/** Times between frames while dragging one component over the page, in ms. */
export async function measureDrag(page: Page, path: string): Promise<number[]> {
  const box = (await item(page, `${main(path)}/section_0/title`).boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 12);
  await page.mouse.down();
  await page.evaluate(() => {
    const scope = window as unknown as { frames: number[]; stop: boolean };
    Object.assign(scope, { frames: [], stop: false });
    let before = performance.now();
    const tick = (now: number) => {
      scope.frames.push(now - before);
      before = now;
      if (!scope.stop) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let step = 0; step < 240; step++) {
    await page.mouse.move(box.x + 60 + (step % 40) * 8, box.y + 20 + ((step * 7) % 600));
  }
  const frames = await page.evaluate(() => {
    const scope = window as unknown as { frames: number[]; stop: boolean };
    scope.stop = true;
    return scope.frames;
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames.slice(2);
}
