import type { Asking } from './asking';

/** What every driver must do with facets. */
export function facetsSuite({ ask }: Asking): void {
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
}
