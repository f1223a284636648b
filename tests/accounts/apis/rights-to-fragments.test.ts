/** @jest-turn 1 */
import type { Grant } from '../../../model-json/core/repository/rights/Rights';
import type { Role } from '../../../model-json/core/server/accounts/Account';
import { universalEditor } from '../../../model-json/core/server/universal/universal-editor';
import { startGuardedSite, type GuardedSite, type Sender } from '../guarded-site';
import { DAM, FILES, fragment } from '../../headless/workshop';

/*
 * The rows of the rights table for fragments, over AEM's OpenAPI and on pages of the Universal Editor: each request, for each
 * person, in their own folder and another.
 */

const PLACES = { own: `${DAM}/rights-own`, other: `${DAM}/rights-other` } as const;
type Place = keyof typeof PLACES;
const IDS: Readonly<Record<Place, string>> = {
  own: '00000000-0000-4000-8000-0000000000a1',
  other: '00000000-0000-4000-8000-0000000000a2',
};
const places: readonly Place[] = ['own', 'other'];

interface Person {
  readonly role?: Role;
  readonly grants?: readonly Grant[];
  readonly reads: readonly Place[];
  readonly writes: readonly Place[];
}
const PEOPLE: Readonly<Record<string, Person>> = {
  nobody: { reads: [], writes: [] },
  'an author without groups': { role: 'author', reads: [], writes: [] },
  'an author who may read': { role: 'author', grants: [{ path: PLACES.own, level: 'read' }], reads: ['own'], writes: [] }, // prettier-ignore
  'an author who may write': { role: 'author', grants: [{ path: PLACES.own, level: 'write' }], reads: ['own'], writes: ['own'] }, // prettier-ignore
  'an author who reads the others': {
    role: 'author',
    grants: [
      { path: '/content', level: 'read' },
      { path: PLACES.own, level: 'write' },
    ],
    reads: places,
    writes: ['own'],
  },
  'an administrator': { role: 'administrator', reads: places, writes: places },
};

let site: GuardedSite;
const senders = new Map<string, Sender>();
beforeAll(async () => {
  site = await startGuardedSite({ content: FILES, published: FILES, server: { universalEditor } });
  Object.entries(PEOPLE).forEach(([name, { role, grants = [] }], i) =>
    senders.set(name, role ? site.person(`f${i}`, role, grants) : {}),
  );
});
afterAll(() => site.close());
beforeEach(() =>
  site.repository.change((draft) => {
    for (const place of places) {
      if (draft.has(PLACES[place])) draft.remove(PLACES[place]);
      draft.create(PLACES[place], {
        'jcr:primaryType': 'sling:Folder',
        kept: fragment('maker', { name: 'Kept' }, { id: IDS[place], variations: { short: { name: 'K' } } }),
      });
    }
  }),
);

const API = '/adobe/sites/cf/fragments';
const one = (place: Place) => `${API}/${IDS[place]}`;
const contentOf = (place: Place) => JSON.stringify(tree(site.repository.get(PLACES[place])));
interface Shown {
  readonly properties: object;
  readonly children: ReadonlyMap<string, Shown>;
}
const tree = (node: Shown | undefined): unknown =>
  node && [node.properties, [...node.children].map(([name, child]) => [name, tree(child)])];

const send = async (who: string, method: string, url: string, body?: unknown, tag?: string) => {
  const answer = await fetch(site.origin + url, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': method === 'PATCH' ? 'application/json-patch+json' : 'application/json',
      ...senders.get(who),
      ...(tag !== undefined && { 'if-match': tag }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
};

type Change = readonly [method: string, address: (place: Place) => string, body?: unknown];
const CHANGES: Readonly<Record<string, Change>> = {
  PUT: ['PUT', one, { title: 'Changed' }],
  PATCH: ['PATCH', one, [{ op: 'replace', path: '/title', value: 'Changed' }]],
  'PUT of a variation': ['PUT', (place) => `${one(place)}/variations/long`, { title: 'Long' }],
  'DELETE of a variation': ['DELETE', (place) => `${one(place)}/variations/short`],
  DELETE: ['DELETE', one],
};
const changes = Object.keys(PEOPLE).flatMap((who) =>
  Object.keys(CHANGES).flatMap((way) => places.map((place) => ({ who, way, place }))),
);

it.each(changes)('$who: $way, $place', async ({ who, way, place }) => {
  const { role, reads, writes } = PEOPLE[who]!;
  const before = contentOf(place);
  const [method, address, body] = CHANGES[way]!;
  const tag = `"${site.repository.versionOf(`${PLACES[place]}/kept`)}"`;
  const { status } = await send(who, method, address(place), body, tag);
  const done = way === 'DELETE' ? 204 : 200;
  const refused = reads.includes(place) ? 403 : 404;
  expect(status).toBe(!role ? 401 : writes.includes(place) ? done : refused);
  expect(contentOf(place) !== before).toBe(writes.includes(place));
});

const cells = Object.keys(PEOPLE).flatMap((who) => places.map((place) => ({ who, place })));

it.each(cells)('$who: reads a fragment, its variations and references, $place', async ({ who, place }) => {
  const { role, reads } = PEOPLE[who]!;
  const expected = !role ? 401 : reads.includes(place) ? 200 : 404;
  for (const tail of ['', '/variations', '/references'])
    expect((await send(who, 'GET', one(place) + tail)).status).toBe(expected);
});

it.each(cells)('$who: makes a fragment, $place', async ({ who, place }) => {
  const { role, reads, writes } = PEOPLE[who]!;
  const modelId = Buffer.from('/conf/ventora/settings/dam/cfm/models/maker').toString('base64url');
  const { status } = await send(who, 'POST', API, {
    title: 'New',
    name: 'new',
    modelId,
    parentPath: PLACES[place],
  });
  const refused = reads.includes(place) ? 403 : 404;
  expect(status).toBe(!role ? 401 : writes.includes(place) ? 201 : refused);
  expect(site.repository.get(`${PLACES[place]}/new`) !== undefined).toBe(writes.includes(place));
});

it.each(Object.keys(PEOPLE))('%s: lists what may be read', async (who) => {
  const { role, reads } = PEOPLE[who]!;
  const { status, text } = await send(who, 'GET', API);
  expect(status).toBe(role ? 200 : 401);
  for (const place of places) expect(text.includes(`${PLACES[place]}/kept`)).toBe(reads.includes(place));
});

it.each(cells)('$who: reads and sets elements in the Universal Editor, $place', async ({ who, place }) => {
  const { role, reads, writes } = PEOPLE[who]!;
  const before = contentOf(place);
  const target = { resource: `urn:aemconnection:${PLACES[place]}/kept/jcr:content/data/master` };
  const call = async (name: string, payload: object) =>
    (await send(who, 'POST', `/universal-editor/${name}`, { connections: [], target, ...payload })).status;
  expect(await call('details', {})).toBe(!role ? 401 : reads.includes(place) ? 200 : 404);
  const refused = reads.includes(place) ? 403 : 404;
  const status = await call('patch', { patch: { name: 'name', value: 'Changed' } });
  expect(status).toBe(!role ? 401 : writes.includes(place) ? 200 : refused);
  expect(contentOf(place) !== before).toBe(writes.includes(place));
});
