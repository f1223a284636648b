import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { withFixedResults } from './fixed-results';
import { allExamplesByPage, examplesByPage, type Example } from './library-examples';
import { notPictured } from './not-pictured';
import { isEvery, turnTag } from '../e2e/nightly';
import { test } from '../e2e/pages/one-page';
import { settled, withoutPhotographs } from './settled';

/* Compares each example of the component library with the picture that was last agreed on. */

const baselines = path.join(__dirname, 'baselines');
const recorded = path.join(baselines, 'browser.txt');

const width = { phone: 390, desk: 1200, wide: 1366 };
/** The window's height if something covers it, and the maximum shown of longer examples. */
const height = { window: 640, most: 800 };

test.describe('pictures', () => {
  /** Letters and edges render slightly differently in other versions, so a difference would mean nothing. */
  test.beforeAll(({ browser }, { config }) => {
    const version = `Chromium ${browser.version().split('.')[0]}`;
    if (config.updateSnapshots === 'changed') {
      mkdirSync(baselines, { recursive: true });
      writeFileSync(recorded, `${version}\n`);
    }
    const agreed = existsSync(recorded) ? readFileSync(recorded, 'utf8').trim() : undefined;
    test.skip(
      agreed !== version,
      `the pictures are of ${agreed ?? 'no browser yet'}, this is ${version}; run npm run visual:update`,
    );
  });

  for (const [index, [name, examples]] of [...examplesByPage].entries()) {
    test(`${name} looks as agreed`, { tag: turnTag(index) }, async ({ sheet }) => {
      test.setTimeout(30_000 + examples.length * 6000);
      for (const example of examples.filter(({ isDefault }) => isDefault || isWhole(test.info()))) {
        const picture = [...name.split('/'), `${example.name}.png`];
        await look(sheet, example, example.isFullWidth ? width.wide : width.desk, picture);
        if (example.isDefault && isWhole(test.info()))
          await look(sheet, example, width.phone, phoneOf(picture));
      }
    });
  }
});

test('Every picture is of an example, and every case that is left out is one', () => {
  const examples = [...allExamplesByPage.values()].flat();
  const pictured = [...examplesByPage].flatMap(([page, cases]) =>
    cases.flatMap(({ name, isDefault }) => {
      const picture = [...page.split('/'), `${name}.png`];
      return [picture, ...(isDefault ? [phoneOf(picture)] : [])].map((names) => path.join(...names));
    }),
  );
  const pictures = existsSync(baselines) ? readdirSync(baselines, { recursive: true, encoding: 'utf8' }) : [];
  expect(pictures.filter((file) => file.endsWith('.png') && !pictured.includes(file))).toEqual([]);
  const cases = new Set(examples.map(({ fixture }) => fixture));
  expect(Object.keys(notPictured).filter((name) => !cases.has(name))).toEqual([]);
});

/** Nightly, and when the pictures are taken again; otherwise what a component usually shows. */
const isWhole = ({ config }: TestInfo) => isEvery || config.updateSnapshots === 'changed';

const phoneOf = (picture: readonly string[]) => [
  ...picture.slice(0, -1),
  picture.at(-1)!.replace(/\.png$/, '-phone.png'),
];

async function look(page: Page, example: Example, wide: number, picture: string[]): Promise<void> {
  const window = { width: wide, height: example.isTall ? height.window : height.most };
  await page.setViewportSize(window);
  await withFixedResults(page, example);
  await page.goto(`${example.address}?motion=reduce`);
  await withoutPhotographs(page);
  await settled(page);
  await openDialog(page);
  const [elements, long] = await page.evaluate(() => [
    document.body.childElementCount,
    document.body.getBoundingClientRect().height,
  ]);
  if (elements === 0) return expectNothing(picture);
  const clip = {
    x: 0,
    y: 0,
    width: window.width,
    height: example.isTall ? window.height : Math.min(Math.ceil(long), window.height),
  };
  await expect.soft(page).toHaveScreenshot(picture, { clip });
}

/** The button that opens a dialog shows little of the dialog. */
async function openDialog(page: Page): Promise<void> {
  const trigger = page.locator('.cmp-modal__trigger').first();
  const dialog = page.locator('.cmp-modal__dialog').first();
  if ((await trigger.count()) === 0 || (await dialog.getAttribute('open')) !== null) return;
  await trigger.click();
  await expect(dialog).toBeVisible();
}

/** An empty component has no picture, and must not have an old one. */
function expectNothing(picture: string[]): void {
  const file = path.join(baselines, ...picture);
  if (test.info().config.updateSnapshots === 'changed') rmSync(file, { force: true });
  expect.soft(existsSync(file), `${picture.join('/')} is of an example that shows nothing now`).toBe(false);
}
