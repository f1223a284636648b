import type { Form } from '../server/writes/author-client';
import type { Answer } from './guarded-site';
import { all, PEOPLE, PLACES } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rights table: each person × each way in × their own site and another. Every cell is tried over HTTP. */

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(() => rights.site.close());

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
    '.checks.json': (path) => `${path}.checks.json`,
    'a text to replace': (path) => `/bin/ventora/found-texts.json?path=${path}&text=a`,
    'the report on links': (path) => `/bin/ventora/link-report.json?path=${path}`,
    '.languages.json': (path) => `${path}.languages.json`,
    'the state of translations': (path) => `/bin/ventora/translation.json?path=${path}`,
    // A language that the site lacks: what else is answered depends on the copy, see rights-to-translate.test.ts.
    'texts to translate': (path) => `/bin/ventora/translation-texts.json?path=${path}&language=it-IT`,
    'a file for translators': (path) => `/bin/ventora/translation.xlf?path=${path}&language=it-IT`,
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
    const { status } = await rights.site.get(address, rights.send(who));
    const forAll = (await rights.site.get(address, rights.send('an administrator'))).status;
    expect(status).toBe(!role ? 401 : reads.includes(place) ? forAll : 404);
  });

  it.each(Object.keys(PEOPLE))('%s: queries find and count what may be read', async (who) => {
    const { role, reads } = PEOPLE[who]!;
    const { status, text } = await rights.site.get(
      '/bin/querybuilder.json?path=/content/ventora&type=cq:Page&p.limit=-1',
      rights.send(who),
    );
    if (!role) return expect(status).toBe(401);
    const { hits, total } = JSON.parse(text) as { hits: { path: string }[]; total: number };
    expect(total).toBe(hits.length);
    for (const place of all)
      expect(hits.some(({ path }) => path.startsWith(`${PLACES[place]}/`))).toBe(reads.includes(place));
  });

  it.each(Object.keys(PEOPLE))('%s: the search finds what may be read', async (who) => {
    const { role, reads } = PEOPLE[who]!;
    const { status, text } = await rights.site.get(
      '/bin/ventora/search?lang=de-DE&q=Produkte',
      rights.send(who),
    );
    if (!role) expect(status).toBe(401);
    else expect(text.includes('Produkte') && text.includes('/de/products')).toBe(reads.includes('own'));
  });

  it.each(Object.keys(PEOPLE))('%s: assets', async (who) => {
    const { role, grants = [] } = PEOPLE[who]!;
    const readsAll = role === 'administrator' || grants.some(({ path }) => path === '/content');
    for (const address of ['/content/dam/ventora/pump.png', '/content/dam/ventora/pump.png.json'])
      expect((await rights.site.get(address, rights.send(who))).status).toBe(
        !role ? 401 : readsAll ? 200 : 404,
      );
  });

  it.each(Object.keys(PEOPLE))('%s: configuration, which is no secret', async (who) => {
    const { status } = await rights.site.get('/conf/ventora/settings/wcm/policies.json', rights.send(who));
    expect(status).toBe(PEOPLE[who]!.role ? 200 : 401);
  });

  it.each(Object.keys(PEOPLE))('%s: reports and publish nodes', async (who) => {
    const { role, grants = [] } = PEOPLE[who]!;
    const readsAll = role === 'administrator' || grants.some(({ path }) => path === '/content');
    for (const address of ['/bin/ventora/search-report.json', '/bin/publish-nodes.json'])
      expect((await rights.site.get(address, rights.send(who))).status).toBe(
        !role ? 401 : readsAll ? 200 : 404,
      );
    expect((await rights.site.get('/security/users.html', rights.send(who))).status).toBe(
      !role ? 401 : role === 'administrator' ? 200 : 404,
    );
  });

  it.each(Object.keys(PEOPLE))('%s: versions', async (who) => {
    for (const place of all) {
      const { role, reads } = PEOPLE[who]!;
      await rights.site.post(
        '/bin/wcmcommand',
        { cmd: 'createVersion', path: cell(place) },
        rights.send('an administrator'),
      );
      const { status, text } = await rights.site.get(
        `/bin/wcm/versions.json?path=${cell(place)}`,
        rights.send(who),
      );
      if (!role) expect(status).toBe(401);
      else expect(text.includes('"createdBy"')).toBe(reads.includes(place));
      const old = await rights.site.get(`${cell(place)}.json;v=1.0`, rights.send(who));
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
    await rights.freshCells();
    const before = rights.contentOf(place);
    const { address, form } = WAYS[way]!(cell(place));
    const answer = await rights.site.post(address, form, rights.send(who));
    const isAllowed = writes.includes(place) && (way !== 'a component copied there' || reads.includes('own'));
    if (!role) expect(answer.status).toBe(401);
    else if (isAllowed) expect([200, 201]).toContain(answer.status);
    else expect([403, 404, 409, 412, 422]).toContain(answer.status);
    if (!isAllowed) expect(rights.contentOf(place)).toBe(before);
    if (role && !isAllowed && reads.includes(place) && reads.includes('own')) {
      expect(answer.status).toBe(403);
      expect(answer.text).toContain(`You may not change ${PLACES[place]}`);
    }
  });

  it('copies nothing that may not be read', async () => {
    await rights.freshCells();
    const answer = await rights.site.post(
      `${cell('other')}/jcr:content/root/a`,
      { ':operation': 'copy', ':dest': `${cell('own')}/jcr:content/root/stolen` },
      rights.send('an author who may write'),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(rights.site.repository.get(`${cell('own')}/jcr:content/root/stolen`)).toBeUndefined();
  });

  it('answers alike, whether what may not be read exists or not', async () => {
    await rights.freshCells();
    const who = rights.send('an author who may write');
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
      const known = bare(await rights.site.post(there, form, who), 'en/cell');
      expect(known).toEqual(bare(await rights.site.post(gone, form, who), 'en/nowhere'));
    }
  });
});
