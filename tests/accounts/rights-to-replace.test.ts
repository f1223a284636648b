import { FOUND_TEXTS, REPLACEMENTS } from '../../shared/addresses/found-texts';
import type { FoundTexts, Replaced } from '../../shared/authoring/found-texts';
import { all, PEOPLE, SAMPLED_PEOPLE, type Place } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rows of the rights table for replacing texts over a site. */

const ADMIN = 'an administrator';
/** In the title of each cell. */
const SEARCH = { path: '/content', text: 'Cell' };

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(() => rights.site.close());
beforeEach(() => rights.freshCells());

const find = async (who: string, path = '/content') => {
  const address = `${FOUND_TEXTS}?path=${path}&text=Cell`;
  const { status, text } = await rights.site.get(address, rights.send(who));
  return { status, text, found: (status === 200 ? JSON.parse(text) : { pages: [] }) as FoundTexts };
};
const post = async (who: string, form: Record<string, string>) => {
  const { status, text } = await rights.site.post(REPLACEMENTS, form, rights.send(who));
  return { status, ...((status === 200 ? JSON.parse(text) : {}) as Partial<Replaced>) };
};
const ticked = async (place: Place) => {
  const { found } = await find(ADMIN, cell(place));
  return found.pages.flatMap(({ texts }) => texts.map((text) => ({ ...text, matches: [0] })));
};
const replace = async (who: string, places: readonly Place[]) =>
  post(who, {
    ...{ ...SEARCH, cmd: 'replace', replacement: 'Chamber' },
    texts: JSON.stringify((await Promise.all(places.map(ticked))).flat()),
  });
const title = (place: Place) =>
  rights.site.repository.get(`${cell(place)}/jcr:content`)?.properties['jcr:title'];

describe.each(SAMPLED_PEOPLE)('%s', (who) => {
  const { role, reads, writes } = PEOPLE[who]!;

  it('finds the texts of what they may read, and is told what they may not change', async () => {
    const { status, found, text } = await find(who);
    expect(status).toBe(role ? 200 : 401);
    expect(found.pages.map(({ path }) => path)).toEqual(reads.map(cell));
    for (const place of all) if (!reads.includes(place)) expect(text).not.toContain(cell(place));
    for (const { path, texts } of found.pages)
      expect(texts[0]?.refusal === undefined).toBe(writes.some((place) => cell(place) === path));
  });

  it.each(all)('replaces texts of what they may change: %s', async (place) => {
    const before = rights.contentOf(place);
    const { status, changed = [], kept = [] } = await replace(who, [place]);
    expect(status).toBe(role ? 200 : 401);
    const mayWrite = writes.includes(place);
    expect(changed.map(({ path }) => path)).toEqual(mayWrite ? [cell(place)] : []);
    expect(title(place)).toBe(mayWrite ? 'Chamber' : 'Cell');
    if (mayWrite) return;
    expect(rights.contentOf(place)).toBe(before);
    if (role)
      expect(kept.map(({ reason }) => reason)).toEqual([
        reads.includes(place) ? 'You may read this, but not change it.' : 'It is not there any more.',
      ]);
  });

  it.each(all)('lists and takes back replacements on what they may read and change: %s', async (place) => {
    const { replacement } = await replace(ADMIN, [place]);
    const { status, text } = await rights.site.get(REPLACEMENTS, rights.send(who));
    expect(status).toBe(role ? 200 : 401);
    expect(new RegExp(`"id":${replacement!.id}\\b`).test(text)).toBe(reads.includes(place));
    const undone = await post(who, { cmd: 'undo', id: String(replacement!.id) });
    expect(undone.status).toBe(!role ? 401 : reads.includes(place) ? 200 : 404);
    expect(title(place)).toBe(writes.includes(place) ? 'Cell' : 'Chamber');
  });

  it('does not see replacements that reach further than they may read', async () => {
    const { replacement } = await replace(ADMIN, all);
    const { text } = await rights.site.get(REPLACEMENTS, rights.send(who));
    expect(new RegExp(`"id":${replacement!.id}\\b`).test(text)).toBe(
      all.every((place) => reads.includes(place)),
    );
  });
});
