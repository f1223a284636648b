/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withPlainChildren } from '../../kit/show-component';
import definition from './index';
import { fixtures } from './Modal.fixtures';
import { mount } from './Modal.island';

let takeOff = () => {};

// jsdom has no modal dialogs.
beforeEach(() => {
  history.replaceState(null, '', location.pathname);
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
afterEach(() => takeOff());

function open(name: keyof typeof fixtures = 'default') {
  const { container } = render(withPlainChildren(definition, fixtures[name]));
  const root = container.querySelector<HTMLElement>('.cmp-modal')!;
  takeOff = mount(root);
  return { root, dialog: container.querySelector('dialog')! };
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it('opens by its button and closes by its labelled button', async () => {
  const { dialog } = open();
  expect(dialog.open).toBe(false);
  await userEvent.click(button('How we measure'));
  expect(screen.getByRole('dialog', { name: 'How we measure' })).toBeVisible();
  await userEvent.click(button('Close'));
  expect(dialog.open).toBe(false);
});

it('closes on a click outside', async () => {
  const { dialog } = open('opened');
  await userEvent.click(dialog.querySelector('.cmp-modal__content')!);
  expect(dialog.open).toBe(true);
  await userEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

it('starts open if its author wants that', () => {
  expect(open('opened').dialog.open).toBe(true);
});

it.each([
  ['opened by another element', '<button id="open-measuring"><b>How?</b></button>'],
  ['opened by a class', '<a class="now opens-measuring" href="/measuring"><b>How?</b></a>'],
  ['default', '<a href="#modal-1"><b>How?</b></a>'],
] as const)('opens by another trigger: %s', async (name, trigger) => {
  const { dialog } = open(name);
  document.body.insertAdjacentHTML('beforeend', trigger);
  await userEvent.click(screen.getByText('How?'));
  expect(dialog.open).toBe(true);
  expect(location.pathname).not.toBe('/measuring');
  document.body.lastElementChild!.remove();
});

it('has no button if another element opens it', () => {
  open('opened by an event');
  expect(document.querySelector('.cmp-modal__trigger')).toBeNull();
});

it('opens on a window event', () => {
  const { dialog } = open('opened by an event');
  window.dispatchEvent(new CustomEvent('ventora:measuring'));
  expect(dialog.open).toBe(true);
});

it('opens if the address names it', async () => {
  const { dialog } = open();
  location.hash = '#modal-1';
  await waitFor(() => expect(dialog.open).toBe(true));
});

it('looks like the specified sample, or as its author wants', () => {
  const look = ({ style }: HTMLElement) =>
    ['--modal-top', '--modal-overlay', '--modal-overlay-share'].map((name) => style.getPropertyValue(name));
  expect(look(open().dialog)).toEqual(['104px', 'black', '35%']);
  expect(look(open('look of its own').dialog)).toEqual(['40px', '#0a1e3c', '80%']);
});

it('shows its content to authors', () => {
  const { container } = render(withPlainChildren(definition, fixtures.default, 'edit'));
  expect(container.firstChild).toHaveClass('cmp-modal--edited');
});

it('removes its behaviour when unmounted', async () => {
  const { dialog } = open();
  takeOff();
  await userEvent.click(button('How we measure'));
  expect(dialog.open).toBe(false);
});
