import type { SearchEngine } from '../SearchEngine';
import { asking } from './asking';

/** How every driver must choose between several meanings of a word. */
export function meaningSuite(engine: () => SearchEngine): void {
  const { ask, ids } = asking(engine);

  it('finds a compound with one unknown part by its known part and the beginning of the other', async () => {
    expect(await ids('Kältekompressor')).toEqual(['k-20']);
    expect(await ids('Raketenverdichter')).toEqual(expect.arrayContaining(['m-270', 'r-15', 'schraube']));
    expect(await ids('Baustellen')).toEqual(['m-270']);
  });

  it('finds a compound by synonyms of its parts', async () => {
    expect(await ids('Schraubenverdichter')).toEqual(expect.arrayContaining(['r-15', 'schraube']));
  });

  it('treats "free of something" as one word', async () => {
    expect(await ids('oil free', 'en')).toEqual(['en-s-4']);
    expect(await ids('oil', 'en')).toEqual([]);
  });

  it('ranks a kind of thing above documents that only mention it, even if every document does', async () => {
    const all = await ids('compressor', 'en');
    expect(all).toHaveLength(3);
    expect(
      (await ask({ language: 'en', text: 'compressor', explain: true })).items.every(
        ({ explain }) => explain !== undefined && explain.text > 0.1,
      ),
    ).toBe(true);
  });

  it('ranks what a thing is above what a thing is for', async () => {
    const oil = { id: 'oil', language: 'en', kind: 'product', name: 'VP 100', path: '/oil' } as const;
    await engine().index([
      { ...oil, subject: 'Oil for piston compressors, screw compressors', body: 'Oil.' },
    ]);
    const found = { compressors: await ids('piston compressor', 'en'), oils: await ids('oil', 'en') };
    await engine().remove(['oil']);
    expect(found.compressors.indexOf('oil')).toBeGreaterThan(found.compressors.indexOf('en-m-270'));
    expect(found.oils[0]).toBe('oil');
  });

  it('raises documents that contain a hint, and does not require the hint', async () => {
    expect((await ids('', 'en', { hints: 'screw xylophone' }))[0]).toBe('en-r-15');
    expect((await ids('compressor', 'en', { hints: 'building sites' }))[0]).toBe('en-m-270');
  });
}
