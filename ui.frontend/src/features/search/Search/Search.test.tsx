/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './Search.fixtures';
import { mount } from './Search.island';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name])).container;

it('is a form that works without scripts', () => {
  const form = show('default').querySelector('form')!;
  expect(form.method).toBe('get');
  expect(form).toHaveAttribute('action', fixtures.default.action);
  expect(screen.getByRole('searchbox', { name: 'Search this site' })).toHaveAttribute('name', 'fulltext');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

it('shows the results on the page that it leads to', () => {
  show('page of results');
  expect(screen.getByRole('searchbox')).toHaveValue('duty cycle');
  expect(screen.getByRole('heading', { name: '2+ results' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'M 100 Twin' })).toHaveAttribute('href', '/m-100-twin');
  expect(screen.getByRole('link', { name: 'More results' })).toBeVisible();
});

it('says so if nothing was found', () => {
  show('no results');
  expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible();
});

describe('the island', () => {
  let takeOff: () => void;
  let asked: string[];
  let answer: () => Promise<object>;
  const pages = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ title: `Pump ${n}`, url: `#pump-${n}`, description: 'Air' }));
  const ok = (json: unknown) => async () => ({ ok: true, json: async () => json });

  beforeEach(() => {
    jest.useFakeTimers();
    asked = [];
    answer = ok(pages(2));
    Element.prototype.scrollIntoView = jest.fn();
    window.fetch = jest.fn(async (address: string) => {
      asked.push(address);
      return await answer();
    }) as never;
    takeOff = mount(show('default').querySelector<HTMLElement>('.cmp-search')!);
  });
  afterEach(() => {
    takeOff();
    jest.useRealTimers();
  });

  const box = () => screen.getByRole('combobox');
  const options = () => screen.queryAllByRole('option');
  const type = async (term: string) => {
    box().focus();
    fireEvent.input(box(), { target: { value: term } });
    await act(() => jest.advanceTimersByTimeAsync(300));
  };
  const press = (key: string) => fireEvent.keyDown(box(), { key });

  it('sends one request once typing pauses', async () => {
    box().focus();
    for (const value of ['pum', 'pump', 'pump ']) fireEvent.input(box(), { target: { value } });
    await jest.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([
      '/content/ventora/gb/en/products.searchresults.json/_jcr_content/root/main/search?fulltext=pump&resultsOffset=0',
    ]);
  });

  it('sends no request for a term that is too short', async () => {
    await type('pu');
    expect(asked).toEqual([]);
  });

  it('shows pages with highlighted matches, and announces their number', async () => {
    await type('pump');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(options().map((each) => each.textContent)).toEqual(['Pump 0Air', 'Pump 1Air']);
    expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['Pump', 'Pump']);
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
  });

  it('is operated by keyboard, with the focus in the field', async () => {
    await type('pump');
    press('ArrowDown');
    press('ArrowDown');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pump 1');
    expect(box()).toHaveAttribute('aria-activedescendant', options()[1]!.id);
    expect(box()).toHaveFocus();
    press('ArrowDown');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    press('ArrowUp');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pump 1');
  });

  it('opens the selected page on Enter, and searches if none is selected', async () => {
    await type('pump');
    expect(press('Enter')).toBe(true);
    press('ArrowDown');
    const opened = jest.fn((event: Event) => event.preventDefault());
    options()[0]!.addEventListener('click', opened);
    expect(press('Enter')).toBe(false);
    expect(opened).toHaveBeenCalled();
  });

  it('closes on Escape and when it loses the focus', async () => {
    await type('pump');
    press('Escape');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    press('ArrowDown');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.focusOut(box(), { relatedTarget: document.body });
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('can be cleared', async () => {
    await type('pump');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('loads more when the list is scrolled to its end', async () => {
    answer = ok(pages(10));
    await type('pump');
    expect(screen.getByRole('status')).toHaveTextContent('10+ results');
    answer = ok(pages(3));
    fireEvent.scroll(screen.getByRole('listbox'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(asked[1]).toContain('resultsOffset=10');
    expect(options()).toHaveLength(13);
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(asked).toHaveLength(2);
  });

  it('stops loading when a response brings nothing more', async () => {
    answer = ok(pages(10));
    await type('pump');
    answer = ok([]);
    fireEvent.scroll(screen.getByRole('listbox'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status')).toHaveTextContent('10 results');
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(asked).toHaveLength(2);
  });

  it('says when nothing was found, and when the search is unavailable', async () => {
    answer = ok([]);
    await type('espresso');
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    answer = async () => ({ ok: false, status: 500 });
    await type('pump');
    expect(screen.getByRole('status')).toHaveTextContent('Search is not available at the moment.');
  });
});
