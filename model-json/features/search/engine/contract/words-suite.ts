import type { Language } from '../SearchDocument';
import type { Asking } from './asking';

/** Word forms that the documents do not contain, each with a document that it must find. */
const FOUND: readonly (readonly [text: string, language: Language, id: string])[] = [
  ['Schraubenkompressoren', 'de', 'r-15'],
  ['kaltetrockner', 'de', 'k-20'],
  ['Kaeltetrockner', 'de', 'k-20'],
  ['KÄLTETROCKNER', 'de', 'k-20'],
  ['Verdichter Baustellen', 'de', 'm-270'],
  ['geräuscharm', 'de', 'r-15'],
  ['der Kompressor für die Montage', 'de', 'm-270'],
  ['pistons laboratory', 'en', 'en-s-4'],
  ['compressors sites', 'en', 'en-m-270'],
  ['compresseur réservoir', 'fr', 'fr-s-4'],
  ['secheur', 'fr', 'fr-s-4'],
  ['compresor piston depósito', 'es', 'es-s-4'],
  ['clinica', 'es', 'es-s-4'],
];

/** What every driver must find by words, in any of their forms. */
export function wordsSuite({ ask, ids }: Asking): void {
  it.each(FOUND)('finds by "%s" (%s)', async (text, language, id) =>
    expect(await ids(text, language)).toContain(id),
  );

  it('finds a compound by its first and by its last part', async () => {
    expect(await ids('Kompressor')).toEqual(expect.arrayContaining(['m-270', 'r-15', 'schraube']));
    expect(await ids('Kolben')).toEqual(expect.arrayContaining(['m-270', 'kolben']));
  });

  it('finds the parts by a compound that is written as separate words', async () => {
    expect(await ids('Schraubenkompressor')).toEqual(expect.arrayContaining(['r-15', 'schraube']));
  });

  it('requires every word', async () => {
    expect(await ids('Schraubenkompressor Baustelle')).toEqual([]);
  });

  it('ranks the name above the text', async () => {
    expect((await ids('Kolben'))[0]).toBe('kolben');
  });

  it('ranks what a thing is above passing mentions, even if nearly every document mentions it', async () => {
    const found = await ids('Kompressor', 'de', { filters: { kind: ['product'] } });
    expect(found).toHaveLength(3);
    expect(found.at(-1)).toBe('k-20');
  });

  it('answers in the language of the reader only', async () => {
    expect(await ids('M 270', 'en')).toEqual(['en-m-270']);
    expect(await ids('Schraubenkompressor', 'en')).toEqual([]);
  });

  it('treats the last word as a prefix while it is typed', async () => {
    expect(await ids('kältetr', 'de', { typing: true })).toEqual(['k-20']);
    expect(await ids('screw comp', 'en', { typing: true })).toEqual(['en-r-15']);
  });

  it('ignores operators of other search engines', async () => {
    for (const text of [
      '"',
      '*',
      'NEAR(',
      'Kompressor AND',
      "' OR 1=1 --",
      'name:',
      '(((',
      '\0',
      '{x}:y',
      '-',
    ]) {
      await expect(ask({ text })).resolves.toHaveProperty('total');
    }
  });
}
