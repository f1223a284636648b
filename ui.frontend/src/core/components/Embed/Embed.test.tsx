/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentConsent, saveConsent } from '../../kit/consent';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Embed.fixtures';
import { mount } from './Embed.island';
import embed from './index';

// @jest-alone: the consent is kept in its module.
const show = (name: keyof typeof fixtures) => render(withPlainChildren(embed, fixtures[name]));
const frames = () => [...document.querySelectorAll('iframe')];

it('loads nothing without consent, and links to the original', () => {
  show('default');
  expect(frames()).toEqual([]);
  expect(screen.getByText('How a screw compressor works')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open at YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
});

it('shows no play symbol over a map', () => {
  const { container } = show('default');
  expect(container.querySelector('.cmp-embed__sign')).not.toBeNull();
  expect(show('map').container.querySelector('.cmp-embed__sign')).toBeNull();
});

it('names the provider that would learn of the visit', () => {
  show('Vimeo');
  expect(screen.getByText(/IP address to Vimeo/)).toBeVisible();
});

it('is a link if the provider is unknown', () => {
  show('no player for it');
  expect(screen.getByRole('link', { name: 'Open at example.com' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows HTML without anything executable', () => {
  const { container } = show('hostile HTML');
  expect(container).toHaveTextContent('Air');
  expect(container.innerHTML).not.toMatch(/<script|onclick|<iframe/);
});

it('is empty for an invalid address', () => {
  const parsed = embed.model.parse(fixtures['hostile address']);
  expect(embed.isEmpty?.(parsed)).toBe(true);
});

describe('embed island', () => {
  let takeOff: () => void;
  beforeEach(() => localStorage.clear());
  afterEach(() => takeOff());
  const open = (name: keyof typeof fixtures = 'default') => {
    const { container } = show(name);
    takeOff = mount(container.querySelector<HTMLElement>('[data-island]')!);
  };

  it('loads only this medium, once, with its name', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Load once' }));
    const [frame] = frames();
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0');
    expect(frame).toHaveAttribute('title', 'How a screw compressor works');
    expect(frame).toHaveFocus();
    expect(currentConsent()).toBeUndefined();
  });

  it('remembers the consent to all external media, and keeps earlier consents', async () => {
    saveConsent(['necessary', 'statistics']);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Always load external media' }));
    expect(frames()).toHaveLength(1);
    expect(currentConsent()?.purposes).toEqual(['necessary', 'statistics', 'external-media']);
  });

  it('does not ask again after consent', () => {
    saveConsent(['necessary', 'external-media']);
    open();
    expect(frames()).toHaveLength(1);
  });

  it('follows the cookie banner in both directions', () => {
    open();
    saveConsent(['necessary', 'external-media']);
    expect(frames()).toHaveLength(1);
    saveConsent(['necessary']);
    expect(frames()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Load once' })).toBeVisible();
  });
});
