import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * AEM writes addresses by Sling's mappings, httpd reads them by its own rules. Both must name the same countries and
 * the same home without a prefix.
 */

const root = path.resolve(__dirname, '../../ui.apps');
const publish = 'config/src/main/content/jcr_root/apps/ventora/osgiconfig/config.publish';
const file = 'org.apache.sling.jcr.repoinit.RepositoryInitializer~ventora-addresses.cfg.json';
const { scripts } = JSON.parse(readFileSync(path.join(root, publish, file), 'utf8')) as { scripts: string[] };
const variables = new Map(
  [
    ...readFileSync(path.join(root, 'dispatcher/src/conf.d/variables/custom.vars'), 'utf8').matchAll(
      /^Define (\w+) (.+)$/gm,
    ),
  ].map(([, name, value]) => [name, value]),
);

/** As Sling reads a mapping in reverse: the redirect is the pattern, the match the replacement. */
const mappings = [
  ...scripts.join('\n').matchAll(/sling:match\{String\} to "(.*)"\n.*internalRedirect\{String\} to "(.*)"/g),
].map(([, match = '', redirect = '']) => ({
  pattern: new RegExp(match.endsWith('/$') ? `^${redirect}$` : `^${redirect}`),
  address: match.replace(/^\$\[[^\]]*\]/, '').replace(/\$$/, ''),
}));

const written = (page: string) =>
  mappings
    .map(({ pattern, address }) => (pattern.test(page) ? page.replace(pattern, address) : undefined))
    .find(Boolean);

it.each([
  ['/content/ventora/gb/en.html', '/'],
  ['/content/ventora/gb/en/products/mobile.html', '/products/mobile'],
  ['/content/ventora/de/de.html', '/de/de'],
  ['/content/ventora/us/es/products.html', '/us/es/products'],
  ['/content/ventora/gb/en/blog.feed.xml', undefined],
  ['/content/ventora-library/library.html', undefined],
])('shortens %s to %s in AEM', (page, address) => {
  expect(written(page)).toBe(address);
});

it('reads the same countries, and the same home without a prefix, in httpd', () => {
  const home = variables.get('VENTORA_HOME');
  expect(mappings[0]?.pattern.test(`${home}.html`)).toBe(true);
  expect(scripts.join('')).toContain(`(?:${variables.get('VENTORA_COUNTRIES')})`);
});
