import { component, files, page } from '../server/fixture-site';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import type { Form } from '../server/writes/author-client';
import { startGuardedSite, type Answer, type GuardedSite, type Sender } from './guarded-site';
import { all, PEOPLE, PLACES, type Place } from './people';

/* The rights table: each person × each way in × their own site and another. Every cell is tried over HTTP. */

/** A page to read, published, and one to write to, made again for each cell. */
const cell = (place: Place) => `${PLACES[place]}/cell`;
const cellPage = (): NodeJson =>
  page('Cell', { a: component('text', { text: 'A' }), b: component('text', { text: 'B' }) });

let site: GuardedSite;
const senders = new Map<string, Sender>();
const published = Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('content/')));
const DAM = {
  'content/ventora/de/de/cell.json': cellPage(),
  'content/ventora/gb/en/cell.json': cellPage(),
};

beforeAll(async () => {
  site = await startGuardedSite({ content: DAM, published: { ...published, ...DAM } });
  for (const [at, [name, { role, grants }]] of Object.entries(PEOPLE).entries())
    senders.set(name, role ? site.person(`p${at}`, role, grants) : {});
});
afterAll(() => site.close());

const send = (name: string) => senders.get(name)!;

describe('reading', () => {
  /** How a page can be read: its address, and what shows that it was. */
  const WAYS: Readonly<Record<string, (path: string) => string>> = {
    '.json': (path) => `${path}.json`,
    '.infinity.json': (path) => `${path}.infinity.json`,
    'a node inside': (path) => `${path}/jcr:content/root.2.json`,
    '.html': (path) => `${path}.html`,
    'the page in the editor’s frame': (path) => `${path}.html?wcmmode=edit`,
    'the editor': (path) => `/editor.html${path}.html`,
    '.model.json': (path) => `${path}.model.json`,
    'a component’s model': (path) => `${path}/jcr:content/root/title.model.json`,
    '.references.json': (path) => `${path}.references.json`,
    '.publication.json': (path) => `${path}.publication.json`,
    '.inheritance.json': (path) => `${path}.inheritance.json`,
    '.policy.json': (path) => `${path}/jcr:content/root.policy.json`,
    '.allowedcomponents.json': (path) => `${path}/jcr:content/root.allowedcomponents.json`,
    '.children.json': (path) => `${path}.children.json`,
    '.templates.json': (path) => `${path}.templates.json`,
    '.thumbnail.svg': (path) => `${path}.thumbnail.svg`,
    'the page as in a version': (path) => `${path}.html?version=now`,
    'the page as on a day': (path) => `${path}.model.json?timewarp=2030-01-01T00:00:00Z`,
    'what would be published': (path) => `/libs/wcm/core/content/reference.json?path=${path}&all=true`,
    'an address with the wrong extension': (path) => `${path}.html/suffix`,
  };
  const cells = Object.keys(PEOPLE).flatMap((who) =>
    Object.keys(WAYS).flatMap((way) => all.map((place) => ({ who, way, place }))),
  );

  it.each(cells)('$who: $way, $place', async ({ who, way, place }) => {
    const { role, reads } = PEOPLE[who]!;
    const address = WAYS[way]!(PLACES[place]);
    const { status } = await site.get(address, send(who));
    const forAll = (await site.get(address, send('an administrator'))).status;
    expect(status).toBe(!role ? 401 : reads.includes(place) ? forAll : 404);
  });

  it.each(Object.keys(PEOPLE))('%s: queries find and count what may be read', async (who) => {
    const { role, reads } = PEOPLE[who]!;
    const { status, text } = await site.get(
      '/bin/querybuilder.json?path=/content/ventora&type=cq:Page&p.limit=-1',
      send(who),
    );
    if (!role) return expect(status).toBe(401);
    const { hits, total } = JSON.parse(text) as { hits: { path: string }[]; total: number };
    expect(total).toBe(hits.length);
    for (const place of all)
      expect(hits.some(({ path }) => path.startsWith(`${PLACES[place]}/`))).toBe(reads.includes(place));
  });

  it.each(Object.keys(PEOPLE))('%s: the search finds what may be read', async (who) => {
    const { role, reads } = PEOPLE[who]!;
    const { status, text } = await site.get('/bin/ventora/search?lang=de-DE&q=Produkte', send(who));
    if (!role) expect(status).toBe(401);
    else expect(text.includes('Produkte') && text.includes('/de/products')).toBe(reads.includes('own'));
  });

  it.each(Object.keys(PEOPLE))('%s: assets', async (who) => {
    const { role, grants = [] } = PEOPLE[who]!;
    const readsAll = role === 'administrator' || grants.some(({ path }) => path === '/content');
    for (const address of ['/content/dam/ventora/pump.png', '/content/dam/ventora/pump.png.json'])
      expect((await site.get(address, send(who))).status).toBe(!role ? 401 : readsAll ? 200 : 404);
  });

  it.each(Object.keys(PEOPLE))('%s: configuration, which is no secret', async (who) => {
    const { status } = await site.get('/conf/ventora/settings/wcm/policies.json', send(who));
    expect(status).toBe(PEOPLE[who]!.role ? 200 : 401);
  });

  it.each(Object.keys(PEOPLE))('%s: reports and publish nodes', async (who) => {
    const { role, grants = [] } = PEOPLE[who]!;
    const readsAll = role === 'administrator' || grants.some(({ path }) => path === '/content');
    for (const address of ['/bin/ventora/search-report.json', '/bin/publish-nodes.json'])
      expect((await site.get(address, send(who))).status).toBe(!role ? 401 : readsAll ? 200 : 404);
    expect((await site.get('/security/users.html', send(who))).status).toBe(
      !role ? 401 : role === 'administrator' ? 200 : 404,
    );
  });

  it.each(Object.keys(PEOPLE))('%s: versions', async (who) => {
    for (const place of all) {
      const { role, reads } = PEOPLE[who]!;
      await site.post(
        '/bin/wcmcommand',
        { cmd: 'createVersion', path: cell(place) },
        send('an administrator'),
      );
      const { status, text } = await site.get(`/bin/wcm/versions.json?path=${cell(place)}`, send(who));
      if (!role) expect(status).toBe(401);
      else expect(text.includes('"createdBy"')).toBe(reads.includes(place));
      const old = await site.get(`${cell(place)}.json;v=1.0`, send(who));
      expect(old.status).toBe(!role ? 401 : reads.includes(place) ? 200 : 404);
    }
  });
});

describe('writing', () => {
  const free = (path: string) => path.replace(/cell$/, 'made');
  const inside = (path: string, form: Form) => ({ address: `${path}/jcr:content/root/a`, form });
  /** What is posted to change a page; `path` is that page. */
  const WAYS: Readonly<Record<string, (path: string) => { address: string; form: Form }>> = {
    'a property': (path) => inside(path, { text: 'Changed' }),
    'a deleted component': (path) => inside(path, { ':operation': 'delete' }),
    'the order of components': (path) => inside(path, { ':order': 'last' }),
    'an imported component': (path) => ({
      address: `${path}/jcr:content/root`,
      form: { ':operation': 'import', ':contentType': 'json', ':name': 'c', ':content': '{"text":"C"}' },
    }),
    'a new page': (path) => ({
      address: free(path),
      form: {
        'jcr:primaryType': 'cq:Page',
        'jcr:content/jcr:primaryType': 'cq:PageContent',
        'jcr:content/jcr:title': 'Made',
      },
    }),
    'a component copied there': (path) => ({
      address: `${cell('own')}/jcr:content/root/a`,
      form: { ':operation': 'copy', ':dest': `${path}/jcr:content/root/copied` },
    }),
    'a component moved away': (path) =>
      inside(path, { ':operation': 'move', ':dest': `${path}/jcr:content/root/moved` }),
    'a copied page': (path) => ({ address: path, form: { ':operation': 'copy', ':dest': free(path) } }),
    'a page copied by command': (path) => ({
      address: '/bin/wcmcommand',
      form: { cmd: 'copyPage', srcPath: path, destParentPath: path.replace(/\/cell$/, ''), destName: 'made' },
    }),
    'a locked page': (path) => ({ address: '/bin/wcmcommand', form: { cmd: 'lockPage', path } }),
    'a saved version': (path) => ({ address: '/bin/wcmcommand', form: { cmd: 'createVersion', path } }),
  };
  const cells = Object.keys(PEOPLE).flatMap((who) =>
    Object.keys(WAYS).flatMap((way) => all.map((place) => ({ who, way, place }))),
  );

  it.each(cells)('$who: $way, $place', async ({ who, way, place }) => {
    const { role, reads, writes } = PEOPLE[who]!;
    await freshCells();
    const before = contentOf(place);
    const { address, form } = WAYS[way]!(cell(place));
    const answer = await site.post(address, form, send(who));
    const isAllowed = writes.includes(place) && (way !== 'a component copied there' || reads.includes('own'));
    if (!role) expect(answer.status).toBe(401);
    else if (isAllowed) expect([200, 201]).toContain(answer.status);
    else expect([403, 404, 409, 412, 422]).toContain(answer.status);
    if (!isAllowed) expect(contentOf(place)).toBe(before);
    if (role && !isAllowed && reads.includes(place) && reads.includes('own')) {
      expect(answer.status).toBe(403);
      expect(answer.text).toContain(`You may not change ${PLACES[place]}`);
    }
  });

  it('copies nothing that may not be read', async () => {
    await freshCells();
    const answer = await site.post(
      `${cell('other')}/jcr:content/root/a`,
      { ':operation': 'copy', ':dest': `${cell('own')}/jcr:content/root/stolen` },
      send('an author who may write'),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(site.repository.get(`${cell('own')}/jcr:content/root/stolen`)).toBeUndefined();
  });

  it('answers alike, whether what may not be read exists or not', async () => {
    await freshCells();
    const who = send('an author who may write');
    const posts: Form[] = [
      { text: 'x' },
      { ':operation': 'delete' },
      { ':operation': 'copy', ':dest': `${cell('own')}/jcr:content/root/x` },
      { ':operation': 'move', ':dest': `${cell('own')}/jcr:content/root/x` },
      { ':operation': 'checkin' },
    ];
    for (const form of posts) {
      const bare = ({ status, text }: Answer, name: string) => [status, text.replaceAll(name, 'NAME')];
      const [there, gone] = [
        `${cell('other')}/jcr:content/root/a`,
        `${PLACES.other}/nowhere/jcr:content/root/a`,
      ];
      const known = bare(await site.post(there, form, who), 'en/cell');
      expect(known).toEqual(bare(await site.post(gone, form, who), 'en/nowhere'));
    }
  });
});

describe('publishing', () => {
  const WAYS: Readonly<Record<string, (path: string) => { address: string; form: Form }>> = {
    publish: (path) => ({ address: '/bin/replicate.json', form: { cmd: 'Activate', path } }),
    unpublish: (path) => ({ address: '/bin/replicate.json', form: { cmd: 'Deactivate', path } }),
    'publish later': (path) => ({
      address: '/bin/replicate.json',
      form: { cmd: 'Activate', path, at: '2199-01-01T09:00:00Z' },
    }),
    'unpublish later': (path) => ({
      address: '/bin/replicate.json',
      form: { cmd: 'Deactivate', path, at: '2199-01-01T09:00:00Z' },
    }),
    'delete to the bin': (path) => ({ address: '/bin/wcmcommand', form: { cmd: 'deletePage', path } }),
    'move by command': (path) => ({
      address: '/bin/wcmcommand',
      form: { cmd: 'movePage', srcPath: path, destPath: path.replace(/cell$/, 'moved') },
    }),
    'delete what is published': (path) => ({ address: path, form: { ':operation': 'delete' } }),
    'move what is published': (path) => ({
      address: path,
      form: { ':operation': 'relocate', ':dest': path.replace(/cell$/, 'moved') },
    }),
  };
  const cells = Object.keys(PEOPLE).flatMap((who) =>
    Object.keys(WAYS).flatMap((way) => all.map((place) => ({ who, way, place }))),
  );

  it.each(cells)('$who: $way, $place', async ({ who, way, place }) => {
    const { role, reads, publishes } = PEOPLE[who]!;
    await freshCells();
    const before = contentOf(place);
    const { address, form } = WAYS[way]!(cell(place));
    const answer = await site.post(address, form, send(who));
    if (publishes.includes(place)) return expect([200, 201]).toContain(answer.status);
    expect(answer.status).toBe(!role ? 401 : reads.includes(place) ? 403 : 404);
    expect(contentOf(place)).toBe(before);
  });
});

describe('what is to be published later', () => {
  it.each(Object.keys(PEOPLE))('%s: sees and cancels only what they may', async (who) => {
    const { role, reads, publishes } = PEOPLE[who]!;
    await freshCells();
    for (const place of all) {
      const form = { cmd: 'Activate', path: cell(place), at: '2199-01-01T09:00:00Z' };
      const planned = await site.post('/bin/replicate.json', form, send('an administrator'));
      const { scheduled } = JSON.parse(planned.text) as { scheduled: { id: number } };
      const { status, text } = await site.get('/bin/ventora/scheduled.json', send(who));
      if (!role) expect(status).toBe(401);
      else expect(new RegExp(`"id":${scheduled.id}\\b`).test(text)).toBe(reads.includes(place));
      const cancelled = await site.post(
        '/bin/replicate.json',
        { cmd: 'Cancel', id: String(scheduled.id) },
        send(who),
      );
      const refused = !role ? 401 : reads.includes(place) ? 403 : 404;
      expect(cancelled.status).toBe(publishes.includes(place) ? 200 : refused);
    }
  });

  it.each(Object.keys(PEOPLE))('%s: publishes only the trees that they may', async (who) => {
    const { role, reads, publishes } = PEOPLE[who]!;
    for (const place of all) {
      await freshCells();
      const tree = { cmd: 'activate', path: cell(place) };
      const { status, text } = await site.post('/libs/replication/treeactivation.json', tree, send(who));
      if (publishes.includes(place)) expect([status, text]).toEqual([200, expect.stringContaining('"job"')]);
      else expect(status).toBe(!role ? 401 : reads.includes(place) ? 403 : 400);
    }
  });
});

describe('assets', () => {
  it.each(Object.keys(PEOPLE))('%s: takes files only into folders that they may change', async (who) => {
    const { role, grants = [] } = PEOPLE[who]!;
    const isRead = role === 'administrator' || grants.some(({ path }) => path === '/content');
    const name = `rights-${Object.keys(PEOPLE).indexOf(who)}.svg`;
    const { status } = await fetch(`${site.origin}/api/assets/ventora/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...send(who) },
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    });
    expect(status).toBe(!role ? 401 : role === 'administrator' ? 201 : isRead ? 403 : 404);
    expect(site.repository.get(`/content/dam/ventora/${name}`) !== undefined).toBe(role === 'administrator');
    const listed = await site.get('/api/assets/ventora.json', send(who));
    expect(listed.status).toBe(!role ? 401 : isRead ? 200 : 404);
  });
});

/** Puts the pages of the cells back as they were, on both sides. */
async function freshCells(): Promise<void> {
  for (const tree of [site.repository, site.publishRepository])
    await tree.change((draft) => {
      for (const place of all)
        for (const name of ['cell', 'made', 'moved']) {
          const path = `${PLACES[place]}/${name}`;
          if (draft.has(path)) draft.remove(path);
          if (name === 'cell') draft.create(path, cellPage());
        }
    });
}

function contentOf(place: Place): string {
  const shown = (node: { properties: object; children: ReadonlyMap<string, object> } | undefined): unknown =>
    node && [node.properties, [...node.children].map(([name, child]) => [name, shown(child as never)])];
  return JSON.stringify(
    [site.repository, site.publishRepository].map((tree) => shown(tree.get(PLACES[place]))),
  );
}
