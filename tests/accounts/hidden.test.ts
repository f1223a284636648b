/** @jest-turn 8 */
import fc from 'fast-check';
import { isWithin } from '../../model-json/core/repository/path';
import type { Resource } from '../../model-json/core/repository/Resource';
import { LEVELS, Rights, type Grant } from '../../model-json/core/repository/rights/Rights';
import { component, files, page } from '../server/fixture-site';
import { startGuardedSite, type GuardedSite, type Sender } from './guarded-site';

/* Whatever somebody may read, no JSON answer names anything else. */

const COUNTRIES = ['gb/en', 'de/de', 'fr/fr', 'us/en'];
const NAMES = ['products', 'about', 'about/team', 'news'];

/** Pages that link to each other across countries, list each other, and navigate. */
const pages = Object.fromEntries(
  COUNTRIES.flatMap((country, at) => {
    const other = `/content/ventora/${COUNTRIES[(at + 1) % COUNTRIES.length]}`;
    const items = {
      teaser: component('teaser', { linkURL: `${other}/about`, 'jcr:title': 'More' }),
      text: component('text', { text: `<p><a href="${other}/news.html">News</a></p>`, textIsRich: true }),
      list: component('list', { listFrom: 'static', pages: NAMES.map((name) => `${other}/${name}`) }),
      children: component('list', { listFrom: 'children', parentPage: '/content/ventora' }),
    };
    return [
      [
        `content/ventora/${country}.json`,
        page(`Home ${country}`, items, { 'jcr:language': country.slice(3) }),
      ],
      ...NAMES.map((name) => [`content/ventora/${country}/${name}.json`, page(`${name} ${country}`, items)]),
    ];
  }),
);

let site: GuardedSite;
beforeAll(async () => {
  site = await startGuardedSite({ content: pages, published: { ...files, ...pages } });
});
afterAll(() => site.close());

const addresses = [
  '/bin/querybuilder.json?path=/content&p.limit=-1&p.hits=full&p.nodedepth=2',
  '/bin/querybuilder.json?path=/content&type=cq:Page&p.limit=-1&fulltext=about',
  '/content.2.json',
  '/content/ventora.infinity.json',
  '/content/ventora.model.json',
  '/bin/wcm/versions.json?path=/content/ventora&showChildren=true',
  '/libs/granite/security/currentuser.json',
  '/bin/ventora/search?lang=en-GB&q=about',
  '/bin/ventora/suggest?lang=en-GB&q=ab',
  ...COUNTRIES.flatMap((country) =>
    ['', '/about'].flatMap((name) =>
      ['infinity', 'model', 'references', 'publication', 'inheritance', 'source'].map(
        (selector) => `/content/ventora/${country}${name}.${selector}.json`,
      ),
    ),
  ),
];

const grant = fc.record({
  path: fc.constantFrom(
    ...COUNTRIES.flatMap((country) => [
      `/content/ventora/${country}`,
      `/content/ventora/${country.slice(0, 2)}`,
      `/content/ventora/${country}/about`,
    ]),
    '/content/dam',
    '/content/ventora-library',
  ),
  level: fc.constantFrom(...LEVELS),
});

let count = 0;

it('names nothing that somebody may not read', async () => {
  let named = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(grant, { maxLength: 3 }), async (grants: Grant[]) => {
      count += 1;
      const sender: Sender = site.person(`random${count}`, 'publisher', grants);
      const rights = new Rights(grants, 'publish');
      const root = site.repository.get('/')!;
      const own = [...valuesIn(root, (path) => rights.mayRead(path))].join('\n');
      const answers = await Promise.all(addresses.map((address) => site.get(address, sender)));
      for (const [at, { status, text }] of answers.entries()) {
        const address = addresses[at]!;
        expect([200, 400, 404]).toContain(status);
        for (const path of pathsIn(text)) {
          // Of the folders above, the names and titles are shown.
          const isAbove = rights.leadsTo(path.replace(/\/jcr:content$/, ''));
          const isKnown = rights.mayRead(path) || isAbove || own.includes(path);
          if (isKnown) named += 1;
          // What a client asked for stands in its answer.
          else if (!address.includes(path)) throw new Error(`${address} names ${path}`);
        }
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
  // It has looked at something.
  expect(named).toBeGreaterThan(20);
}, 120_000);

it('names everything to those who may read everything', async () => {
  const sender = site.person('reader', 'author', [{ path: '/content', level: 'read' }]);
  const { text } = await site.get(addresses[0]!, sender);
  for (const country of COUNTRIES) expect(pathsIn(text)).toContain(`/content/ventora/${country}`);
});

/** The existing nodes that a text names. */
const pathsIn = (text: string): string[] =>
  [...new Set(text.match(/\/content\/[\w/:.-]+/g) ?? [])]
    .map((path) => path.replace(/(?:\.[\w.-]+)$|\/$/g, '').replaceAll('_jcr_', 'jcr:'))
    .filter((path) => site.repository.get(path) !== undefined);

/** The stored values of readable nodes: they are content of their own. */
function* valuesIn(node: Resource, mayRead: (path: string) => boolean): Generator<string> {
  if (mayRead(node.path) && isWithin(node.path, '/content'))
    for (const value of Object.values(node.properties)) yield String(value);
  for (const child of node.children.values()) yield* valuesIn(child, mayRead);
}
