import type { Finding } from './Finding';
import { reportOf } from './report';

const finding = (address: string, kind = 'A link answers 404', isError = true): Finding => ({
  checker: 'links',
  isError,
  kind,
  address,
});

it('tells each kind once, the most frequent first, with a count and an example', () => {
  const { lines, errors } = reportOf([finding('/a', 'Other'), finding('/b'), finding('/c')], false);
  expect(lines).toEqual(['error: links: 2 × A link answers 404 (/b)', 'error: links: 1 × Other (/a)']);
  expect(errors).toBe(3);
});

it('gives the reason of what is explained, and does not count it', () => {
  const kind = 'The “list” role is unnecessary for element “ul”.';
  const { lines, warnings } = reportOf([{ ...finding('/a', kind, false), checker: 'html' }], false);
  expect(warnings).toBe(0);
  expect(lines[0]).toContain('VoiceOver');
});

it('counts an explanation that no page needs as an error once all pages are known', () => {
  expect(reportOf([], false).errors).toBe(0);
  expect(reportOf([], true).errors).toBeGreaterThan(0);
});
