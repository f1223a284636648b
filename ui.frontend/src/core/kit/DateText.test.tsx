/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DateText, type DateTextProps } from './DateText';
import { formatDay, formatPattern } from '../../../../shared/dates/format-date';
import { RenderingProvider } from './rendering';

const show = (props: DateTextProps, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <DateText {...props} />
    </RenderingProvider>,
  );

it.each([
  ['en-GB', '3 May 2026'],
  ['de-DE', '3. Mai 2026'],
  ['fr-FR', '3 mai 2026'],
  ['es-ES', '3 de mayo de 2026'],
])('writes a date in the format of %s', (language, expected) => {
  show({ date: '2026-05-03' }, language);
  expect(screen.getByText(expected)).toHaveAttribute('datetime', '2026-05-03');
});

it.each([
  ['yyyy-MM-dd', '2026-05-03'],
  ['dd.MM.yy', '03.05.26'],
  ['EEEE, d MMMM yyyy', 'Sunday, 3 May 2026'],
  ["d. MMMM 'of' yyyy", '3. May of 2026'],
])('formats a date with the author’s pattern %s', (pattern, expected) => {
  show({ date: '2026-05-03', pattern });
  expect(screen.getByText(expected)).toBeVisible();
});

it('reads a date from milliseconds', () => {
  show({ date: Date.UTC(2026, 8, 14, 23, 59), pattern: 'yyyy-MM-dd' });
  expect(screen.getByText('2026-09-14')).toBeVisible();
});

it('renders nothing for an invalid date', () => {
  const { container } = show({ date: 'soon' });
  expect(container).toBeEmptyDOMElement();
});

it('uses an ordinal for the first of a month in French only', () => {
  const first = new Date(Date.UTC(2026, 8, 1));
  expect(formatDay(first, 'fr-FR')).toBe('1er septembre 2026');
  expect(formatDay(first, 'es-ES')).toBe('1 de septiembre de 2026');
  expect(formatDay(new Date(Date.UTC(2026, 8, 11)), 'fr-CA')).toBe('11 septembre 2026');
  expect(formatPattern(first, 'EEEE d MMMM yyyy', 'fr-FR')).toBe('mardi 1er septembre 2026');
  expect(formatPattern(new Date(Date.UTC(2026, 8, 21)), 'd MMMM yyyy', 'fr-FR')).toBe('21 septembre 2026');
  expect(formatPattern(first, 'd.MM.yyyy', 'fr-FR')).toBe('1.09.2026');
});
