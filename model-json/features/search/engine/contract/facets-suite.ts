import type { Asking } from './asking';

/** How every driver must treat facets. */
export function facetsSuite({ ask }: Asking): void {
  const facets = ['family', 'use', 'kind'];

  it('finds everything in a language if the query is empty', async () => {
    expect((await ask({})).total).toBe(5);
  });

  it('treats values of a facet as alternatives and combines several facets', async () => {
    const either = await ask({ filters: { family: ['mobile', 'screw'] } });
    expect(either.items.map(({ document }) => document.id).sort()).toEqual(['m-270', 'r-15']);
    const both = await ask({ filters: { family: ['mobile', 'screw'], use: ['workshop'] } });
    expect(both.items.map(({ document }) => document.id)).toEqual(['m-270']);
  });

  it('counts a facet without its own choice, so that another value can be added', async () => {
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

  it('keeps a chosen value without results in the list', async () => {
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

  it('counts the results for the words', async () => {
    const { facets: counted } = await ask({ text: 'Kompressor', facets: ['kind'] });
    expect(counted.kind).toEqual([
      { value: 'product', count: 3, selected: false },
      { value: 'article', count: 2, selected: false },
    ]);
  });
}
