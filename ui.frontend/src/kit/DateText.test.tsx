/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DateText, type DateTextProps } from './DateText';
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
])('writes a day as %s does', (language, expected) => {
  show({ date: '2026-05-03' }, language);
  expect(screen.getByText(expected)).toHaveAttribute('datetime', '2026-05-03');
});

it.each([
  ['yyyy-MM-dd', '2026-05-03'],
  ['dd.MM.yy', '03.05.26'],
  ['EEEE, d MMMM yyyy', 'Sunday, 3 May 2026'],
  ["d. MMMM 'of' yyyy", '3. May of 2026'],
])('follows the author’s pattern %s', (pattern, expected) => {
  show({ date: '2026-05-03', pattern });
  expect(screen.getByText(expected)).toBeVisible();
});

it('reads the milliseconds of a page’s last change', () => {
  show({ date: Date.UTC(2026, 8, 14, 23, 59), pattern: 'yyyy-MM-dd' });
  expect(screen.getByText('2026-09-14')).toBeVisible();
});

it('leaves out what is no date', () => {
  const { container } = show({ date: 'soon' });
  expect(container).toBeEmptyDOMElement();
});
