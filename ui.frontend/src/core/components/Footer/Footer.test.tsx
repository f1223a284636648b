/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { componentMap } from '../../component-map';
import { childRenderer } from '../../document/render-child';
import { RenderingProvider } from '../../kit/rendering';
import { Footer } from './Footer';
import { fixtures } from './Footer.fixtures';
import { footerModel } from './Footer.model';

const renderChild = childRenderer(componentMap, (problem) => {
  throw new Error(problem.message);
});

const show = (name: keyof typeof fixtures, language = 'en-GB', asksConsent = true) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, asksConsent, renderChild }}>
      <Footer {...footerModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('ends the page with its columns and the legal line last', () => {
  show('default');
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('heading', { name: 'Business partners' })).toBeInTheDocument();
  expect(within(footer).getByRole('link', { name: '01632 960100' })).toHaveAttribute(
    'href',
    'tel:+441632960100',
  );
  const imprint = within(footer).getByRole('link', { name: 'Imprint' });
  expect(within(footer).getAllByRole('link').at(-1)).toBe(imprint);
});

it.each([
  ['default', 'en-GB', 'Cookie settings'],
  ['long German words', 'de-DE', 'Cookie-Einstellungen'],
  ['French', 'fr-FR', 'Paramètres des cookies'],
  ['Spanish', 'es-ES', 'Configuración de cookies'],
] as const)('links to the cookie choice: %s', (name, language, label) => {
  show(name, language);
  const button = screen.getByRole('button', { name: label });
  expect(button).toHaveAttribute('data-open-consent');
  expect(button).toHaveAttribute('data-needs-script');
});

it('offers no cookie choice on a page that has no cookie banner', () => {
  show('default', 'en-GB', false);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('works without columns', () => {
  show('no columns');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
