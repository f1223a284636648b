import { edgeDelivery } from '../../../model-json/core/server/edge-delivery/edge-delivery';
import { universalEditor } from '../../../model-json/core/server/universal/universal-editor';
import { component, page } from '../../server/fixture-site';
import { startGuardedSite, type GuardedSite, type Sender } from '../guarded-site';

/*
 * Every route that the author server has, those of later features included: it asks who somebody is before it answers, and
 * shows nobody what they may not read. What is to be public is listed here, with its reason.
 */

const HIDDEN = '/content/ventora/de/de/onion';
/** Stands in the hidden page alone, as its title and as a text. */
const SECRET = 'Zwiebelturm';

const PUBLIC: Readonly<Record<string, string>> = {
  '/healthz': 'machines ask whether it runs',
  '/readyz': 'machines ask whether it runs',
  '/robots.txt': 'says that nothing here is for search engines',
  '/favicon.svg': 'the sign-in page has it',
  '/favicon.ico': 'the sign-in page has it',
  '/apple-touch-icon.png': 'the sign-in page has it',
  '/icon-192.png': 'the sign-in page has it',
  '/icon-512.png': 'the sign-in page has it',
  '/site.webmanifest': 'the sign-in page has it',
  '/bin/ventora/csp-report': 'browsers report without cookies',
  '/libs/granite/core/content/login.html': 'here somebody signs in',
  '/j_security_check': 'here somebody signs in',
  '/system/sling/logout.html': 'nothing is left to sign out of',
  '/security/language': 'the sign-in page has the choice of a language',
  '/libs/granite/security/currentuser.json': 'says that nobody is signed in',
  '/libs/granite/csrf/token.json': 'the sign-in page sends it back',
  '/preview': 'a link to a preview is signed itself',
  '/preview*': 'a link to a preview is signed itself',
};

interface Route {
  readonly address: string;
  readonly methods: readonly string[];
}

/** The routes of a server from the tree that it prints: `└── /healthz (GET, HEAD)`. */
function routesIn(tree: string): Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', label, methods] = /^([│├└─ ]*)(\S.*?) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (label === undefined || methods === undefined) return [];
    const depth = indent.length / 4;
    above.length = depth - 1;
    const address = `${above.join('')}${label}`;
    above.push(label);
    return [{ address, methods: methods.split(', ') }];
  });
}

/** An address of a route that asks for the hidden page in each way that routes know. */
const asked = (address: string): string =>
  address
    .replace(/:folder\([^/]*\)/, 'cq:graphql')
    .replace(/^\/\*$/, `${HIDDEN}.html`)
    .replace(/\/?\*$/, HIDDEN)
    .replaceAll(/:\w+/g, 'ventora')
    .concat(`?path=${HIDDEN}&q=${SECRET}&text=${SECRET}&lang=de-DE&language=gb-EN`);

let site: GuardedSite;
let head: Sender;
let stranger: Sender;
beforeAll(async () => {
  const hidden = page(SECRET, { a: component('text', { text: SECRET }) });
  site = await startGuardedSite({
    content: { 'content/ventora/de/de/onion.json': hidden },
    server: { isOpenToAgents: true, universalEditor, edgeDelivery },
  });
  head = site.person('head', 'administrator');
  stranger = site.person('stranger', 'author', [{ path: '/content/ventora/gb', level: 'publish' }]);
});
afterAll(() => site.close());

const routes = () => routesIn(site.author.printRoutes({ commonPrefix: false }));

/** What a route answers. A stream of events has no end: its status is enough. */
async function answer(method: string, address: string, sender: Sender) {
  const abort = new AbortController();
  const response = await fetch(site.origin + asked(address), {
    method,
    redirect: 'manual',
    headers: { accept: 'application/json', ...sender },
    signal: abort.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? '' : await response.text();
  abort.abort();
  return { status: response.status, text };
}

test('reads all routes of the server', () => {
  const addresses = routes().map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(90);
  expect(addresses).toEqual(expect.arrayContaining(['/*', '/mcp', '/bin/ventora/search-report.csv']));
  expect(addresses).toEqual(expect.arrayContaining(Object.keys(PUBLIC)));
});

test('somebody who is not signed in gets nothing from any route but those that are public', async () => {
  const open: string[] = [];
  for (const { address, methods } of routes())
    for (const method of methods)
      if (!(address in PUBLIC)) {
        const { status } = await answer(method, address, {});
        if (status !== 401) open.push(`${method} ${address}: ${status}`);
      }
  expect(open).toEqual([]);
});

test('an author of another country reads nothing of a page, whatever they ask', async () => {
  const leaks: string[] = [];
  let shown = 0;
  for (const { address, methods } of routes().filter((each) => each.methods.includes('GET'))) {
    // The words of the question may come back; what is found beside them may not.
    const echo = (text: string) => text.replaceAll(asked(address), '').split(SECRET).length - 1;
    const without = await answer('GET', address, stranger);
    const withAll = await answer('GET', address, head);
    if (echo(withAll.text) > echo(without.text)) shown += 1;
    if (without.text.includes(`>${SECRET}<`) || without.text.includes(`"${SECRET}"`))
      leaks.push(`${methods.join()} ${address}`);
  }
  expect(leaks).toEqual([]);
  expect(shown).toBeGreaterThanOrEqual(3);
});

test.each(['.plain.html', '.edge.html', '.feed.xml', '.sitemap.xml', '.compare.html', '.specification.pdf'])(
  'an author of another country gets 404 for a page’s %s, as for one that is not there',
  async (ending) => {
    const there = await site.get(`${HIDDEN}${ending}`, stranger);
    const missing = await site.get(`${HIDDEN.replace('onion', 'leek')}${ending}`, stranger);
    expect(there.status).toBe(404);
    expect(missing.status).toBe(404);
    expect(there.text.replaceAll('onion', 'leek')).toBe(missing.text);
  },
);
