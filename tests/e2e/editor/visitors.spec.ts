import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/* Visitors get nothing of the editor. */

const clientlibs = path.resolve(__dirname, '../../../clientlibs');
const entriesIn = (manifest: string) =>
  (
    JSON.parse(readFileSync(path.join(clientlibs, manifest), 'utf8')) as {
      entrypoints: Readonly<Record<string, readonly string[]>>;
    }
  ).entrypoints;
const entrypoints = { ...entriesIn('manifest.json'), ...entriesIn('authors.json') };
const authors = ['editor', 'spa', 'messaging'].flatMap((name) => entrypoints[name] ?? []);

/** Words in the code of the SDK, of the page editor and of its widgets, in any bundle. */
const words = /cq-pagemodel-update|data-cq-data-path|ventora-editor-|react-spectrum|spectrum-/;

const pages = [
  '/',
  '/products',
  '/contact',
  '/products/workshop-compressors/m-50',
  '/blog',
  '/search?q=air',
  '/de/de',
];

test('visitors download no byte of the editor or the SDK, whatever they do', async ({ page, request }) => {
  const log: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (/script|stylesheet|document|fetch|xhr/.test(response.request().resourceType()))
      log.push({ url: response.url(), text: response.text().catch(() => '') });
  });
  for (const address of pages) {
    await page.goto(address);
    // Uses everything on the page, so that it loads its code.
    for (const tab of (await page.getByRole('tab').all()).slice(0, 3)) await tab.click();
    for (const name of [/next slide/i, /menu/i, /search/i]) {
      const button = page.getByRole('button', { name }).first();
      if (await button.isVisible()) await button.click();
      await page.keyboard.press('Escape');
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  const names = log.map(({ url }) => new URL(url).pathname);
  expect(names.filter((name) => /\/chunks\/.*\.js$/.test(name)).length).toBeGreaterThan(2);
  expect(names.filter((name) => authors.includes(name))).toEqual([]);
  const tainted = [];
  for (const { url, text } of log) if (words.test(await text)) tainted.push(url);
  expect(tainted).toEqual([]);

  // Proves that the words are significant: they occur in what authors get.
  const script = (name: string) => entrypoints[name]!.find((file) => file.endsWith('.js'))!;
  for (const name of ['editor', 'spa'])
    expect(readFileSync(path.join(clientlibs, script(name).split('/clientlibs/')[1]!), 'utf8'), name).toMatch(
      words,
    );
  expect((await request.get(script('editor'))).status()).toBe(404);
});

for (const address of [
  '/editor.html',
  '/sites.html',
  '/content/ventora/gb/en.children.json',
  '/content/ventora/gb/en.templates.json',
  '/bin/wcm/deleted.json',
  '/editor.html/content/ventora/gb/en.html',
  '/bin/querybuilder.json?path=/content',
  '/libs/granite/csrf/token.json',
  '/bin/ventora/changes',
  '/content/ventora/gb/en.infinity.json',
  '/content/ventora/gb/en.publication.json',
])
  test(`visitors get a 404 at ${address}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });

test('visitors cannot write: only forms accept posts', async ({ request }) => {
  const home = '/content/ventora/gb/en';
  for (const [address, form] of [
    [home, { ':operation': 'delete' }],
    [`${home}/jcr:content`, { './jcr:title': 'Taken over' }],
    [`${home}.html`, { './jcr:title': 'Taken over' }],
    [`${home}/new`, { './jcr:primaryType': 'cq:Page' }],
    ['/bin/replicate.json', { cmd: 'Deactivate', path: home }],
  ] as const) {
    const status = (await request.post(address, { form })).status();
    expect([403, 404, 405], address).toContain(status);
  }
  const text = await (await request.get('/')).text();
  expect(text).not.toContain('Taken over');
});
