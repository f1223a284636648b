import { places } from './places';
import type { Results } from './Results';
import { aimOf, restOf, rowsOf, type Statement } from './statement-texts';

const results: Results = {
  assessed: '2026-11-27',
  checks: { axe: { looked: 12, failed: 0 }, pdf: { looked: 1300, failed: 1 } },
};
const statement = (more: Partial<Statement> = {}): Statement => ({
  root: '/content/ventora/gb/en',
  language: 'en',
  places: places.ventora!,
  results,
  isAbroad: false,
  ...more,
});

it('lists each check with what it looked at, and leaves out those that did not run', () => {
  expect(rowsOf(statement()).map(([, looked, failed]) => [looked, failed])).toEqual([
    ['12 pages', 'none'],
    ['1,300 documents', '1 document'],
  ]);
});

it('names what failed among what does not conform', () => {
  expect(restOf(statement())).toContain('PDF documents conform to PDF/UA-1 by veraPDF: not on 1 document');
  expect(restOf(statement({ results: { ...results, checks: {} } }))).not.toContain('veraPDF');
});

it('says how to complain, and the day of the assessment as the country writes it', () => {
  const said = restOf(statement());
  expect(said).toContain('<a href="/content/ventora/gb/en/contact.html">');
  expect(said).toContain('Equality Advisory and Support Service');
  expect(said).toContain('27 November 2026');
  expect(restOf(statement({ language: 'de' }))).toContain('27. November 2026');
});

it('refers to European law only where it applies', () => {
  expect(aimOf(statement())).toContain('EN\u00a0301\u00a0549');
  const abroad = statement({ isAbroad: true });
  expect(aimOf(abroad) + restOf(abroad)).not.toMatch(/EN\s301|Support Service/);
  expect(restOf(abroad)).toContain('November 27, 2026');
});
