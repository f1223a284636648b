/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import { CookieBanner } from './CookieBanner';
import { fixtures } from './CookieBanner.fixtures';
import { cookieBannerModel } from './CookieBanner.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <CookieBanner {...cookieBannerModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('is hidden until a script has looked for a decision', () => {
  show('default');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('region', { hidden: true })).toHaveAttribute('hidden');
});

it('offers three equal answers', () => {
  show('default');
  const names = screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
  expect(names).toEqual(['Manage Cookies', 'Only necessary', 'Accept all', 'Save choices']);
});

it('names the required purpose without asking for it', () => {
  show('default');
  const box = screen.getByRole('checkbox', { name: 'Necessary (always on)', hidden: true });
  expect(box).toBeChecked();
  expect(box).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Statistics', hidden: true })).not.toBeChecked();
});

it('explains each purpose in the banner', () => {
  show('default');
  expect(screen.getByRole('checkbox', { name: 'External media', hidden: true })).toHaveAccessibleDescription(
    /see your IP address/,
  );
});

it('runs no script from its text', () => {
  show('hostile text');
  expect(document.querySelector('script, img, [onclick]')).toBeNull();
});

it.each([
  ['de-DE', 'Alle akzeptieren'],
  ['fr-FR', 'Tout accepter'],
  ['es-ES', 'Aceptar todas'],
])('uses the page’s language if the author entered no text: %s', (language, accept) => {
  show('no purposes', language);
  expect(screen.getByRole('button', { name: accept, hidden: true })).toBeInTheDocument();
});
