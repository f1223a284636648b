import type { Asking } from './asking';

/** What every driver must make of words that are misspelt. */
export function slipsSuite({ ask, ids }: Asking): void {
  it('corrects a word that nothing contains, and says so', async () => {
    const { items, corrections, didYouMean } = await ask({ text: 'Schraubenkompresor' });
    expect(items[0]?.document.id).toBe('r-15');
    expect(corrections).toEqual([{ word: 'schraubenkompresor', instead: 'schraubenkompressor' }]);
    expect(didYouMean).toBe('schraubenkompressor');
  });

  it('leaves a word alone that the index has, were another more frequent', async () => {
    expect((await ask({ text: 'Kolben' })).corrections).toEqual([]);
  });

  it('allows one slip in a short word and none in a very short one', async () => {
    expect(await ids('qiuet', 'en')).toEqual(['en-r-15']);
    expect(await ids('qiute', 'en')).toEqual([]);
    expect(await ids('dty', 'en')).toEqual([]);
  });
}
