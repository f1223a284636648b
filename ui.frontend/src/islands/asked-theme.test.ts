/** @jest-environment jsdom */
import { showAskedTheme } from './asked-theme';

const html = document.documentElement;

function shown(search: string, themes?: string): string | undefined {
  history.replaceState(null, '', `/${search}`);
  html.dataset.theme = 'fjord';
  if (themes) html.dataset.themes = themes;
  else delete html.dataset.themes;
  showAskedTheme();
  return html.dataset.theme;
}

it('shows a page of the component library in the brand that is asked for', () => {
  expect(shown('?theme=norvent', 'fjord norvent')).toBe('norvent');
});

it('shows it in the first brand by any other name', () => {
  expect(shown('?theme=ventora', 'fjord norvent')).toBeUndefined();
});

it('leaves it in its own brand where none is asked for', () => {
  expect(shown('', 'fjord norvent')).toBe('fjord');
});

it('leaves other pages in their own brand whatever is asked for', () => {
  expect(shown('?theme=norvent')).toBe('fjord');
});
