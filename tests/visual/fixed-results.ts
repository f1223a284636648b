import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type * as Renderer from '../../ui.frontend/src/entries/server';
import { fixtures } from '../../ui.frontend/src/components/FilterList/FilterList.fixtures';
import type { Example } from './library-examples';

const filterList = 'ventora/components/filterlist';

const root = path.resolve(__dirname, '../..');

interface Manifest {
  readonly entrypoints: Readonly<Record<'site', readonly string[]>>;
}

/** Whether an example shows what the search finds. */
const showsResults = (example: Example): example is Example & { fixture: keyof typeof fixtures } =>
  example.type === filterList && Object.hasOwn(fixtures, example.fixture ?? '');

/**
 * In pictures a list of results holds the answer of its fixture: what the search finds is another with every product and
 * page that anybody writes.
 */
export async function withFixedResults(page: Page, example: Example): Promise<void> {
  await page.unrouteAll();
  if (!showsResults(example)) return;
  const { renderExample, settingsFrom } = createRequire(__filename)(
    `${root}/dist/server.js`,
  ) as typeof Renderer;
  const manifest = JSON.parse(readFileSync(`${root}/clientlibs/manifest.json`, 'utf8')) as Manifest;
  const { html } = renderExample({
    model: { ':type': filterList, ...fixtures[example.fixture] },
    title: example.name,
    language: example.language,
    assets: { script: manifest.entrypoints.site[0]!, fonts: [] },
    settings: settingsFrom({ motion: 'reduce' }),
    isFullWidth: example.isFullWidth,
  });
  await page.route(`**${example.address}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  // Their pictures are of nobody; the colour is that of all photographs.
  const grey =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#808080" d="M0 0h4v3H0z"/></svg>';
  for (const pictures of ['**/*.coreimg.*/**', '**/content/dam/**'])
    await page.route(pictures, (route) => route.fulfill({ contentType: 'image/svg+xml', body: grey }));
}
