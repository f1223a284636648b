/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fixtures } from './FormContainer.fixtures';
import { mount } from './FormContainer.island';
import { showForm } from './testing';

let takeOff: () => void;
let sent: FormData[];

function open(name: keyof typeof fixtures = 'default'): HTMLFormElement {
  const { container } = render(showForm(fixtures[name]));
  const form = container.querySelector('form')!;
  sent = [];
  takeOff = mount(form);
  // Runs after the island's listener: a browser would send a form that the island has not stopped.
  form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(new FormData(form, event.submitter));
    event.preventDefault();
  });
  return form;
}
afterEach(() => takeOff());

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button'));

async function fillIn(): Promise<void> {
  await userEvent.type(field('Name'), 'Jo Miller');
  await userEvent.type(field('E-mail'), 'jo@company.example');
  await userEvent.type(field('Message'), 'A compressor for a joinery.');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Germany');
  await userEvent.click(screen.getByRole('radio', { name: 'Service' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

it('lists errors above the form and beside each field, with links to the fields', async () => {
  const form = open();
  await send();
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(within(screen.getByRole('alert')).getByRole('heading', { level: 2 })).toHaveTextContent(
    'Please check what you have entered',
  );
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Name: please fill in this field.',
    'E-mail: please fill in this field.',
    'Country: please choose an option.',
    'What is it about: please choose an option.',
    'Message: please fill in this field.',
    'Privacy: Please tick this box.',
  ]);
  for (const link of links) expect(form.querySelector(link.getAttribute('href')!)).toBeInvalid();
  await send();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('Name: please fill in this field.');
  expect(field('E-mail')).toHaveAccessibleDescription(
    'We answer to this address only. E-mail: please fill in this field.',
  );
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick this box.');
  expect(field(/Company/)).toBeValid();
  const { violations } = await axe(form, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('looks the same as when rendered by the server', async () => {
  const shown = open();
  await send();
  const items = fixtures.default[':items'];
  const name = { ...items.name, error: 'required' };
  const { container } = render(showForm({ ...fixtures.default, ':items': { ...items, name } }));
  const first = (root: ParentNode) => root.querySelector('.cmp-form-text')!;
  expect(first(shown).isEqualNode(first(container))).toBe(true);
});

it('shows an error only when a field is left, and removes it at once', async () => {
  open();
  await userEvent.type(field('E-mail'), 'jo@');
  expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field('E-mail')).toHaveAccessibleDescription(/Please enter a complete e-mail address/);
  await userEvent.type(field('E-mail'), 'company.example');
  expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
  expect(field('E-mail')).toHaveAccessibleDescription('We answer to this address only.');
});

it('shows no error when a visitor passes an empty field', async () => {
  open();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

it('sends a complete form once, and says so', async () => {
  open();
  await fillIn();
  await send();
  expect(screen.getByRole('button', { name: 'Sending …' })).toHaveAttribute('aria-disabled', 'true');
  await send();
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries(sent[0]!)).toMatchObject({
    name: 'Jo Miller',
    country: 'germany',
    topic: 'service',
  });
  expect(Number(sent[0]!.get(':elapsed'))).toBeGreaterThan(0);
});

it('can be sent again when restored from the browser’s back/forward cache', async () => {
  open();
  await fillIn();
  await send();
  window.dispatchEvent(new Event('pageshow'));
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  await send();
  expect(sent).toHaveLength(2);
});

it('announces the server’s errors', () => {
  open('sent back with errors');
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('restores the browser’s own messages when unmounted', async () => {
  const form = open();
  expect(form.noValidate).toBe(true);
  takeOff();
  expect(form.noValidate).toBe(false);
});
