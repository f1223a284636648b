import type { SearchEngine } from '../SearchEngine';
import { asking } from './asking';
import { DOCUMENTS, MOBILE } from './documents';

/** What every driver must do while its whole index is built again, and when that fails. */
export function rebuildSuite(engine: () => SearchEngine): void {
  const { ids } = asking(engine);

  it('answers from the old index until the new one is complete', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => ({
      ...MOBILE,
      id: `new-${index}`,
      name: `Neu ${index}`,
    }));
    let done = false;
    const rebuilt = engine()
      .rebuild(many)
      .then(() => (done = true));
    const totals = new Set<number>();
    while (!done) {
      totals.add((await engine().search({ language: 'de' })).total);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await rebuilt;
    totals.add((await engine().search({ language: 'de' })).total);
    expect([...totals]).toEqual([5, 1500]);
  });

  it('keeps the old index if a rebuild fails, and accepts the next rebuild', async () => {
    function* broken() {
      yield MOBILE;
      throw new Error('the content went away');
    }
    await expect(engine().rebuild(broken())).rejects.toThrow('the content went away');
    expect((await engine().search({ language: 'de' })).total).toBe(5);
    await engine().rebuild([MOBILE]);
    expect((await engine().search({ language: 'de' })).total).toBe(1);
  });

  it('does not lose documents written during a rebuild', async () => {
    const rebuilt = engine().rebuild(DOCUMENTS);
    await engine().index([{ ...MOBILE, id: 'late', name: 'Nachzügler' }]);
    await rebuilt;
    expect(await ids('Nachzügler')).toEqual(['late']);
  });
}
