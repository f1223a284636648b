/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { showForm } from './testing';
import { fixtures } from './FormContainer.fixtures';
import { formContainerModel } from './FormContainer.model';
import definition from './index';

const show = (name: keyof typeof fixtures, language?: string) => render(showForm(fixtures[name], language));
const values = (container: HTMLElement) => Object.fromEntries(new FormData(container.querySelector('form')!));

it('identifies the form to the server', () => {
  const { container } = show('default');
  const form = container.querySelector('form')!;
  expect(form.method).toBe('post');
  expect(form.enctype).toBe('multipart/form-data');
  expect(values(container)).toMatchObject({
    ':formstart': '/content/ventora/gb/en/contact/jcr:content/root/main/form',
    _charset_: 'UTF-8',
    source: 'contact-page',
  });
  expect(values(container)).not.toHaveProperty(':redirect');
});

it('contains the page that it redirects to', () => {
  const { container } = show('leads to another page');
  expect(values(container)[':redirect']).toBe('/content/ventora/gb/en/contact/thank-you.html');
});

it('comes back to its errors, with links to each field', () => {
  const { container } = show('sent back with errors');
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('heading', { name: 'Please check what you have entered' })).toBeVisible();
  expect(container.querySelector('form')).toHaveAttribute(
    'action',
    `/content/ventora/gb/en/contact.html#${summary.id}`,
  );
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Name: Please tell us your name.',
    'E-mail: Please enter a complete e-mail address, such as name@company.com.',
    'What is it about: please choose an option.',
    'Privacy: We may not answer without it.',
  ]);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(target).toBeInstanceOf(HTMLInputElement);
  }
});

it('finds errors within columns, too', () => {
  show('fields in columns');
  expect(screen.getByRole('alert')).toHaveTextContent('Name: Please tell us your name.');
});

it('explains why the whole form could not be sent', () => {
  show('sent back without errors of a field', 'de');
  expect(screen.getByRole('alert')).toHaveTextContent('Nicht gesendet');
  expect(screen.getByRole('alert')).toHaveTextContent('Wir konnten Ihre Nachricht nicht speichern');
  document.body.replaceChildren();
  show('words of the server');
  expect(screen.getByRole('alert')).toHaveTextContent('The order desk is closed until Monday.');
});

it('has its thanks on the page, at the target of the redirect', () => {
  const { container } = show('own thanks, hostile');
  expect(container.querySelector('#form-7-sent')).toHaveTextContent('Thanks');
  expect(container.querySelector('#form-7-sent')).toHaveAttribute('tabindex', '-1');
  expect(container.querySelector('script')).toBeNull();
});

it('has a hidden field as a trap for bots', () => {
  const { container } = show('default');
  const trap = container.querySelector<HTMLInputElement>('[name=":homepage"]')!;
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
});

it('is empty without fields', () => {
  expect(definition.isEmpty?.(formContainerModel.parse(fixtures.empty))).toBe(true);
});
