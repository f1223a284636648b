import type { SearchEngine } from '../SearchEngine';

/** What every driver must suggest while a visitor types. */
export function suggestionsSuite(engine: () => SearchEngine): void {
  it('completes the last word and names documents', async () => {
    const { words, documents } = await engine().suggest('Schraub', 'de');
    expect(words).toEqual(expect.arrayContaining(['schraubenkompressor', 'schraube']));
    expect(documents.map(({ id }) => id)).toEqual(expect.arrayContaining(['r-15', 'schraube']));
  });

  it('keeps the words before the last', async () => {
    expect((await engine().suggest('Mobile pis', 'en')).words).toEqual(['Mobile piston']);
  });

  it('completes neither a known word nor a unit after a figure', async () => {
    const words = async (q: string) => (await engine().suggest(q, 'en')).words;
    expect(await words('Mobile piston')).toEqual([]);
    expect(await words('8 c')).not.toEqual([]);
    expect(await words('8 l')).toEqual([]);
  });

  it('suggests a product by the beginning of its number', async () => {
    expect((await engine().suggest('V-30', 'de')).documents.map(({ id }) => id)).toEqual(['r-15']);
  });

  it('suggests only documents with the requested values', async () => {
    const { documents } = await engine().suggest('Schraub', 'de', { filters: { kind: ['article'] } });
    expect(documents.map(({ id }) => id)).toEqual(['schraube']);
  });

  it('suggests nothing for an empty text', async () => {
    expect(await engine().suggest(' ', 'de')).toEqual({ words: [], documents: [] });
  });
}
