import type { SearchEngine } from '../SearchEngine';
import type { Language } from '../SearchDocument';
import type { SearchQuery } from '../SearchQuery';
import { DOCUMENTS } from './documents';
import { facetsSuite } from './facets-suite';
import { meaningSuite } from './meaning-suite';
import { refusals } from './refusals';
import { rulesSuite } from './rules-suite';

/**
 * What every driver of the search must do, whatever stands behind it.
 *
 * @param open an empty engine with the suite's schema
 */
export function engineSuite(open: () => Promise<SearchEngine>): void {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await open();
    await engine.rebuild(DOCUMENTS);
  });
  afterAll(() => engine.close());

  const ask = (query: Partial<SearchQuery>) => engine.search({ language: 'de', ...query });
  const ids = async (text: string, language: Language = 'de', more: Partial<SearchQuery> = {}) =>
    (await ask({ text, language, ...more })).items.map(({ document }) => document.id);

  describe('words', () => {
    it.each<[string, Language, string]>([
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
    ])('finds by "%s" (%s)', async (text, language, id) => expect(await ids(text, language)).toContain(id));

    it('finds a compound by its last part and by its first', async () => {
      expect(await ids('Kompressor')).toEqual(expect.arrayContaining(['m-270', 'r-15', 'schraube']));
      expect(await ids('Kolben')).toEqual(expect.arrayContaining(['m-270', 'kolben']));
    });

    it('finds the parts by a compound that is written apart', async () => {
      expect(await ids('Schraubenkompressor')).toEqual(expect.arrayContaining(['r-15', 'schraube']));
    });

    it('wants every word', async () => {
      expect(await ids('Schraubenkompressor Baustelle')).toEqual([]);
    });

    it('sets the name above the text', async () => {
      expect((await ids('Kolben'))[0]).toBe('kolben');
    });

    it('sets what a thing is above what is said in passing, though nearly everything says it', async () => {
      const found = await ids('Kompressor', 'de', { filters: { kind: ['product'] } });
      expect(found).toHaveLength(3);
      expect(found.at(-1)).toBe('k-20');
    });

    it('answers in the language of the reader only', async () => {
      expect(await ids('M 270', 'en')).toEqual(['en-m-270']);
      expect(await ids('Schraubenkompressor', 'en')).toEqual([]);
    });

    it('takes the last word for a beginning while it is typed', async () => {
      expect(await ids('kältetr', 'de', { typing: true })).toEqual(['k-20']);
      expect(await ids('screw comp', 'en', { typing: true })).toEqual(['en-r-15']);
    });

    it('takes signs of other search machines for what they are: nothing', async () => {
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
  });

  describe('meaning', () => meaningSuite(() => engine));

  describe('slips', () => {
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
  });

  describe('order numbers', () => {
    it.each(['V-1050-00', 'v 1050/00', 'v105000', 'V.1050.00'])(
      'finds %s however it is punctuated',
      async (sku) => {
        expect((await ids(sku))[0]).toBe('m-270');
      },
    );

    it('finds the number of a version, and by its beginning all that begin so', async () => {
      expect(await ids('V-3015-10')).toEqual(['r-15']);
      expect(await ids('V-3015')).toEqual(['r-15']);
      expect(await ids('v30')).toEqual(['r-15']);
    });

    it('finds a number among words', async () => {
      expect((await ids('Ersatzteile V-1050-00'))[0]).toBe('m-270');
    });

    it('never takes another number for it', async () => {
      expect(await ids('V-1050-01')).toEqual([]);
      expect(await ids('V-1051-00')).toEqual([]);
      expect((await ask({ text: 'V-1051-00' })).corrections).toEqual([]);
    });

    it('finds a type however it is spaced', async () => {
      expect((await ids('R15T'))[0]).toBe('r-15');
      expect((await ids('r 15'))[0]).toBe('r-15');
    });
  });

  describe('facets and figures', () => facetsSuite(ask));

  describe('order and pages', () => {
    it('raises what is boosted', async () => {
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
  });

  describe('rules of a site', () => rulesSuite(() => engine));

  describe('suggestions', () => {
    it('completes the last word and names documents', async () => {
      const { words, documents } = await engine.suggest('Schraub', 'de');
      expect(words).toEqual(expect.arrayContaining(['schraubenkompressor', 'schraube']));
      expect(documents.map(({ id }) => id)).toEqual(expect.arrayContaining(['r-15', 'schraube']));
    });

    it('keeps the words before', async () => {
      expect((await engine.suggest('Mobile pis', 'en')).words).toEqual(['Mobile piston']);
    });

    it('completes no word that is there as it is, and no unit after a figure', async () => {
      const words = async (q: string) => (await engine.suggest(q, 'en')).words;
      expect(await words('Mobile piston')).toEqual([]);
      expect(await words('8 c')).not.toEqual([]);
      expect(await words('8 l')).toEqual([]);
    });

    it('names a product by the beginning of its number', async () => {
      expect((await engine.suggest('V-30', 'de')).documents.map(({ id }) => id)).toEqual(['r-15']);
    });

    it('names only documents with the values that are asked for', async () => {
      const { documents } = await engine.suggest('Schraub', 'de', { filters: { kind: ['article'] } });
      expect(documents.map(({ id }) => id)).toEqual(['schraube']);
    });

    it('says nothing to nothing', async () => {
      expect(await engine.suggest(' ', 'de')).toEqual({ words: [], documents: [] });
    });
  });

  describe('what cannot be asked', () => refusals(ask));
}
