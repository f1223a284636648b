import { DocumentError } from '../DocumentError';
import type { SearchEngine } from '../SearchEngine';
import { asking } from './asking';
import { MOBILE } from './documents';

/** What every driver must do when single documents are added and removed. */
export function changesSuite(engine: () => SearchEngine): void {
  const { ids } = asking(engine);

  it('replaces the document with the same id', async () => {
    await engine().index([{ ...MOBILE, name: 'Turbine', skus: ['X-1234'], subject: '', body: '' }]);
    expect(await ids('Turbine')).toEqual(['m-270']);
    expect(await ids('V-1050-00')).toEqual([]);
    expect(await ids('Baustelle')).toEqual([]);
    expect((await engine().search({ language: 'de' })).total).toBe(5);
  });

  it('forgets a document, its numbers and the words that only it contained', async () => {
    await engine().remove(['m-270', 'never-there']);
    expect(await ids('V-1050-00')).toEqual([]);
    expect(await ids('Baustele')).toEqual([]);
    expect((await engine().suggest('bau', 'de')).words).toEqual([]);
    expect((await engine().search({ language: 'de', facets: ['family'] })).facets.family).not.toContainEqual(
      expect.objectContaining({ value: 'mobile' }),
    );
  });

  it('adds all documents or none', async () => {
    const wrong = { ...MOBILE, id: 'wrong', figures: { motorPower: NaN } };
    await expect(engine().index([{ ...MOBILE, id: 'right' }, wrong])).rejects.toThrow(
      new DocumentError('wrong', 'figure motorPower is NaN; use a number or leave it out'),
    );
    expect((await engine().search({ language: 'de' })).total).toBe(5);
  });
}
