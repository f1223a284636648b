/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentEvent, consentFor, currentConsent, onConsent, type ConsentRecord } from '../../kit/consent';
import { RenderingProvider } from '../../kit/rendering';
import { CookieBanner } from './CookieBanner';
import { fixtures } from './CookieBanner.fixtures';
import { mount } from './CookieBanner.island';
import { cookieBannerModel } from './CookieBanner.model';

let unmount = () => {};

function open(policyVersion = '2026-09') {
  const model = cookieBannerModel.parse({ ...fixtures.default, policyVersion });
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <CookieBanner {...model} />
      <footer>
        <button data-open-consent>Cookie settings</button>
      </footer>
    </RenderingProvider>,
  );
  unmount = mount(document.getElementById(model.id)!);
  return userEvent.setup();
}

const region = () => screen.queryByRole('region', { name: 'Cookies on this site' });
const decide = (purposes: string[], version = '2026-09') =>
  localStorage.setItem(
    'ventora-consent',
    JSON.stringify({ version, decidedAt: '2026-09-14T08:00:00Z', purposes }),
  );

beforeEach(() => localStorage.clear());
afterEach(() => unmount());

it('opens for undecided visitors without taking the focus', () => {
  open();
  expect(region()).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('stays closed for visitors who have decided', () => {
  decide(['necessary']);
  open();
  expect(region()).toBeNull();
});

it('opens again when the policy has changed', () => {
  decide(['necessary', 'statistics'], '2025-01');
  open();
  expect(region()).toBeVisible();
  expect(consentFor('statistics')).toBe(false);
});

it.each([
  ['Accept all', ['necessary', 'statistics', 'external-media']],
  ['Only necessary', ['necessary']],
])('stores the answer "%s" with time and version', async (name, purposes) => {
  const user = open();
  await user.click(screen.getByRole('button', { name }));
  expect(region()).toBeNull();
  expect(currentConsent()).toEqual({
    version: '2026-09',
    decidedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    purposes,
  });
  expect(screen.getByRole('status')).toHaveTextContent('Your choice is saved.');
});

it('lets visitors choose purposes individually', async () => {
  const user = open();
  const manage = screen.getByRole('button', { name: 'Manage Cookies' });
  await user.click(manage);
  expect(manage).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'External media' }));
  await user.click(screen.getByRole('button', { name: 'Save choices' }));
  expect(consentFor('external-media')).toBe(true);
  expect(consentFor('statistics')).toBe(false);
});

it('notifies the page of the decision', async () => {
  const user = open();
  const heard: ConsentRecord[] = [];
  const stop = onConsent((record) => heard.push(record));
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  expect(heard.map(({ purposes }) => purposes)).toEqual([['necessary', 'statistics', 'external-media']]);
  stop();
  window.dispatchEvent(new CustomEvent(consentEvent, { detail: heard[0] }));
  expect(heard).toHaveLength(1);
});

it('opens from the footer with the current choice, takes the focus and returns it', async () => {
  decide(['necessary', 'statistics']);
  const user = open();
  const opener = screen.getByRole('button', { name: 'Cookie settings' });
  await user.click(opener);
  expect(screen.getByText('Cookies on this site')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'External media' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Only necessary' }));
  expect(opener).toHaveFocus();
  expect(consentFor('statistics')).toBe(false);
});

it('does not treat Escape as an answer', async () => {
  const user = open();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(region()).toBeVisible();
  expect(currentConsent()).toBeUndefined();
});

it('closes the purposes on Escape, and focuses the button that opened them', async () => {
  const user = open();
  const manage = screen.getByRole('button', { name: 'Manage Cookies' });
  await user.click(manage);
  await user.click(screen.getByRole('checkbox', { name: 'Statistics' }));
  await user.keyboard('{Escape}');
  expect(manage).toHaveAttribute('aria-expanded', 'false');
  expect(manage).toHaveFocus();
  expect(region()).toBeVisible();
  expect(currentConsent()).toBeUndefined();
});

it('keeps the decision on Escape if opened from the footer', async () => {
  decide(['necessary', 'statistics']);
  const user = open();
  const opener = screen.getByRole('button', { name: 'Cookie settings' });
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(region()).toBeNull();
  expect(opener).toHaveFocus();
  expect(consentFor('statistics')).toBe(true);
});

it('places the purposes after their button in the tab order', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Manage Cookies' }));
  for (const name of ['Only necessary', 'Accept all']) {
    await user.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Statistics' })).toHaveFocus();
});

it('remembers the answer for the page if storage is refused', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const user = open('2027-01');
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  expect(consentFor('statistics')).toBe(true);
  refuse.mockRestore();
});

it('ignores a corrupt record', () => {
  localStorage.setItem('ventora-consent', '{"version":7');
  open('2028-01');
  expect(region()).toBeVisible();
});
