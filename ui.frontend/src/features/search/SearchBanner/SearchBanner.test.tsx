/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import { mount } from '../widgets/search-banner/search-banner';
import definition from './index';
import { fixtures } from './SearchBanner.fixtures';

const show = (name: keyof typeof fixtures) =>
  render(withPlainChildren(definition, fixtures[name])).container.querySelector<HTMLElement>(
    '.cmp-searchbanner',
  )!;

it('asks for a query in a form that works without scripts', () => {
  show('default');
  expect(screen.getByRole('heading', { level: 2, name: 'What do you need air for?' })).toBeVisible();
  const form = screen.getByRole('search', { name: 'Find products, advice and documents' });
  expect(form).toHaveAttribute('action', fixtures.default.action);
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
});

it('links popular searches to their results, and pages to themselves', () => {
  show('on a picture');
  const popular = within(screen.getByRole('list', { name: 'Popular searches' }));
  expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/content/ventora/gb/en/search.html?q=M+100+Twin',
    '/content/ventora/gb/en/products/mobile.html',
  ]);
});

it.each([
  ['default', 'blue'],
  ['yellow', 'yellow'],
  ['on a picture', 'dark-blue'],
] as const)('shows %s on %s', (name, ground) => {
  expect(show(name)).toHaveClass(`cmp-searchbanner--${ground}`);
});

it('removes everything executable from hostile HTML', () => {
  expect(show('hostile words').querySelector('script, [onclick]')).toBeNull();
});

it('remembers a followed popular search, and notifies the page', () => {
  const root = show('default');
  const takeOff = mount(root);
  const told = jest.fn((event: Event) => event.preventDefault());
  root.addEventListener('ventora:search', told);
  screen.getByRole('link', { name: 'quiet, under 65 dB' }).click();
  expect(told.mock.calls[0]![0]).toMatchObject({ detail: { q: 'quiet, under 65 dB' } });
  expect(JSON.parse(localStorage.getItem('ventora-searches-en')!)).toEqual(['quiet, under 65 dB']);
  takeOff();
});
