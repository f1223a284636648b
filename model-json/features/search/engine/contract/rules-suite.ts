import type { SearchEngine } from '../SearchEngine';
import type { SearchQuery } from '../SearchQuery';
import type { SynonymGroup } from '../text/synonyms';

/** How every driver must apply a query's pins, factors and synonyms. */
export function rulesSuite(engine: () => SearchEngine): void {
  const ask = (query: Partial<SearchQuery>) => engine().search({ language: 'en', ...query });
  const ids = async (query: Partial<SearchQuery>) =>
    (await ask(query)).items.map(({ document }) => document.id);

  it('lists pinned documents first, in the order of the pins, whether or not they contain the words', async () => {
    expect(await ids({ text: 'laboratory', pins: ['en-r-15', 'en-m-270'] })).toEqual([
      'en-r-15',
      'en-m-270',
      'en-s-4',
    ]);
    const { total, items } = await ask({ text: 'laboratory', pins: ['en-r-15'], explain: true });
    expect(total).toBe(2);
    expect(items.map(({ explain }) => explain?.pinned)).toEqual([true, false]);
  });

  it('applies filters to pins, and ignores pins that are deleted or in another language', async () => {
    const pins = ['en-r-15', 'm-270', 'gone'];
    expect(await ids({ text: 'laboratory', pins, ranges: { soundPressureLevel: { min: 200 } } })).toEqual([]);
    expect(await ids({ text: 'laboratory', pins })).toEqual(['en-r-15', 'en-s-4']);
  });

  it('sorts by a figure alone when asked to, without pins', async () => {
    const sort = { figure: 'motorPower', order: 'asc' } as const;
    const sorted = await ids({ text: 'compressor', sort });
    expect(await ids({ text: 'compressor', sort, pins: [sorted.at(-1)!] })).toEqual(sorted);
  });

  it('multiplies a score by the factor of its document, and ranks documents with factor 0 last', async () => {
    const before = await ids({ text: 'compressor' });
    const last = before.at(-1)!;
    expect((await ids({ text: 'compressor', factors: { [last]: 10 } }))[0]).toBe(last);
    expect((await ids({ text: 'compressor', factors: { [before[0]!]: 0 } })).at(-1)).toBe(before[0]);
  });

  it('finds by synonyms of a site, words and phrases, in both directions or in one', async () => {
    const groups = (...words: string[]): SynonymGroup[] => [{ words }];
    expect(await ids({ text: 'whisper' })).toEqual([]);
    expect(await ids({ text: 'whisper', synonyms: groups('whisper', 'quiet') })).toEqual(['en-r-15']);
    expect(await ids({ text: 'whispers', synonyms: groups('quiet', 'whisper') })).toEqual(['en-r-15']);
    const phrase = groups('test bench', 'laboratory');
    expect(await ids({ text: 'test benches', synonyms: phrase })).toEqual(['en-s-4']);
    const oneWay = [{ words: ['whisper', 'quiet'], oneWay: true }];
    expect(await ids({ text: 'whisper', synonyms: oneWay })).toEqual(['en-r-15']);
  });

  it('suggests by the words and factors of a site', async () => {
    const synonyms = [{ words: ['whisper', 'screw'] }];
    const { documents } = await engine().suggest('whisper', 'en', { synonyms });
    expect(documents.map(({ id }) => id)).toContain('en-r-15');
    const named = async (factors: Record<string, number>) =>
      (await engine().suggest('compressor', 'en', { factors })).documents.map(({ id }) => id);
    const last = (await named({})).at(-1)!;
    expect((await named({ [last]: 10 }))[0]).toBe(last);
  });
}
