import type { Asking } from './asking';

/** How every driver must treat misspelt words. */
export function slipsSuite({ ask, ids }: Asking): void {
  it('corrects a word that nothing contains, and reports the correction', async () => {
    const { items, corrections, didYouMean } = await ask({ text: 'Schraubenkompresor' });
    expect(items[0]?.document.id).toBe('r-15');
    expect(corrections).toEqual([{ word: 'schraubenkompresor', instead: 'schraubenkompressor' }]);
    expect(didYouMean).toBe('schraubenkompressor');
  });

  it('does not correct a word that is in the index, even if another is more frequent', async () => {
    expect((await ask({ text: 'Kolben' })).corrections).toEqual([]);
  });

  it('allows one typo in a short word and none in a very short one', async () => {
    expect(await ids('qiuet', 'en')).toEqual(['en-r-15']);
    expect(await ids('qiute', 'en')).toEqual([]);
    expect(await ids('dty', 'en')).toEqual([]);
  });
}
