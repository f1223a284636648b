/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import { Download } from './Download';
import { fixtures } from './Download.fixtures';
import { downloadModel } from './Download.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <Download {...downloadModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );
const properties = () =>
  screen.getAllByRole('definition').map((each) => each.textContent?.replace(/\u00a0/g, ' '));

it('has one link that saves the file, named after action and title', () => {
  show('default');
  const link = screen.getByRole('link', { name: 'Download Catalogue 2026' });
  expect(link).toHaveAttribute('download', 'catalogue-2026.pdf');
});

it('opens the file in the browser if its author wants that', () => {
  show('shown in the browser');
  expect(screen.getByRole('link')).not.toHaveAttribute('download');
});

it.each([
  ['de-DE', ['catalogue-2026.pdf', '29,7 MB', 'PDF']],
  ['en-GB', ['catalogue-2026.pdf', '29.7 MB', 'PDF']],
])('describes in %s what visitors get', (language, expected) => {
  show('default', language);
  expect(properties()).toEqual(expected);
});

it('reads the size in AEM’s format', () => {
  show('as AEM exports it', 'en-GB');
  expect(properties()[1]).toBe('29.7 MB');
});

it('rounds the size of a picture to kilobytes', () => {
  show('a picture to print');
  expect(properties()).toEqual(['m-50.jpg', '495 KB', 'JPEG']);
});

it('uses the page’s language if its author entered no text', () => {
  show('as AEM exports it', 'de-DE');
  expect(screen.getByRole('link', { name: 'Herunterladen Catalogue 2026' })).toBeVisible();
});

it('is titled with its file name if it has no title', () => {
  show('no title');
  expect(screen.getByRole('heading', { level: 2, name: 'catalogue-2026.pdf' })).toBeVisible();
});

it('offers no link to a missing file', () => {
  show('file missing');
  expect(screen.queryByRole('link')).toBeNull();
});
