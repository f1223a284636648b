import type { SearchQuery, SearchResult } from '../SearchQuery';

/** What every driver must do with facets, and with figures and their bounds. */
export function facetsSuite(ask: (query: Partial<SearchQuery>) => Promise<SearchResult>): void {
  const facets = ['family', 'use', 'kind'];

  it('gives everything of a language where nothing is asked', async () => {
    expect((await ask({})).total).toBe(5);
  });

  it('takes values of a facet as alternatives and several facets together', async () => {
    const either = await ask({ filters: { family: ['mobile', 'screw'] } });
    expect(either.items.map(({ document }) => document.id).sort()).toEqual(['m-270', 'r-15']);
    const both = await ask({ filters: { family: ['mobile', 'screw'], use: ['workshop'] } });
    expect(both.items.map(({ document }) => document.id)).toEqual(['m-270']);
  });

  it('counts a facet beside its own choice, so that another value can be added', async () => {
    const { facets: counted } = await ask({ filters: { family: ['mobile'] }, facets });
    expect(counted.family).toEqual(
      [
        { value: 'mobile', count: 1, selected: true },
        { value: 'dryers', count: 1, selected: false },
        { value: 'screw', count: 1, selected: false },
      ].sort((a, b) => (a.value < b.value ? -1 : 1)),
    );
    expect(counted.use).toEqual([
      { value: 'site', count: 1, selected: false },
      { value: 'workshop', count: 1, selected: false },
    ]);
    expect(counted.kind).toEqual([{ value: 'product', count: 1, selected: false }]);
  });

  it('keeps a chosen value in the list that leads to nothing', async () => {
    const { total, facets: counted } = await ask({
      text: 'leise',
      filters: { family: ['mobile'] },
      facets: ['family'],
    });
    expect(total).toBe(0);
    expect(counted.family).toEqual([
      { value: 'screw', count: 1, selected: false },
      { value: 'mobile', count: 0, selected: true },
    ]);
  });

  it('counts what the words find', async () => {
    const { facets: counted } = await ask({ text: 'Kompressor', facets: ['kind'] });
    expect(counted.kind).toEqual([
      { value: 'product', count: 3, selected: false },
      { value: 'article', count: 2, selected: false },
    ]);
  });

  it('holds a figure within bounds, by any version, and leaves out what has no such figure', async () => {
    const range = async (min?: number, max?: number) =>
      (await ask({ ranges: { maxPressure: { min, max } } })).items.map(({ document }) => document.id).sort();
    expect(await range(10)).toEqual(['m-270', 'r-15']);
    expect(await range(undefined, 8)).toEqual(['r-15']);
    expect(await range(11)).toEqual([]);
  });

  it('draws a histogram beside its own range', async () => {
    const { histograms } = await ask({
      ranges: { soundPressureLevel: { max: 70 } },
      histograms: { soundPressureLevel: 2 },
    });
    expect(histograms.soundPressureLevel).toEqual({ min: 52, max: 78, bars: [1, 2] });
  });

  it('sorts by a figure, with those last that have none', async () => {
    const sorted = async (order: 'asc' | 'desc') => {
      const sort = { figure: 'motorPower', order };
      const { items } = await ask({ text: '', sort, filters: { kind: ['product'] } });
      return items.map(({ document }) => document.id);
    };
    expect(await sorted('asc')).toEqual(['m-270', 'r-15', 'k-20']);
    expect(await sorted('desc')).toEqual(['r-15', 'm-270', 'k-20']);
  });
}
