/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { componentMap } from '../../component-map';
import { childRenderer } from '../../document/render-child';
import { RenderingProvider } from '../../kit/rendering';
import { Header } from './Header';
import { fixtures } from './Header.fixtures';
import { mount } from './Header.island';
import { headerModel } from './Header.model';
import { partly } from '../../../../../shared/testing/partly';

const renderChild = childRenderer(componentMap, () => {});
let unmount: () => void;
let changeWidth: () => void;

/** The server-rendered header, its island, and a page below it. */
function open(width: 'narrow' | 'wide') {
  window.matchMedia = (media: string) =>
    partly<MediaQueryList>({
      media,
      matches: width === 'wide',
      addEventListener: (_type: string, listener: () => void) => (changeWidth = listener),
    });
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild }}>
      <Header {...headerModel.parse(fixtures.default)} />
      <main>
        <button>Elsewhere</button>
      </main>
    </RenderingProvider>,
  );
  unmount = mount(screen.getByRole('banner'));
  return userEvent.setup();
}

afterEach(() => act(() => unmount()));

const behind = () => screen.getByText('Elsewhere').closest('main');
const menu = () => screen.getByRole('navigation', { name: 'Main' });
const hamburger = () => screen.getByRole('button', { name: 'Menu' });
const toggle = (title: string) => screen.getByRole('button', { name: `${title}: show submenu` });
const backOf = (title: string) =>
  document
    .getElementById(toggle(title).getAttribute('aria-controls')!)!
    .querySelector('.cmp-navigation__back')!;

describe('on a narrow screen', () => {
  it('opens and closes the drawer with the hamburger and updates the page’s state', async () => {
    const user = open('narrow');
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(hamburger());
    expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
    expect(hamburger()).toHaveAttribute('data-active');
    expect(document.documentElement).toHaveAttribute('data-navigation-open');
    await user.click(hamburger());
    expect(hamburger()).not.toHaveAttribute('data-active');
    expect(document.documentElement).not.toHaveAttribute('data-navigation-open');
  });

  it('makes the page behind the drawer inert while it is open', async () => {
    const user = open('narrow');
    await user.click(hamburger());
    await waitFor(() => expect(behind()).toHaveAttribute('inert'));
    await user.click(hamburger());
    await waitFor(() => expect(behind()).not.toHaveAttribute('inert'));
  });

  it('opens the drawer in the next frame and leaves the page behind it for the one after', async () => {
    const user = open('narrow');
    jest.useFakeTimers();
    act(() => hamburger().click());
    expect(document.documentElement).toHaveAttribute('data-navigation-open');
    expect(behind()).not.toHaveAttribute('inert');
    act(() => void jest.advanceTimersByTime(50));
    expect(behind()).toHaveAttribute('inert');
    jest.useRealTimers();
    await user.keyboard('{Escape}');
  });

  it('frees the page at once for a link that leads to something on it', async () => {
    const user = open('narrow');
    await user.click(hamburger());
    await waitFor(() => expect(behind()).toHaveAttribute('inert'));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    act(() => menu().querySelector('a')!.click());
    expect(behind()).not.toHaveAttribute('inert');
  });

  it('moves down and up level by level, with the focus', async () => {
    const user = open('narrow');
    await user.click(hamburger());
    await user.click(toggle('Products'));
    expect(menu()).toHaveAttribute('data-level', '1');
    expect(backOf('Products')).toHaveFocus();
    await user.click(toggle('Screw compressors'));
    await user.click(toggle('Fixed speed'));
    expect(menu()).toHaveAttribute('data-level', '3');
    await user.click(backOf('Fixed speed'));
    expect(menu()).toHaveAttribute('data-level', '2');
    expect(toggle('Fixed speed')).toHaveFocus();
    expect(toggle('Screw compressors')).toHaveAttribute('aria-expanded', 'true');
  });

  it('works by keyboard alone; Escape closes it and returns to the hamburger', async () => {
    const user = open('narrow');
    act(() => hamburger().focus());
    await user.keyboard('{Enter}');
    act(() => toggle('Products').focus());
    await user.keyboard('{Enter}');
    expect(backOf('Products')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(hamburger()).toHaveFocus();
    expect(menu()).toHaveAttribute('data-level', '0');
    expect(document.documentElement).not.toHaveAttribute('data-navigation-open');
  });

  it('starts at the first level when opened again', async () => {
    const user = open('narrow');
    await user.click(hamburger());
    await user.click(toggle('Solutions'));
    await user.click(hamburger());
    expect(toggle('Solutions')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the window becomes wide', async () => {
    const user = open('narrow');
    await user.click(hamburger());
    act(() => changeWidth());
    expect(document.documentElement).not.toHaveAttribute('data-navigation-open');
  });
});

describe('header on a wide screen', () => {
  it('opens one panel at a time', async () => {
    const user = open('wide');
    await user.click(toggle('Products'));
    expect(toggle('Products')).toHaveAttribute('aria-expanded', 'true');
    expect(toggle('Products')).toHaveFocus();
    await user.click(toggle('Solutions'));
    expect(toggle('Products')).toHaveAttribute('aria-expanded', 'false');
    expect(toggle('Solutions')).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle('Solutions'));
    expect(toggle('Solutions')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the panel on Escape and returns focus to its button', async () => {
    const user = open('wide');
    await user.click(toggle('Products'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(toggle('Products')).toHaveAttribute('aria-expanded', 'false');
    expect(toggle('Products')).toHaveFocus();
  });

  it('closes the panel when it loses focus', async () => {
    const user = open('wide');
    await user.click(toggle('Products'));
    act(() => screen.getByText('Elsewhere').focus());
    expect(toggle('Products')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the panel open while the focus moves inside', async () => {
    const user = open('wide');
    await user.click(toggle('Products'));
    act(() => screen.getByRole('link', { name: 'Oil-free' }).focus());
    expect(toggle('Products')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes the panel on a click elsewhere', async () => {
    const user = open('wide');
    await user.click(toggle('Products'));
    await user.click(document.body);
    expect(toggle('Products')).toHaveAttribute('aria-expanded', 'false');
  });
});

it('removes its behaviour when unmounted', async () => {
  const user = open('wide');
  unmount();
  await user.click(toggle('Products'));
  expect(toggle('Products')).toHaveAttribute('aria-expanded', 'false');
  expect(hamburger()).not.toHaveAttribute('aria-expanded');
});
