import { REPLACEMENTS } from '../../../shared/addresses/found-texts';
import type { Replaced, ReplacementReport, Undone } from '../../../shared/authoring/found-texts';
import { PumpSite, SITE, tickedOf } from './pump-site';

const pumps = new PumpSite();

describe('replacing on many pages', () => {
  it('makes one replacement of several posts, which is taken back part by part', async () => {
    const a = await pumps.replace(tickedOf(await pumps.find(`${SITE}/a`)));
    const id = String(a.replacement!.id);
    const b = await pumps.replace(tickedOf(await pumps.find(`${SITE}/b`)), { id });
    expect(b.replacement).toMatchObject({ id: a.replacement!.id, count: 5, pages: [{}, {}] });
    const last = (await pumps.undo(a.replacement!.id)).json as unknown as Undone;
    expect(last.changed).toEqual([{ path: `${SITE}/b`, title: 'B' }]);
    const form = { cmd: 'undo', id, next: String(last.next) };
    const first = (await pumps.client.post(REPLACEMENTS, form)).json as unknown as Undone;
    expect(first.changed).toEqual([{ path: `${SITE}/a`, title: 'Pumps' }]);
    expect(first.next).toBeUndefined();
    expect(first.replacement).toMatchObject({ pages: [], undone: { by: 'admin' } });
  });

  it('goes on with the same replacement only', async () => {
    const { replacement } = await pumps.replace(tickedOf(await pumps.find(`${SITE}/a`)));
    const more = await pumps.client.post(REPLACEMENTS, {
      ...{
        cmd: 'replace',
        path: '/content',
        text: 'pump',
        replacement: 'other',
        id: String(replacement!.id),
      },
      texts: JSON.stringify(tickedOf(await pumps.find(`${SITE}/b`))),
    });
    expect(more.status).toBe(409);
    expect(pumps.textOf('b')).toBe('<p>One pump.</p>');
  });
});

describe('taking back', () => {
  const listed = async () =>
    (await pumps.site.author.inject(REPLACEMENTS)).json<{ replacements: ReplacementReport[] }>().replacements;

  it('gives all texts back as one step, and is listed until then', async () => {
    const before = [pumps.textOf('a'), pumps.textOf('b'), pumps.content('a')?.properties['jcr:title']];
    await pumps.replace(tickedOf(await pumps.find(SITE), [`${SITE}/a`, `${SITE}/b`]));
    const [replacement] = await listed();
    expect(replacement).toMatchObject({
      text: 'pump',
      count: 5,
      pages: [{ title: 'Pumps' }, { title: 'B' }],
    });
    const undone = (await pumps.undo(replacement!.id)).json;
    expect(undone).toMatchObject({ kept: [], changed: [{}, {}] });
    expect([pumps.textOf('a'), pumps.textOf('b'), pumps.content('a')?.properties['jcr:title']]).toEqual(
      before,
    );
    expect((await listed())[0]?.undone).toMatchObject({ by: 'admin' });
    expect((await pumps.client.post(REPLACEMENTS, { cmd: 'undo', id: String(replacement!.id) })).status).toBe(
      409,
    );
  });

  it('leaves pages whose texts were edited since, and names them', async () => {
    const { replacement } = await pumps.replace(tickedOf(await pumps.find(SITE), [`${SITE}/a`, `${SITE}/b`]));
    await pumps.client.post(`${SITE}/b/jcr:content/root/t`, { text: '<p>Edited.</p>' });
    const { changed, kept } = (await pumps.undo(replacement!.id)).json as unknown as Replaced;
    expect(changed.map(({ path }) => path)).toEqual([`${SITE}/a`]);
    expect(kept).toEqual([{ path: `${SITE}/b`, title: 'B', reason: 'Its text was edited since.' }]);
    expect(pumps.textOf('b')).toBe('<p>Edited.</p>');
  });

  it('follows pages that were moved since', async () => {
    const { replacement } = await pumps.replace(tickedOf(await pumps.find(SITE), [`${SITE}/b`]));
    const moved = await pumps.client.post('/bin/wcmcommand', {
      cmd: 'movePage',
      srcPath: `${SITE}/b`,
      destPath: `${SITE}/later`,
    });
    expect(moved.status).toBe(201);
    expect((await pumps.undo(replacement!.id)).json).toMatchObject({
      kept: [],
      changed: [{ path: `${SITE}/later` }],
    });
    expect(pumps.textOf('later')).toBe('<p>One pump.</p>');
  });

  it('knows no replacement that was never made', async () => {
    expect((await pumps.client.post(REPLACEMENTS, { cmd: 'undo', id: '77' })).status).toBe(404);
  });
});
