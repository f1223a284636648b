import type { Asking } from './asking';

/** How every driver must treat order numbers and type designations. */
export function numbersSuite({ ask, ids }: Asking): void {
  it.each(['V-1050-00', 'v 1050/00', 'v105000', 'V.1050.00'])(
    'finds %s however it is punctuated',
    async (sku) => {
      expect((await ids(sku))[0]).toBe('m-270');
    },
  );

  it('finds a version by its number, and all numbers with the same prefix', async () => {
    expect(await ids('V-3015-10')).toEqual(['r-15']);
    expect(await ids('V-3015')).toEqual(['r-15']);
    expect(await ids('v30')).toEqual(['r-15']);
  });

  it('finds a number among words', async () => {
    expect((await ids('Ersatzteile V-1050-00'))[0]).toBe('m-270');
  });

  it('never confuses it with another number', async () => {
    expect(await ids('V-1050-01')).toEqual([]);
    expect(await ids('V-1051-00')).toEqual([]);
    expect((await ask({ text: 'V-1051-00' })).corrections).toEqual([]);
  });

  it('finds a type however it is spaced', async () => {
    expect((await ids('R15T'))[0]).toBe('r-15');
    expect((await ids('r 15'))[0]).toBe('r-15');
  });
}
