/** @jest-turn 6 */
import { FOUND_TEXTS, REPLACEMENTS } from '../../../shared/addresses/found-texts';
import type { FoundTexts } from '../../../shared/authoring/found-texts';
import { PumpSite, SITE, tickedOf } from './pump-site';

const pumps = new PumpSite();

describe('finding', () => {
  it('lists pages with their components, fields and sentences, and nothing that is not prose', async () => {
    const { pages } = await pumps.find(`${SITE}/a`);
    expect(pages).toEqual([expect.objectContaining({ path: `${SITE}/a`, title: 'Pumps', kind: 'page' })]);
    expect(
      pages[0]?.texts.map(({ path, field, matches }) => [path.slice(SITE.length), field, matches]),
    ).toEqual([
      ['/a/jcr:content', 'jcr:title', [{ before: '', match: 'Pump', after: 's' }]],
      [
        '/a/jcr:content/root/t',
        'text',
        [
          { before: 'Our ', match: 'pump', after: ' and the old pump.' },
          { before: 'Our pump and the old ', match: 'pump', after: '.' },
        ],
      ],
      ['/a/jcr:content/root/h', 'jcr:title', [{ before: 'A ', match: 'pump', after: '' }]],
    ]);
  });

  it('searches the texts of fragments, entry by entry', async () => {
    const { pages } = await pumps.find('/content/dam/ventora/notes');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ kind: 'content-fragment', title: 'Note' });
    expect(pages[0]?.texts).toHaveLength(1);
    expect(pages[0]?.texts[0]).toMatchObject({ property: 'words', index: 1, component: 'master' });
    expect(pages[0]?.texts[0]?.matches).toHaveLength(2);
  });

  it('obeys its options', async () => {
    const count = ({ pages }: FoundTexts) =>
      pages.flatMap(({ texts }) => texts).reduce((sum, { matches }) => sum + matches.length, 0);
    expect(count(await pumps.find(`${SITE}/a`, '&matchCase=true'))).toBe(3);
    expect(count(await pumps.find(`${SITE}/a`, '&wholeWords=true'))).toBe(3);
  });

  it('says why a text cannot be replaced', async () => {
    const reasons = async (path: string) =>
      (await pumps.find(path)).pages.flatMap(({ texts }) => texts.map(({ refusal }) => refusal));
    expect(await reasons(`${SITE}/b`)).toEqual([undefined]);
    expect(await reasons(`${SITE}/c`)).toEqual(['ann has locked it.']);
    expect(await reasons('/content/ventora/ie/en/b')).toEqual([`Inherited from ${SITE}/b; change it there.`]);
  });

  it('goes on where a part ended', async () => {
    const all = await pumps.find(SITE);
    const rest = await pumps.find(SITE, `&from=${SITE}/a`);
    expect(all.pages.map(({ path }) => path).slice(0, 3)).toEqual([`${SITE}/a`, `${SITE}/b`, `${SITE}/c`]);
    expect(rest.pages).toEqual(all.pages.slice(1));
    expect(rest.searched).toBeLessThan(all.searched);
    const gone = await pumps.site.author.inject(`${FOUND_TEXTS}?path=${SITE}&text=pump&from=${SITE}/gone`);
    expect(gone.statusCode).toBe(409);
    expect(gone.body).toContain('search again');
  });

  it.each(['path=/conf&text=a', 'path=/content&text=', 'path=/content&text=%C2%AD', 'text=a'])(
    'refuses %s and says what to send',
    async (query) => {
      const { statusCode, body } = await pumps.site.author.inject(`${FOUND_TEXTS}?${query}`);
      expect(statusCode).toBe(400);
      expect(body).toMatch(/send/);
    },
  );
});

describe('replacing', () => {
  it('changes what is ticked, and keeps a version of each page first', async () => {
    const found = await pumps.find('/content');
    const done = await pumps.replace(
      tickedOf(found, [`${SITE}/a`, `${SITE}/b`, '/content/dam/ventora/notes/note']),
    );
    expect(done.changed.map(({ path }) => path).sort()).toEqual([
      '/content/dam/ventora/notes/note',
      `${SITE}/a`,
      `${SITE}/b`,
    ]);
    expect(done.kept).toEqual([]);
    expect(done.replacement).toMatchObject({ text: 'pump', replacement: 'fan', count: 7, by: 'admin' });
    expect(pumps.textOf('a')).toBe('<p>Our <b>fan</b> and the <a href="/pump.html">old fan</a>.</p>');
    expect(pumps.textOf('a', 'type', 'h')).toBe('pump');
    expect(pumps.content('a')?.properties['jcr:title']).toBe('fans');
    const fragment = pumps.site.repository.get('/content/dam/ventora/notes/note/jcr:content');
    expect(fragment?.children.get('data')?.children.get('master')?.properties).toMatchObject({
      words: ['No', 'A fan & a fan'],
      code: 'pump',
    });
    expect(fragment?.properties['jcr:lastModifiedBy']).toBe('admin');
    const { body } = await pumps.site.author.inject(`/bin/wcm/versions.json?path=${SITE}/b`);
    expect(body).toContain('Before “pump” was replaced by “fan”');
    // Nothing is published.
    expect(pumps.site.publishRepository.get(`${SITE}/b`)).toBeUndefined();
  });

  it('replaces single matches of a text', async () => {
    const [text] = tickedOf(await pumps.find(`${SITE}/a`)).filter(({ node }) => node.endsWith('/t'));
    await pumps.replace([{ ...text!, matches: [1] }]);
    expect(pumps.textOf('a')).toBe('<p>Our <b>pump</b> and the <a href="/pump.html">old fan</a>.</p>');
  });

  it('keeps pages that were changed, locked, deleted or that follow another, and says so', async () => {
    const ticked = tickedOf(await pumps.find(SITE), [`${SITE}/a`, `${SITE}/b`, `${SITE}/c`]);
    const copies = tickedOf(await pumps.find('/content/ventora/ie/en/b'));
    await pumps.client.post(`${SITE}/a/jcr:content/root/h`, { 'jcr:title': 'Another pump' });
    const gone = { ...ticked[0]!, node: `${SITE}/gone/jcr:content` };
    const { changed, kept } = await pumps.replace([...ticked, ...copies, gone]);
    expect(changed.map(({ path }) => path)).toEqual([`${SITE}/b`]);
    expect(kept.map(({ path, reason }) => [path, reason])).toEqual([
      [`${SITE}/gone`, 'It is not there any more.'],
      [`${SITE}/a`, 'It was changed after the search; search again.'],
      [`${SITE}/c`, 'ann has locked it.'],
      ['/content/ventora/ie/en/b', `Inherited from ${SITE}/b; change it there.`],
    ]);
    // A page is changed as a whole or not at all.
    expect(pumps.textOf('a')).toContain('pump');
    expect((await pumps.site.author.inject(`/bin/wcm/versions.json?path=${SITE}/a`)).json()).toEqual({
      versions: [],
    });
  });

  it('changes nothing but prose that was found', async () => {
    const [text] = tickedOf(await pumps.find(`${SITE}/b`));
    const { changed, kept } = await pumps.replace([{ ...text!, property: 'sling:resourceType' }]);
    expect(changed).toEqual([]);
    expect(kept).toHaveLength(1);
    const listed = (await pumps.site.author.inject(REPLACEMENTS)).json<{ replacements: unknown[] }>();
    expect(listed.replacements).toEqual([]);
  });

  it.each([
    [{ texts: 'no JSON' }, /JSON/],
    [{ texts: '[{"node":"/conf/x"}]' }, /texts: 0\.node/],
    [{ cmd: 'erase' }, /replace or undo/],
    [{ replacement: 'a\nb' }, /one line/],
    [{ text: '' }, /one line/],
  ] as const)('refuses %j and says what is wrong', async (form, message) => {
    const texts = JSON.stringify(tickedOf(await pumps.find(`${SITE}/b`)));
    const { status, body } = await pumps.client.post(REPLACEMENTS, {
      ...{ cmd: 'replace', path: '/content', text: 'pump', replacement: 'fan', texts },
      ...form,
    });
    expect(status).toBe(400);
    expect(body).toMatch(message);
    expect(pumps.textOf('b')).toBe('<p>One pump.</p>');
  });
});
