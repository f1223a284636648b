/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withPlainChildren } from '../../kit/show-component';
import definition from './index';
import { fixtures } from './PdfViewer.fixtures';
import { mount } from './PdfViewer.island';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name])).container;

it('opens and saves the document without scripts', () => {
  show('default');
  const path = '/content/dam/ventora/documents/manual-s-270.pdf';
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'manual-s-270.pdf');
  expect(screen.getByRole('button')).toHaveAttribute('data-needs-script');
});

it('offers no download if its author forbids it', () => {
  show('not for keeping');
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
});

it('loads the document when a visitor opens it, and closes it again', async () => {
  const takeOff = mount(show('default').querySelector<HTMLElement>('[data-island]')!);
  expect(document.querySelector('iframe')).toBeNull();
  const button = screen.getByRole('button', { name: 'Show here' });
  await userEvent.click(button);
  expect(screen.getByTitle('manual-s-270.pdf')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(screen.getByTitle('manual-s-270.pdf')).not.toBeVisible();
  await userEvent.click(button);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  takeOff();
});
