/** @jest-turn 6 */
import { SECTIONS, sectionsAddress } from '../../shared/addresses/sections';
import type { Section, Sections } from '../../shared/authoring/section';
import type { Sender } from './guarded-site';
import { all, PEOPLE, type Place } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rows of the rights table for sections: nobody has rights on their folder but those who are given them. */

const ADMIN = 'an administrator';
const FOLDER = '/content/sections/ventora';

let rights: RightsSite;
let made: Section;
/** Write the pages of their own site, and may read, or write, sections. */
let reader: Sender;
let writer: Sender;
beforeAll(async () => {
  rights = await startRightsSite();
  const own = { path: '/content/ventora/de', level: 'write' } as const;
  reader = rights.site.person('reader', 'author', [own, { path: FOLDER, level: 'read' }]);
  writer = rights.site.person('writer', 'author', [own, { path: FOLDER, level: 'write' }]);
});
afterAll(() => rights.site.close());
beforeEach(async () => {
  await rights.freshCells();
  await rights.site.repository.change((draft) => {
    if (draft.has(FOLDER)) draft.remove(FOLDER);
  });
  made = (await create(rights.send(ADMIN), 'other', 'Secret offer')).section!;
});

const post = async (sender: Sender, form: Record<string, string>) => {
  const { status, text } = await rights.site.post(SECTIONS, form, sender);
  const { section } = (status === 200 ? JSON.parse(text) : {}) as { section?: Section };
  return { status, text, section };
};
const create = (sender: Sender, place: Place, title: string) =>
  post(sender, { cmd: 'create', title, component: `${cell(place)}/jcr:content/root/a` });
const list = async (sender: Sender, place: Place) => {
  const { status, text } = await rights.site.get(sectionsAddress(cell(place)), sender);
  return { status, text, answer: (status === 200 ? JSON.parse(text) : undefined) as Sections | undefined };
};
const names = () => [...(rights.site.repository.get(FOLDER)?.children.keys() ?? [])];

describe.each(Object.keys(PEOPLE))('%s', (who) => {
  const { role, reads, grants = [] } = PEOPLE[who]!;
  const isAdmin = role === 'administrator';
  const readsSections = isAdmin || grants.some(({ path }) => path === '/content');

  it.each(all)('lists the sections that they may read, for a page that they may read: %s', async (place) => {
    const { status, text, answer } = await list(rights.send(who), place);
    expect(status).toBe(!role ? 401 : reads.includes(place) ? 200 : 404);
    if (!readsSections) expect(text).not.toContain('Secret');
    if (status !== 200) return;
    expect(answer).toMatchObject({ mayWrite: isAdmin });
    expect(answer?.sections.map(({ title }) => title)).toEqual(readsSections ? ['Secret offer'] : []);
  });

  it('reads the components of a section only with its folder', async () => {
    const address = `${made.path}/jcr:content/components.infinity.json`;
    const { status } = await rights.site.get(address, rights.send(who));
    expect(status).toBe(!role ? 401 : readsSections ? 200 : 404);
  });

  it('makes, renames and deletes sections only with the right to write their folder', async () => {
    const sender = rights.send(who);
    for (const place of all) {
      const { status } = await create(sender, place, `Made of ${place}`);
      expect(status).toBe(!role ? 401 : isAdmin ? 200 : reads.includes(place) ? 403 : 404);
    }
    const renamed = await post(sender, { cmd: 'rename', path: made.path, title: 'Renamed' });
    const deleted = await post(sender, { cmd: 'delete', path: made.path });
    const refused = !role ? 401 : readsSections ? 403 : 404;
    expect([renamed.status, deleted.status]).toEqual(isAdmin ? [200, 200] : [refused, refused]);
    expect(names()).toEqual(isAdmin ? ['made-of-own', 'made-of-other'] : ['secret-offer']);
  });
});

it('lets those who write the folder keep sections, also the first one, but only of what they may read', async () => {
  await rights.site.repository.change((draft) => draft.remove('/content/sections'));
  const { status, section } = await create(writer, 'own', 'Ours');
  expect(status).toBe(200);
  expect((await create(writer, 'other', 'Stolen')).status).toBe(404);
  expect((await list(writer, 'own')).answer).toMatchObject({ mayWrite: true, sections: [{ title: 'Ours' }] });
  expect((await post(writer, { cmd: 'rename', path: section!.path, title: 'Yours' })).status).toBe(200);
  expect((await post(writer, { cmd: 'delete', path: section!.path })).status).toBe(200);
  expect(names()).toEqual([]);
});

it('lets those who may read sections insert them, and not change them', async () => {
  expect((await list(reader, 'own')).answer).toMatchObject({
    mayWrite: false,
    sections: [{ path: made.path }],
  });
  const { text } = await rights.site.get(`${made.path}/jcr:content/components/a.infinity.json`, reader);
  const inserted = await rights.site.post(
    `${cell('own')}/jcr:content/root`,
    { ':operation': 'import', ':contentType': 'json', ':name': 'c', ':content': text },
    reader,
  );
  expect(inserted.status).toBe(201);
  expect((await create(reader, 'own', 'No')).status).toBe(403);
  expect((await post(reader, { cmd: 'delete', path: made.path })).status).toBe(403);
});

it('answers alike, whether a section that may not be read exists or not', async () => {
  const sender = rights.send('an author who may write');
  for (const cmd of ['rename', 'delete']) {
    const there = await post(sender, { cmd, path: made.path, title: 'X' });
    const gone = await post(sender, { cmd, path: `${FOLDER}/nowhere`, title: 'X' });
    expect(there.text.replaceAll(made.path, 'PATH')).toBe(gone.text.replaceAll(`${FOLDER}/nowhere`, 'PATH'));
  }
});
