/** @jest-turn 7 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compileString } from 'sass-embedded';

/* What axe cannot see on pages alone: each role on each ground, in each brand of each site. */

const sites = path.resolve(__dirname, '../../sites');
const themesOf = (site: string) =>
  readdirSync(path.join(sites, site, 'themes')).map((file) => file.replace(/\.scss$/, ''));
const grounds = ['white', 'light', 'dark-blue', 'blue', 'medium-blue', 'yellow'];

const rolesOf = (site: string) =>
  compileString(
    [
      "@use 'theme'; @use 'roles'; :root { @include theme.values; }",
      ...grounds.map((ground) => `.on-${ground} { @include roles.on-${ground}; }`),
    ].join('\n'),
    { loadPaths: [__dirname, path.join(sites, site, 'styles')] },
  ).css;

/** Custom properties that a rule sets. */
function declared(sheet: string, selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const body = sheet.slice(start, sheet.indexOf('}', start));
  return new Map([...body.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

const themeSheet = (site: string, theme: string) =>
  compileString(`@use 'themes/${theme}';`, { loadPaths: [__dirname, path.join(sites, site)] }).css.replaceAll(
    /\[data-theme=\W?[\w-]+\W?\]/g,
    '.theme',
  );

function colours(site: string, theme: string | undefined, ground: string): (role: string) => string {
  const css = rolesOf(site);
  const values = new Map([
    ...declared(css, ':root'),
    ...(theme ? declared(themeSheet(site, theme), ':root.theme') : []),
    ...declared(css, `.on-${ground}`),
  ]);
  const resolve = (name: string): string => {
    const value = values.get(name) ?? '';
    const next = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return next ? resolve(next) : value;
  };
  return (role) => resolve(`--${role}`);
}

function luminance(colour: string): number {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (!hex) throw new Error(`"${colour}" is no colour in hexadecimal digits`);
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const [red, green, blue] = [0, 2, 4]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const words: [text: string, on: string][] = [
  ...['text', 'text-soft', 'heading', 'link', 'accent-text', 'error'].map((role): [string, string] => [
    `colour-${role}`,
    'colour-page',
  ]),
  ...['text', 'heading', 'link'].map((role): [string, string] => [`colour-${role}`, 'colour-surface']),
  ['button-primary-text', 'button-primary'],
  ['button-primary-text', 'button-primary-hover'],
  ['button-secondary-text', 'button-secondary'],
  ['button-secondary-text', 'button-secondary-hover'],
  ['button-outline', 'colour-page'],
  ['button-outline-hover-text', 'button-outline-hover'],
];

// What sites have in common has no brands.
const styled = readdirSync(sites).filter((site) => existsSync(path.join(sites, site, 'themes')));
const brands = styled.flatMap((site) =>
  [undefined, ...themesOf(site)].map((theme) => [site, theme] as const),
);

describe.each(brands)('%s, brand %s', (site, theme) => {
  it.each(grounds)('has words that can be read on %s', (ground) => {
    const colour = colours(site, theme, ground);
    const weak = words.flatMap(([text, on]) => {
      const ratio = contrast(colour(text), colour(on));
      return ratio < 4.5 ? [`${text} on ${on}: ${ratio.toFixed(2)}`] : [];
    });
    expect(weak).toEqual([]);
  });

  it.each(grounds)('has a focus ring that can be seen on %s', (ground) => {
    const colour = colours(site, theme, ground);
    expect(contrast(colour('colour-focus'), colour('colour-page'))).toBeGreaterThanOrEqual(3);
  });
});
