/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import definition from './index';
import { LibrarySwitches } from './LibrarySwitches';
import { fixtures } from './LibrarySwitches.fixtures';
import { mount } from './LibrarySwitches.island';
import { librarySwitchesModel } from './LibrarySwitches.model';

const show = (name: keyof typeof fixtures) =>
  render(<LibrarySwitches {...librarySwitchesModel.parse(fixtures[name])} />);

it('labels each switch, and shows the current choice', () => {
  show('chosen');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('de');
  expect(screen.getByRole('combobox', { name: 'Direction' })).toHaveValue('rtl');
  expect(screen.getByRole('combobox', { name: 'Width' })).toHaveValue('');
});

it('works without scripts, as a form with a button', () => {
  show('default');
  expect(screen.getByRole('form', { name: 'View of the 18 examples' })).not.toHaveAttribute('method');
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('type', 'submit');
});

it('falls back to the defaults for unknown values', () => {
  show('a choice that is none');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('');
});

it('renders nothing on a page without examples', () => {
  expect(definition.isEmpty?.(librarySwitchesModel.parse(fixtures.empty))).toBe(true);
});

describe('library switches island', () => {
  const open = () => {
    show('default');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div><iframe data-address="/demo.html" data-language="ar" src="/demo.html?lang=ar"></iframe><a href="/demo.html?lang=ar"></a></div>',
    );
    const unmount = mount(document.querySelector<HTMLElement>('form')!);
    return { frame: document.querySelector('iframe')!, unmount };
  };
  afterEach(() => {
    document.querySelector('iframe')?.parentElement?.remove();
    history.replaceState(null, '', '/');
  });

  it('updates every example when a switch changes', async () => {
    const { frame } = open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
    expect(frame).toHaveAttribute('src', '/demo.html?lang=fr');
    expect(frame.nextElementSibling).toHaveAttribute('href', '/demo.html?lang=fr');
    expect(location.search).toBe('?lang=fr');
  });

  it('returns an example to its own language', async () => {
    const { frame } = open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '');
    expect(frame).toHaveAttribute('src', '/demo.html?lang=ar');
    expect(location.search).toBe('');
  });

  it('changes the width of the frames without reloading', async () => {
    const { frame } = open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Width' }), '768');
    expect(frame).toHaveAttribute('data-width', '768');
    expect(frame).toHaveAttribute('src', '/demo.html?lang=ar');
  });

  it('removes its behaviour when unmounted', async () => {
    const { frame, unmount } = open();
    unmount();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
    expect(frame).toHaveAttribute('src', '/demo.html?lang=ar');
  });
});
