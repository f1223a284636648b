import { QueryError } from '../QueryError';
import type { Language } from '../SearchDocument';
import type { SearchQuery } from '../SearchQuery';

/** Queries that every driver must refuse. */
export function refusals(ask: (query: Partial<SearchQuery>) => Promise<unknown>): void {
  it.each<[string, Partial<SearchQuery>, RegExp]>([
    ['10 KB of text', { text: 'x'.repeat(10_240) }, /text: has 10240 characters; the maximum is 500/],
    ['too many words', { text: 'a '.repeat(200) }, /text: has 200 words; the maximum is 32/],
    ['an unknown facet', { facets: ['colour'] }, /there is no facet "colour"; use .*family/],
    ['an unknown filter', { filters: { colour: ['red'] } }, /there is no facet "colour"/],
    ['an inherited name', { filters: JSON.parse('{"__proto__":["x"]}') }, /there is no facet "__proto__"/],
    ['an unknown figure', { ranges: { price: { max: 1 } } }, /there is no figure "price"; use motorPower/],
    ['page -1', { page: -1 }, /page: is -1; use a whole number from 1 to/],
    ['page 2^53', { page: 2 ** 53 }, /page: is 9007199254740992; use a whole number/],
    ['half a page', { page: 1.5 }, /page: is 1.5/],
    ['a page of everything', { size: 1e9 }, /size: is 1000000000; use a whole number from 1 to 100/],
    ['no number', { ranges: { motorPower: { min: NaN } } }, /ranges.motorPower.min: is NaN; use a number/],
    ['an inverted range', { ranges: { motorPower: { min: 9, max: 2 } } }, /begins at 9 and ends at 2/],
    [
      'a language without an index',
      { language: 'xx' as Language },
      /"xx" is not indexed; use en, de, fr, es/,
    ],
    ['a factor of 11', { factors: { x: 11 } }, /factors.x: is 11; use 0 to 10/],
    ['a thousand bars', { histograms: { motorPower: 1000 } }, /histograms.motorPower: is 1000/],
  ])('refuses %s immediately, and says what would be right', async (_, query, message) => {
    const start = performance.now();
    const error = await ask(query).catch((thrown: unknown) => thrown);
    expect(performance.now() - start).toBeLessThan(50);
    expect(error).toBeInstanceOf(QueryError);
    expect((error as Error).message).toMatch(message);
  });
}
