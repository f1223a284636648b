import type { Asking } from './asking';

/** How every driver must treat boosts, scores and pages. */
export function orderSuite({ ask, ids }: Asking): void {
  it('raises boosted documents', async () => {
    expect((await ids('piston compressor', 'en'))[0]).toBe('en-s-4');
  });

  it('explains a score by its parts', async () => {
    const { items, explain } = await ask({ language: 'en', text: 'piston compressor', explain: true });
    const { score, explain: parts } = items[0]!;
    expect(parts).toMatchObject({ boost: 0.5, number: 0, pinned: false });
    expect(score).toBeCloseTo(parts!.text * 1.5, 5);
    expect(explain).toContain('piston');
  });

  it('gives every result on exactly one page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ids('', 'de', { page, size: 2 })));
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat()).size).toBe(5);
    expect(await ids('', 'de', { page: 4, size: 2 })).toEqual([]);
  });
}
