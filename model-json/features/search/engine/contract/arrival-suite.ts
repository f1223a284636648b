import type { SearchEngine } from '../SearchEngine';
import { asking } from './asking';
import { DOCUMENTS, MOBILE } from './documents';

/** Answers must not depend on the order in which documents were indexed. */
export function arrivalSuite(engine: () => SearchEngine, open: () => Promise<SearchEngine>): void {
  const { ids } = asking(engine);

  it('finds the same in the same order whether documents were added one by one or together', async () => {
    const texts = ['Kompressor', 'Kolben', 'Schraubenkompressor', 'leise', 'Schraubenkompresor', 'V-30'];
    const together = await Promise.all(texts.map((text) => ids(text)));
    const other = await open();
    for (const document of DOCUMENTS.toReversed()) await other.index([document]);
    for (const [index, text] of texts.entries()) {
      const { items } = await other.search({ language: 'de', text });
      expect(items.map(({ document }) => document.id)).toEqual(together[index]);
    }
    await other.close();
  });

  it('orders equal results by id, however they were added to the index', async () => {
    const same = Array.from({ length: 90 }, (_, index) => ({
      ...MOBILE,
      id: `same-${String(index).padStart(2, '0')}`,
      skus: [],
    }));
    const inOrder = same.map(({ id }) => id);
    const shown = async (each: SearchEngine) => {
      const found = async (query: object) =>
        (await each.search({ language: 'de', size: 90, ...query })).items
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
    await engine().rebuild(same);
    await backwards.rebuild(same.toReversed());
    // Each id falls between the two before it, more often than a number can be halved.
    for (const [index, first] of same.slice(0, 45).entries())
      for (const document of [first, ...same.slice(89 - index, 90 - index)]) await outward.index([document]);
    for (const each of [engine(), backwards, outward]) {
      const [byWords, byFigure, inPages] = await shown(each);
      expect(byWords).toEqual(inOrder);
      expect(byFigure).toEqual(inOrder);
      expect(inPages).toEqual(inOrder);
    }
    await backwards.close();
    await outward.close();
  });
}
