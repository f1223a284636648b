import { DocumentError } from '../DocumentError';
import type { SearchEngine } from '../SearchEngine';
import type { Language } from '../SearchDocument';
import { DOCUMENTS } from './documents';

/** What every driver must do when documents come and go. Each test has an engine of its own. */
export function writingSuite(open: () => Promise<SearchEngine>): void {
  let engine: SearchEngine;
  beforeEach(async () => {
    engine = await open();
    await engine.index(DOCUMENTS);
  });
  afterEach(() => engine.close());

  const ids = async (text: string, language: Language = 'de') =>
    (await engine.search({ language, text })).items.map(({ document }) => document.id);
  const [mobile] = DOCUMENTS as [(typeof DOCUMENTS)[number]];

  it('finds the same in the same order whether documents came one after the other or together', async () => {
    const texts = ['Kompressor', 'Kolben', 'Schraubenkompressor', 'leise', 'Schraubenkompresor', 'V-30'];
    const together = await Promise.all(texts.map((text) => ids(text)));
    const other = await open();
    for (const document of DOCUMENTS.toReversed()) await other.index([document]);
    for (const [index, text] of texts.entries()) {
      const { items } = await other.search({ language: 'de', text });
      expect(items.map(({ document }) => document.id)).toEqual(together[index]!);
    }
    await other.close();
  });

  it('shows what ranks alike in the order of its ids, however it came into the index', async () => {
    const same = Array.from({ length: 90 }, (_, index) => ({
      ...mobile,
      id: `same-${String(index).padStart(2, '0')}`,
      skus: [],
    }));
    const inOrder = same.map(({ id }) => id);
    const shown = async (engine: SearchEngine) => {
      const found = async (query: object) =>
        (await engine.search({ language: 'de', size: 90, ...query })).items
          .map(({ document }) => document.id)
          .filter((id) => id.startsWith('same-'));
      return [
        await found({ text: 'fahrbar Montage' }),
        await found({ sort: { figure: 'motorPower', order: 'desc' }, size: 96 }),
        [
          ...(await found({ text: 'Montage', size: 45 })),
          ...(await found({ text: 'Montage', size: 45, page: 2 })),
        ],
      ];
    };
    const [backwards, outward] = [await open(), await open()];
    await engine.rebuild(same);
    await backwards.rebuild(same.toReversed());
    // Each between the two before it: more often than a number can be halved.
    for (const document of same.map((_, index) => same[index % 2 ? 89 - (index >> 1) : index >> 1]!))
      await outward.index([document]);
    for (const each of [engine, backwards, outward]) {
      const [byWords, byFigure, inPages] = await shown(each);
      expect(byWords).toEqual(inOrder);
      expect(byFigure).toEqual(inOrder);
      expect(inPages).toEqual(inOrder);
    }
    await backwards.close();
    await outward.close();
  });

  it('puts a document in the place of the one with its id', async () => {
    await engine.index([{ ...mobile, name: 'Turbine', skus: ['X-1234'], subject: '', body: '' }]);
    expect(await ids('Turbine')).toEqual(['m-270']);
    expect(await ids('V-1050-00')).toEqual([]);
    expect(await ids('Baustelle')).toEqual([]);
    expect((await engine.search({ language: 'de' })).total).toBe(5);
  });

  it('forgets a document, its numbers and words that were its own', async () => {
    await engine.remove(['m-270', 'never-there']);
    expect(await ids('V-1050-00')).toEqual([]);
    expect(await ids('Baustele')).toEqual([]);
    expect((await engine.suggest('bau', 'de')).words).toEqual([]);
    expect((await engine.search({ language: 'de', facets: ['family'] })).facets.family).not.toContainEqual(
      expect.objectContaining({ value: 'mobile' }),
    );
  });

  it('takes all documents or none', async () => {
    const wrong = { ...mobile, id: 'wrong', figures: { motorPower: NaN } };
    await expect(engine.index([{ ...mobile, id: 'right' }, wrong])).rejects.toThrow(
      new DocumentError('wrong', 'figure motorPower is NaN; use a number or leave it out'),
    );
    expect((await engine.search({ language: 'de' })).total).toBe(5);
  });

  it('answers from the old index until the new one is whole', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => ({
      ...mobile,
      id: `new-${index}`,
      name: `Neu ${index}`,
    }));
    let done = false;
    const rebuilt = engine.rebuild(many).then(() => (done = true));
    const totals = new Set<number>();
    while (!done) {
      totals.add((await engine.search({ language: 'de' })).total);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await rebuilt;
    totals.add((await engine.search({ language: 'de' })).total);
    expect([...totals]).toEqual([5, 1500]);
  });

  it('keeps the old index where a rebuild fails, and takes the next', async () => {
    function* broken() {
      yield mobile;
      throw new Error('the content went away');
    }
    await expect(engine.rebuild(broken())).rejects.toThrow('the content went away');
    expect((await engine.search({ language: 'de' })).total).toBe(5);
    await engine.rebuild([mobile]);
    expect((await engine.search({ language: 'de' })).total).toBe(1);
  });

  it('does not lose what is written while it is rebuilt', async () => {
    const rebuilt = engine.rebuild(DOCUMENTS);
    await engine.index([{ ...mobile, id: 'late', name: 'Nachzügler' }]);
    await rebuilt;
    expect(await ids('Nachzügler')).toEqual(['late']);
  });
}
