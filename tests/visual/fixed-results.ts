import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type * as Renderer from '../../ui.frontend/src/core/entries/server';
import { fixtures as catalogues } from '../../ui.frontend/src/features/catalogue/CatalogueReader/CatalogueReader.fixtures';
import { fixtures as results } from '../../ui.frontend/src/features/search/FilterList/FilterList.fixtures';
import type { Example } from './library-examples';

/** Components that show or search the catalogue change with every product that is written. */
const fixed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'ventora/components/cataloguereader': catalogues,
  'ventora/components/filterlist': results,
};

const root = path.resolve(__dirname, '../..');

interface Manifest {
  readonly entrypoints: Readonly<Record<'site', readonly string[]>>;
}

/** In pictures, an example shows its fixture where the catalogue would change it. */
export async function withFixedResults(page: Page, example: Example): Promise<void> {
  await page.unrouteAll();
  const fixture = fixed[example.type]?.[example.fixture ?? ''];
  if (fixture === undefined) return;
  const { renderExample, settingsFrom } = createRequire(__filename)(
    `${root}/dist/server.js`,
  ) as typeof Renderer;
  const manifest = JSON.parse(readFileSync(`${root}/clientlibs/manifest.json`, 'utf8')) as Manifest;
  const { html } = renderExample({
    model: { ':type': example.type, ...fixture },
    title: example.name,
    language: example.language,
    assets: { script: manifest.entrypoints.site[0]!, fonts: [] },
    settings: settingsFrom({ motion: 'reduce' }),
    isFullWidth: example.isFullWidth,
  });
  await page.route(`**${example.address}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  // Replaces photographs by a plain colour, the same for all.
  const grey =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#808080" d="M0 0h4v3H0z"/></svg>';
  for (const pictures of ['**/*.coreimg.*/**', '**/content/dam/**'])
    await page.route(pictures, (route) => route.fulfill({ contentType: 'image/svg+xml', body: grey }));
}
