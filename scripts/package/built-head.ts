import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstFonts } from '../../model-json/core/server/frontend/frontend';
import { APP_ID } from '../../shared/addresses/app';
import { frameColour } from '../../ui.frontend/src/core/document/rules/page-styles';

const source = path.resolve(__dirname, '../../ui.frontend/src');
const siteFolder = path.join(source, 'sites', APP_ID);
const themesFolder = path.join(siteFolder, 'themes');

/** Where the page's head (`head.html`) finds it. */
export const BUILT_HEAD = `apps/${APP_ID}/components/page/built.html`;

/**
 * What the page's head says of the build, as HTL: the colour of the browser's own frame, by brand, and the fonts that the
 * first paint needs.
 *
 * @param files addresses of the built files
 */
export function builtHead(files: readonly string[]): string {
  const themes = readdirSync(themesFolder).map((file) => ({
    brand: path.basename(file, '.scss'),
    colour: colourIn(path.join(themesFolder, file)),
  }));
  const isNone = themes.map(({ brand }) => `brand != '${brand}'`).join(' && ') || 'true';
  const colours = [
    [isNone, colourIn(path.join(siteFolder, 'styles/_theme.scss'))],
    ...themes.map(({ brand, colour }) => [`brand == '${brand}'`, colour]),
  ].map(([test, colour]) => `    <meta data-sly-test="\${${test}}" name="theme-color" content="${colour}">`);
  const fonts = firstFonts(files).map(
    (font) => `    <link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous">`,
  );
  return [
    '<!--/* Generated from the build (scripts/package/built-head.ts). */-->',
    '<template data-sly-template.built="${ @ brand }">',
    ...colours,
    ...fonts,
    '</template>',
    '',
  ].join('\n');
}

function colourIn(file: string): string {
  const colour = frameColour(readFileSync(file, 'utf8'));
  if (colour === undefined) throw new Error(`${file} sets no --dark-blue`);
  return colour;
}
